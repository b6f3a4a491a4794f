extension Schema {
  /// The diet program, what the person says of their body, and the journal of events.
  nonisolated static let version4 = """
    CREATE TABLE programs (
      id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 26),
      -- Day numbers, as in what follows; the first day that is none of the program ends it.
      start_day INTEGER NOT NULL,
      lead_in INTEGER NOT NULL CHECK (lead_in BETWEEN 0 AND 28),
      -- FROM-TO for each, the first day that is none of it behind the line and nothing there while
      -- it lasts: '20513-20520 20530-'.
      pauses TEXT NOT NULL,
      end_day INTEGER
    ) STRICT;

    -- A row holds from its day until the next one's.
    CREATE TABLE profiles (
      id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 26),
      from_day INTEGER NOT NULL,
      -- 'date 4053', 'year 1981', or 'age 45 20513' for so many years on that day.
      birth TEXT,
      height_mm INTEGER,
      weight_g INTEGER,
      basis TEXT,
      gender TEXT,
      activity TEXT,
      goal TEXT,
      goal_weight_g INTEGER,
      restriction INTEGER,
      maintenance INTEGER,
      diet INTEGER,
      -- 'weekly' and a mask of weekdays with Monday lowest, or 'alternate' and the first day.
      pattern TEXT,
      counts TEXT
    ) STRICT;

    -- What was done with the programs, for the person alone; no part of the log of changes.
    CREATE TABLE events (
      seq INTEGER NOT NULL PRIMARY KEY,
      at_ms INTEGER NOT NULL,
      name TEXT NOT NULL,
      -- A JSON object.
      payload TEXT NOT NULL
    ) STRICT;
    CREATE INDEX events_by_time ON events (at_ms);
    """
}
