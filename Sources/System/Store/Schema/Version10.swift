extension Schema {
  /// The targets as they were applied, and macros of the person's own.
  nonisolated static let version10 = """
    CREATE TABLE targets (
      id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 26),
      from_day INTEGER NOT NULL,
      written_ms INTEGER NOT NULL,
      written_offset INTEGER NOT NULL,
      written_zone TEXT NOT NULL,
      written_day INTEGER NOT NULL,
      kcal INTEGER NOT NULL,
      reason TEXT NOT NULL,
      maintenance INTEGER NOT NULL,
      diet INTEGER,
      origin TEXT NOT NULL,
      diet_origin TEXT NOT NULL,
      restriction INTEGER NOT NULL,
      since_day INTEGER NOT NULL,
      weight_g INTEGER,
      weight_source TEXT,
      expenditure INTEGER,
      record_days INTEGER,
      complete_days INTEGER,
      protein INTEGER,
      carbs INTEGER,
      fat INTEGER,
      fiber INTEGER
    ) STRICT;

    ALTER TABLE profiles ADD COLUMN own_protein INTEGER;
    ALTER TABLE profiles ADD COLUMN own_carbs INTEGER;
    ALTER TABLE profiles ADD COLUMN own_fat INTEGER;
    ALTER TABLE profiles ADD COLUMN own_fiber INTEGER;
    """
}
