extension Schema {
  /// The log keeps what a row was, and leaves to the operation what it became.
  nonisolated static let version18 = """
    ALTER TABLE changes RENAME TO changes_until_17;
    CREATE TABLE changes (
      seq INTEGER PRIMARY KEY,
      -- Null for what the daemon told by itself.
      step INTEGER,
      at_ms INTEGER NOT NULL,
      actor TEXT NOT NULL,
      noun TEXT NOT NULL,
      id TEXT NOT NULL,
      -- The number of the operation that says what became of `before`. Without it `after` says that; where
      -- neither does, the row was deleted.
      op INTEGER,
      before TEXT,
      after TEXT,
      CHECK (before IS NOT NULL OR after IS NOT NULL OR op IS NOT NULL)
    ) STRICT;
    -- What others left that says nothing stays out.
    INSERT OR IGNORE INTO changes (seq, step, at_ms, actor, noun, id, before, after)
      SELECT seq, step, at_ms, actor, noun, id, before, after FROM changes_until_17 ORDER BY seq;
    DROP TABLE changes_until_17;
    """
}
