extension Schema {
  /// What was set aside, what was answered, and goals that were reached, by the minute that clocks
  /// show.
  nonisolated static let version5 = """
    -- Rows that could not be worked with; they are in no other table any more.
    CREATE TABLE unusable (
      seq INTEGER NOT NULL PRIMARY KEY,
      at_ms INTEGER NOT NULL,
      noun TEXT NOT NULL,
      id TEXT NOT NULL,
      -- The column, or what is wrong with the row.
      reason TEXT NOT NULL,
      -- A JSON object of its columns, each as SQL writes it: what they hold may be anything.
      row TEXT NOT NULL
    ) STRICT;

    ALTER TABLE fasts ADD COLUMN reached_ms INTEGER;

    -- Division cuts towards zero: 48 hours more keep all that was recorded since 1970 above it.
    UPDATE fasts SET completed = 1
    WHERE completed = 0 AND cancelled = 0 AND end_ms IS NOT NULL AND goal_ms >= 5 * 60000
      AND (end_ms + (end_offset + 48 * 3600) * 1000) / 60000
        >= (start_ms + goal_ms + (end_offset + 48 * 3600) * 1000) / 60000;

    -- The answers to calls with a token, for as long as the same call may be sent again.
    CREATE TABLE answers (
      token TEXT NOT NULL PRIMARY KEY,
      at_ms INTEGER NOT NULL,
      method TEXT NOT NULL,
      reply TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    """
}
