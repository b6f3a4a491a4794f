extension Schema {
  /// Instants are `_ms` since 1970 UTC, with the zone's name, the offset in seconds and the counted day as they
  /// were when recorded. Log rows hold whole rows as JSON; what may grow by new nouns has no CHECK.
  nonisolated static let version1 = """
    CREATE TABLE meta (
      key TEXT NOT NULL PRIMARY KEY,
      value ANY NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE fasts (
      id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 26),
      start_ms INTEGER NOT NULL,
      start_offset INTEGER NOT NULL,
      start_zone TEXT NOT NULL,
      start_day INTEGER NOT NULL,
      end_ms INTEGER,
      end_offset INTEGER,
      end_zone TEXT,
      end_day INTEGER,
      goal_ms INTEGER,
      schedule TEXT,
      note TEXT,
      cancelled INTEGER NOT NULL CHECK (cancelled IN (0, 1)),
      -- What the rules made of the other columns: it credits days.
      completed INTEGER NOT NULL CHECK (completed IN (0, 1)),
      CHECK ((end_ms IS NULL) = (end_offset IS NULL)),
      CHECK ((end_ms IS NULL) = (end_zone IS NULL)),
      CHECK ((end_ms IS NULL) = (end_day IS NULL))
    ) STRICT;

    -- At most one fast runs.
    CREATE UNIQUE INDEX fasts_running ON fasts (end_ms IS NULL) WHERE end_ms IS NULL;
    CREATE INDEX fasts_by_start ON fasts (start_ms, id);
    CREATE INDEX fasts_by_end ON fasts (end_ms, start_ms)
      WHERE end_ms IS NOT NULL AND cancelled = 0;
    CREATE INDEX fasts_by_end_day ON fasts (end_day, start_day);
    -- The days of the completed fasts, for the streaks: read whole, so it holds nothing else.
    CREATE INDEX fasts_completed ON fasts (completed, start_day, end_day) WHERE completed = 1;

    CREATE TABLE steps (
      step INTEGER PRIMARY KEY,
      at_ms INTEGER NOT NULL,
      machine TEXT NOT NULL,
      actor TEXT NOT NULL,
      verb TEXT NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('command', 'undo', 'redo')),
      target INTEGER REFERENCES steps (step),
      state TEXT NOT NULL CHECK (state IN ('done', 'undone', 'cleared')),
      CHECK ((kind = 'command') = (target IS NULL))
    ) STRICT;

    CREATE INDEX steps_by_state ON steps (state, step) WHERE kind = 'command';

    CREATE TABLE changes (
      seq INTEGER PRIMARY KEY AUTOINCREMENT,
      -- Null for what the daemon told by itself.
      step INTEGER REFERENCES steps (step),
      at_ms INTEGER NOT NULL,
      machine TEXT NOT NULL,
      actor TEXT NOT NULL,
      noun TEXT NOT NULL,
      id TEXT NOT NULL,
      before TEXT,
      after TEXT,
      CHECK (before IS NOT NULL OR after IS NOT NULL)
    ) STRICT;

    CREATE INDEX changes_by_step ON changes (step, seq);

    CREATE TABLE news (
      subject TEXT NOT NULL,
      kind TEXT NOT NULL,
      at_ms INTEGER NOT NULL,
      decided_ms INTEGER NOT NULL,
      state TEXT NOT NULL,
      PRIMARY KEY (subject, kind, at_ms)
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX news_due ON news (at_ms) WHERE state = 'due';
    CREATE INDEX news_by_time ON news (at_ms);
    """
}
