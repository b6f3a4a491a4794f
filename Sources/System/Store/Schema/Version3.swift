extension Schema {
  /// What the person plans and says of themselves; how a fast felt, and where it came from.
  nonisolated static let version3 = """
    ALTER TABLE fasts ADD COLUMN mood INTEGER CHECK (mood BETWEEN 1 AND 5);
    ALTER TABLE fasts ADD COLUMN source TEXT;
    ALTER TABLE fasts ADD COLUMN source_id TEXT;
    CREATE INDEX fasts_by_source ON fasts (source, source_id) WHERE source IS NOT NULL;

    -- Also all that statistics read of a fast, so that they read nothing else.
    DROP INDEX fasts_by_end_day;
    CREATE INDEX fasts_by_end_day ON fasts (
      end_day, start_day, cancelled, completed, start_ms, end_ms, start_offset, end_offset,
      goal_ms, schedule);

    CREATE TABLE schedules (
      id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 26),
      name TEXT NOT NULL,
      hours INTEGER NOT NULL CHECK (hours BETWEEN 1 AND 23),
      text TEXT
    ) STRICT;

    -- At most one row each: what a start without words uses, and the answers to the safety questions.
    CREATE TABLE choices (
      id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 26),
      schedule TEXT
    ) STRICT;

    CREATE TABLE safety (
      id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 26),
      -- Question 1 is the lowest bit.
      applies INTEGER NOT NULL,
      agreed INTEGER NOT NULL CHECK (agreed IN (0, 1)),
      at_ms INTEGER NOT NULL
    ) STRICT;

    -- Day numbers, both ends included. A day's intention is 'off', or a schedule's name behind the
    -- second of the local day at which it begins ('-' for none): '72000 16:8'.
    CREATE TABLE weeks (
      id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 26),
      from_day INTEGER NOT NULL,
      to_day INTEGER,
      monday TEXT, tuesday TEXT, wednesday TEXT, thursday TEXT, friday TEXT, saturday TEXT,
      sunday TEXT
    ) STRICT;

    CREATE TABLE vacations (
      id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 26),
      from_day INTEGER NOT NULL,
      to_day INTEGER NOT NULL
    ) STRICT;
    """
}
