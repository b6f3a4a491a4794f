extension Schema {
  /// When a weighing was first recorded: of two on one day the one that was recorded later counts.
  nonisolated static let version8 = """
    ALTER TABLE weighings ADD COLUMN written_ms INTEGER;
    ALTER TABLE weighings ADD COLUMN written_offset INTEGER;
    ALTER TABLE weighings ADD COLUMN written_zone TEXT;
    ALTER TABLE weighings ADD COLUMN written_day INTEGER;
    CREATE INDEX weighings_by_day ON weighings (at_day, written_ms, at_ms, id, grams);
    """
}
