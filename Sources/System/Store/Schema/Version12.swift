extension Schema {
  /// Which wording of the safety questions was answered.
  nonisolated static let version12 = """
    ALTER TABLE safety ADD COLUMN wording INTEGER;
    """
}
