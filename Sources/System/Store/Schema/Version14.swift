extension Schema {
  /// What a commit writes lies on fewer pages: long replies are no part of a tree of keys, the last number of
  /// the log stands among the facts that each commit writes, and a step says where in the log it begins.
  ///
  /// What no table allows any more stays behind, and keeps nobody from the rest.
  nonisolated static let version14 = """
    ALTER TABLE answers RENAME TO answers_13;
    CREATE TABLE answers (
      token TEXT NOT NULL,
      at_ms INTEGER NOT NULL,
      method TEXT NOT NULL,
      reply TEXT NOT NULL
    ) STRICT;
    INSERT OR IGNORE INTO answers (token, at_ms, method, reply)
      SELECT token, at_ms, method, reply FROM answers_13 ORDER BY at_ms, token;
    DROP TABLE answers_13;
    CREATE UNIQUE INDEX answers_by_token ON answers (token);

    INSERT OR REPLACE INTO meta (key, value) VALUES ('last_seq', max(
      ifnull((SELECT max(CAST(seq AS INTEGER)) FROM sqlite_sequence WHERE name = 'changes'), 0),
      ifnull((SELECT max(seq) FROM changes), 0)));

    -- Of the first of its changes; the others follow it.
    ALTER TABLE steps ADD COLUMN first_seq INTEGER;
    UPDATE steps SET first_seq = (SELECT min(seq) FROM changes WHERE changes.step = steps.step);
    DROP INDEX IF EXISTS changes_by_step;

    ALTER TABLE changes RENAME TO changes_13;
    CREATE TABLE changes (
      seq INTEGER PRIMARY KEY,
      -- Null for what the daemon told by itself.
      step INTEGER,
      at_ms INTEGER NOT NULL,
      machine TEXT NOT NULL,
      actor TEXT NOT NULL,
      noun TEXT NOT NULL,
      id TEXT NOT NULL,
      before TEXT,
      after TEXT,
      CHECK (before IS NOT NULL OR after IS NOT NULL)
    ) STRICT;
    INSERT OR IGNORE INTO changes (seq, step, at_ms, machine, actor, noun, id, before, after)
      SELECT seq, step, at_ms, machine, actor, noun, id, before, after FROM changes_13 ORDER BY seq;
    DROP TABLE changes_13;

    -- The one by time holds nearly the same order.
    DROP INDEX IF EXISTS meal_items_by_day;

    -- The last that is done is one of the last there are; those that are undone are few.
    DROP INDEX IF EXISTS steps_by_state;
    CREATE INDEX steps_undone ON steps (step) WHERE kind = 'command' AND state = 'undone';
    """
}
