extension Schema {
  /// A commit writes to fewer pages: long replies are no part of a tree of keys, the last number of
  /// the log stands among the facts that each commit writes, and a step says where in the log it begins.
  ///
  /// Rows that the tables no longer allow are left behind, and do not keep the others from moving.
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
    DROP INDEX IF EXISTS answers_by_token;
    CREATE UNIQUE INDEX answers_by_token ON answers (token);

    INSERT OR REPLACE INTO meta (key, value) VALUES ('last_seq', max(
      ifnull((SELECT max(CAST(seq AS INTEGER)) FROM sqlite_sequence
        WHERE name = 'changes' AND CAST(seq AS INTEGER) < 2305843009213693952), 0),
      ifnull((SELECT max(seq) FROM changes WHERE seq < 2305843009213693952), 0)));

    -- A list of three words in a condition makes a table of its own with each row that is written.
    ALTER TABLE steps RENAME TO steps_13;
    CREATE TABLE steps (
      step INTEGER PRIMARY KEY,
      at_ms INTEGER NOT NULL,
      machine TEXT NOT NULL,
      actor TEXT NOT NULL,
      verb TEXT NOT NULL,
      kind TEXT NOT NULL CHECK (kind = 'command' OR kind = 'undo' OR kind = 'redo'),
      target INTEGER,
      state TEXT NOT NULL CHECK (state = 'done' OR state = 'undone' OR state = 'cleared'),
      -- Of the first of its changes; the others follow it.
      first_seq INTEGER,
      CHECK ((kind = 'command') = (target IS NULL))
    ) STRICT;
    INSERT OR IGNORE INTO steps
      (step, at_ms, machine, actor, verb, kind, target, state, first_seq)
      SELECT step, at_ms, machine, actor, verb, kind, target, state,
        (SELECT min(seq) FROM changes WHERE changes.step = steps_13.step)
      FROM steps_13 ORDER BY step;
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
    -- Else each step that goes looks for its own among all others.
    DROP INDEX IF EXISTS steps_13_by_target;
    CREATE INDEX steps_13_by_target ON steps_13 (target);
    DROP TABLE steps_13;

    -- The one by time holds nearly the same order.
    DROP INDEX IF EXISTS meal_items_by_day;

    -- The last that is done is one of the last there are; those that are undone are few.
    DROP INDEX IF EXISTS steps_undone;
    CREATE INDEX steps_undone ON steps (step) WHERE kind = 'command' AND state = 'undone';
    """
}
