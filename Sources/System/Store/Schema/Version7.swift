extension Schema {
  /// What was done to each row, one operation after the other, for other machines to take up.
  nonisolated static let version7 = """
    -- Each database that a person's data was changed in.
    CREATE TABLE devices (
      device INTEGER NOT NULL PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      -- What it ran on, where that is known.
      hardware TEXT UNIQUE
    ) STRICT;

    -- Never folded, and never changed but by erasing, which empties a row and leaves its digest.
    CREATE TABLE ops (
      -- The device's number times 2^40, and its count of operations, which has no gaps.
      op INTEGER NOT NULL PRIMARY KEY,
      v INTEGER NOT NULL,
      -- The clock of the edit, by which the later of two wins.
      clock_ms INTEGER NOT NULL,
      clock_count INTEGER NOT NULL,
      at_ms INTEGER NOT NULL,
      -- The count of the first operation of the same step.
      step INTEGER NOT NULL,
      kind TEXT NOT NULL,
      verb TEXT NOT NULL,
      actor TEXT NOT NULL,
      noun TEXT NOT NULL,
      -- The row's, or the noun where there is only one.
      id TEXT NOT NULL,
      -- A JSON object: what the columns of the registers that are set hold, but for nulls.
      sets TEXT,
      -- A JSON object: for each register that is set the operation that had set it, 'device:count'
      -- for one of another device. Null for a row that is new: all are set, and none was.
      prev TEXT,
      salt INTEGER,
      -- Of this operation and the digest of the one before it of the same device.
      digest BLOB NOT NULL
    ) STRICT;
    -- So much of an id is hardly ever another one's.
    CREATE INDEX ops_by_row ON ops (substr(id, 1, 8));

    -- The fast that this one is part of, where two machines had one running: what follows from the
    -- operations, so no part of the log. It counts for nothing by itself.
    ALTER TABLE fasts ADD COLUMN folded_into TEXT;
    DROP INDEX IF EXISTS fasts_running;
    CREATE UNIQUE INDEX fasts_running ON fasts (end_ms IS NULL)
      WHERE end_ms IS NULL AND folded_into IS NULL;
    DROP INDEX IF EXISTS fasts_by_end;
    CREATE INDEX fasts_by_end ON fasts (end_ms, start_ms)
      WHERE end_ms IS NOT NULL AND cancelled = 0 AND folded_into IS NULL;
    DROP INDEX IF EXISTS fasts_completed;
    CREATE INDEX fasts_completed ON fasts (completed, start_day, end_day, folded_into)
      WHERE completed = 1;
    DROP INDEX IF EXISTS fasts_by_end_day;
    CREATE INDEX fasts_by_end_day ON fasts (
      end_day, start_day, cancelled, completed, start_ms, end_ms, start_offset, end_offset,
      goal_ms, schedule, folded_into);
    """
}
