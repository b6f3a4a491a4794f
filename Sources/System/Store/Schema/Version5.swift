extension Schema {
  /// What was set aside.
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
    """
}
