extension Schema {
  /// The person's drinks.
  nonisolated static let version11 = """
    CREATE TABLE drinks (
      id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 26),
      at_ms INTEGER NOT NULL,
      at_offset INTEGER NOT NULL,
      at_zone TEXT NOT NULL,
      at_day INTEGER NOT NULL,
      ml INTEGER NOT NULL,
      what TEXT
    ) STRICT;
    CREATE INDEX drinks_by_time ON drinks (at_ms, id);
    """
}
