extension Schema {
  /// News of many kinds that can be kept back and told again, and the person's own reminders.
  nonisolated static let version2 = """
    -- The moment of the decision by the clock that nobody sets.
    ALTER TABLE news ADD COLUMN boot TEXT;
    ALTER TABLE news ADD COLUMN boot_ms INTEGER CHECK ((boot IS NULL) = (boot_ms IS NULL));
    ALTER TABLE news ADD COLUMN again_ms INTEGER;

    -- Told rows are found by what they are about; what is open is little, and read at every start.
    DROP INDEX news_due;
    DROP INDEX news_by_time;
    CREATE INDEX news_open ON news (at_ms)
      WHERE state IN ('due', 'held', 'snoozed', 'shown', 'seen');

    -- Once at an instant, or on some weekdays at a second of the local day; Monday is the lowest bit.
    CREATE TABLE reminders (
      id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 26),
      text TEXT NOT NULL,
      at_ms INTEGER,
      clock_s INTEGER CHECK (clock_s >= 0 AND clock_s < 24 * 60 * 60),
      weekdays INTEGER CHECK (weekdays BETWEEN 1 AND 127),
      CHECK ((at_ms IS NULL) <> (clock_s IS NULL)),
      CHECK ((clock_s IS NULL) = (weekdays IS NULL))
    ) STRICT;

    CREATE INDEX reminders_by_time ON reminders (at_ms);
    """
}
