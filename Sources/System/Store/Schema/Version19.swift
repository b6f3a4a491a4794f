extension Schema {
  /// The data behind the habit, besides the journals.
  nonisolated static let version19 = """
    CREATE TABLE rules (
      id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 26),
      key TEXT NOT NULL,
      from_day INTEGER,
      value TEXT NOT NULL
    ) STRICT;
    CREATE TABLE day_facts (
      id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 26),
      on_day INTEGER NOT NULL,
      fact TEXT NOT NULL
    ) STRICT;
    CREATE TABLE badges (
      id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 26),
      category TEXT NOT NULL,
      tier TEXT NOT NULL,
      on_day INTEGER NOT NULL
    ) STRICT;
    ALTER TABLE weighings ADD COLUMN moved_day INTEGER;
    """
}
