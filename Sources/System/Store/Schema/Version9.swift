extension Schema {
  /// What the person ate, foods of their own, and days of which nothing is missing.
  nonisolated static let version9 = """
    CREATE TABLE meal_items (
      id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 26),
      at_ms INTEGER NOT NULL,
      at_offset INTEGER NOT NULL,
      at_zone TEXT NOT NULL,
      at_day INTEGER NOT NULL,
      logged_day INTEGER,
      -- The same of all that was eaten together.
      meal TEXT NOT NULL,
      written_ms INTEGER NOT NULL,
      name TEXT NOT NULL,
      food TEXT,
      source TEXT NOT NULL,
      amount_thousandths INTEGER,
      unit TEXT,
      portion_dg INTEGER,
      kcal INTEGER,
      protein_dg INTEGER,
      carbs_dg INTEGER,
      fat_dg INTEGER,
      fiber_dg INTEGER,
      alcohol_dg INTEGER,
      slot TEXT,
      -- The name as it is compared.
      folded TEXT NOT NULL
    ) STRICT;
    CREATE INDEX meal_items_by_time ON meal_items (at_ms, id);
    CREATE INDEX meal_items_by_day ON meal_items (at_day, at_ms, id);
    CREATE INDEX meal_items_by_meal ON meal_items (meal);
    CREATE INDEX meal_items_by_name ON meal_items (folded, at_ms, id);

    CREATE TABLE foods (
      id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 26),
      name TEXT NOT NULL,
      aliases TEXT,
      per TEXT NOT NULL,
      kcal INTEGER,
      protein_dg INTEGER,
      carbs_dg INTEGER,
      fat_dg INTEGER,
      fiber_dg INTEGER,
      alcohol_dg INTEGER,
      portions TEXT,
      servings INTEGER,
      ingredients TEXT,
      folded TEXT NOT NULL
    ) STRICT;
    CREATE INDEX foods_by_name ON foods (folded, id);

    CREATE TABLE complete_days (
      id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 26),
      on_day INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX complete_days_by_day ON complete_days (on_day);
    """
}
