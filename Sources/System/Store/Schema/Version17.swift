extension Schema {
  /// The rows that stand back, and what is left to decide, as the operations of several devices come to.
  nonisolated static let version17 = """
    -- Rows that are in no table of their noun. They follow from the operations, and are worked out anew
    -- when these change.
    CREATE TABLE held (
      noun TEXT NOT NULL,
      id TEXT NOT NULL,
      -- Of the row that stands in its place, if that is why.
      by TEXT,
      reason TEXT NOT NULL,
      -- Whether the person is told.
      is_told INTEGER NOT NULL,
      -- Its time, where rows are held by that; a fast that runs has no end.
      from_ms INTEGER,
      to_ms INTEGER,
      -- A number for a name or an origin that only one row may have.
      mark INTEGER,
      PRIMARY KEY (noun, id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX held_by ON held (noun, by);
    CREATE INDEX held_by_time ON held (noun, to_ms, from_ms);
    CREATE INDEX held_by_mark ON held (noun, mark) WHERE mark IS NOT NULL;

    CREATE TABLE conflicts (
      noun TEXT NOT NULL,
      id TEXT NOT NULL,
      -- A register, or a blank and the id of a fast that lasted into a running one.
      matter TEXT NOT NULL,
      -- The number of the operation in force, and a JSON array of those that lost.
      in_force INTEGER,
      losing TEXT NOT NULL,
      -- Whether all that lost only repeats what was recorded before.
      repeats INTEGER NOT NULL,
      PRIMARY KEY (noun, id, matter)
    ) STRICT, WITHOUT ROWID;

    -- The few operations that tell what a device knew, or that erase.
    CREATE INDEX ops_telling ON ops (op)
      WHERE kind = 'erase' OR noun = 'device' OR instr(prev, ':"') > 0;
    -- A version of the profile that says nothing any more stands nowhere, and still knew of others.
    CREATE INDEX ops_of_profile ON ops (id) WHERE noun = 'profile';
    CREATE INDEX ops_newer ON ops (op) WHERE v > 1;
    """
}
