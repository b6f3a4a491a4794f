extension Schema {
  /// What the person weighs.
  nonisolated static let version6 = """
    CREATE TABLE weighings (
      id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 26),
      at_ms INTEGER NOT NULL,
      at_offset INTEGER NOT NULL,
      at_zone TEXT NOT NULL,
      at_day INTEGER NOT NULL,
      grams INTEGER NOT NULL,
      note TEXT
    ) STRICT;
    CREATE INDEX weighings_by_time ON weighings (at_ms, id);
    """
}
