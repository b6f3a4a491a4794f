extension Schema {
  /// Why a fast ended, where the person has said so.
  nonisolated static let version15 = """
    ALTER TABLE fasts ADD COLUMN reason TEXT;
    CREATE INDEX fasts_by_reason ON fasts (reason, cancelled) WHERE reason IS NOT NULL;
    """
}
