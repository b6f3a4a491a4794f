CREATE TABLE meta (
  key TEXT NOT NULL PRIMARY KEY,
  value ANY NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE fasts (
  id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 26),
  start_ms INTEGER NOT NULL,
  start_offset INTEGER NOT NULL,
  start_zone TEXT NOT NULL,
  start_day INTEGER NOT NULL,
  end_ms INTEGER,
  end_offset INTEGER,
  end_zone TEXT,
  end_day INTEGER,
  goal_ms INTEGER,
  schedule TEXT,
  note TEXT,
  cancelled INTEGER NOT NULL CHECK (cancelled IN (0, 1)),
  -- What the rules made of the other columns: it credits days.
  completed INTEGER NOT NULL CHECK (completed IN (0, 1)), mood INTEGER CHECK (mood BETWEEN 1 AND 5), source TEXT, source_id TEXT, reached_ms INTEGER,
  CHECK ((end_ms IS NULL) = (end_offset IS NULL)),
  CHECK ((end_ms IS NULL) = (end_zone IS NULL)),
  CHECK ((end_ms IS NULL) = (end_day IS NULL))
) STRICT;

CREATE UNIQUE INDEX fasts_running ON fasts (end_ms IS NULL) WHERE end_ms IS NULL;

CREATE INDEX fasts_by_start ON fasts (start_ms, id);

CREATE INDEX fasts_by_end ON fasts (end_ms, start_ms)
  WHERE end_ms IS NOT NULL AND cancelled = 0;

CREATE INDEX fasts_completed ON fasts (completed, start_day, end_day) WHERE completed = 1;

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

CREATE INDEX steps_undone ON steps (step) WHERE kind = 'command' AND state = 'undone';

-- Of a table that counted by itself its counter is left.
CREATE TABLE counted (number INTEGER PRIMARY KEY AUTOINCREMENT);
DROP TABLE counted;

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

CREATE TABLE news (
  subject TEXT NOT NULL,
  kind TEXT NOT NULL,
  at_ms INTEGER NOT NULL,
  decided_ms INTEGER NOT NULL,
  state TEXT NOT NULL, boot TEXT, boot_ms INTEGER CHECK ((boot IS NULL) = (boot_ms IS NULL)), again_ms INTEGER,
  PRIMARY KEY (subject, kind, at_ms)
) STRICT, WITHOUT ROWID;

CREATE INDEX news_open ON news (at_ms)
  WHERE state IN ('due', 'held', 'snoozed', 'shown', 'seen');

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

CREATE INDEX fasts_by_source ON fasts (source, source_id) WHERE source IS NOT NULL;

CREATE INDEX fasts_by_end_day ON fasts (
  end_day, start_day, cancelled, completed, start_ms, end_ms, start_offset, end_offset,
  goal_ms, schedule);

CREATE TABLE schedules (
  id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 26),
  name TEXT NOT NULL,
  hours INTEGER NOT NULL CHECK (hours BETWEEN 1 AND 23),
  text TEXT
) STRICT;

CREATE TABLE choices (
  id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 26),
  schedule TEXT
) STRICT;

CREATE TABLE safety (
  id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 26),
  -- Question 1 is the lowest bit.
  applies INTEGER NOT NULL,
  agreed INTEGER NOT NULL CHECK (agreed IN (0, 1)),
  at_ms INTEGER NOT NULL
, wording INTEGER) STRICT;

CREATE TABLE weeks (
  id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 26),
  from_day INTEGER NOT NULL,
  to_day INTEGER,
  monday TEXT, tuesday TEXT, wednesday TEXT, thursday TEXT, friday TEXT, saturday TEXT,
  sunday TEXT
) STRICT;

CREATE TABLE vacations (
  id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 26),
  from_day INTEGER NOT NULL,
  to_day INTEGER NOT NULL
) STRICT;

-- What a person had when this version was released: fasts, reminders, plans, answers, one command
-- undone, one news kept back.

INSERT INTO meta VALUES
  ('machine', 'a0000000000000000000000001'), ('is_open', 0), ('clean_starts', 3),
  ('unclean_starts', 1), ('backup_day', 20513), ('backup_seq', 2),
  ('counted_day', 20513), ('civil_day', 20514), ('clock_boot', 'e1c7'),
  ('clock_first_ms', 1772477000000), ('clock_latest_ms', 1772477000004),
  ('clock_carried_ms', -70000), ('quiet_until_ms', 1772480000000),
  ('last_seq', 9);

INSERT INTO fasts VALUES
  ('b0000000000000000000000001', 1772391600000, 3600, 'Europe/Berlin', 20513, 1772452800000,
   3600, 'Europe/Berlin', 20514, 64800000, '16:8', 'felt "fine" äöü', 0, 1, 4, 'zero',
   'f-1', 57600000),
  ('b0000000000000000000000002', 1772478000000, 3600, 'Europe/Berlin', 20514, NULL,
   NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL);

INSERT INTO reminders VALUES
  ('c0000000000000000000000001', 'drink "water" 🍏', NULL, 75600, 31),
  ('c0000000000000000000000002', 'call home', 1772481600000, NULL, NULL);

INSERT INTO schedules VALUES ('d0000000000000000000000001', 'Früh 🍏', 15, NULL);

INSERT INTO choices VALUES ('d0000000000000000000000002', 'Früh 🍏');

INSERT INTO weeks VALUES
  ('d0000000000000000000000003', 20400, 20499, 'off', NULL, NULL, NULL, NULL, NULL, NULL),
  ('d0000000000000000000000004', 20500, NULL, '72000 16:8', '- Früh 🍏', NULL, NULL, NULL, NULL,
   'off');

INSERT INTO vacations VALUES ('d0000000000000000000000005', 20450, 20460);

INSERT INTO safety VALUES ('d0000000000000000000000006', 258, 1, 1772391600000, 2);

INSERT INTO steps VALUES
  (1, 1772391600000, 'a0000000000000000000000001', 'fastctl', 'start', 'command', NULL, 'done', 1),
  (2, 1772452800000, 'a0000000000000000000000001', 'popup', 'stop', 'command', NULL, 'done', 2),
  (3, 1772478000000, 'a0000000000000000000000001', 'fastctl', 'start', 'command', NULL, 'done', 3),
  (4, 1772478000500, 'a0000000000000000000000001', 'fastctl', 'remind', 'command', NULL, 'done', 4),
  (5, 1772478001000, 'a0000000000000000000000001', 'fastctl', 'cancel', 'command', NULL, 'undone', 6),
  (6, 1772478002000, 'a0000000000000000000000001', 'fastctl', 'cancel', 'undo', 5, 'done', 7);

INSERT INTO changes (step, at_ms, actor, noun, id, before, after)
SELECT 1, 1772391600000, 'fastctl', 'fast', id, NULL,
  json_object('id', id, 'start_ms', start_ms, 'start_offset', start_offset, 'start_zone',
    start_zone, 'start_day', start_day, 'end_ms', NULL, 'end_offset', NULL, 'end_zone', NULL,
    'end_day', NULL, 'goal_ms', goal_ms, 'schedule', schedule, 'note', NULL, 'cancelled', 0)
FROM fasts WHERE end_ms IS NOT NULL;

INSERT INTO changes (step, at_ms, actor, noun, id, before, after)
SELECT 2, 1772452800000, 'popup', 'fast', fasts.id, after,
  json_object('id', fasts.id, 'start_ms', start_ms, 'start_offset', start_offset, 'start_zone',
    start_zone, 'start_day', start_day, 'end_ms', end_ms, 'end_offset', end_offset, 'end_zone',
    end_zone, 'end_day', end_day, 'goal_ms', goal_ms, 'schedule', schedule, 'note', note,
    'cancelled', 0)
FROM fasts JOIN changes USING (id);

INSERT INTO changes (step, at_ms, actor, noun, id, before, after)
SELECT 3, 1772478000000, 'fastctl', 'fast', id, NULL,
  json_object('id', id, 'start_ms', start_ms, 'start_offset', start_offset, 'start_zone',
    start_zone, 'start_day', start_day, 'end_ms', NULL, 'end_offset', NULL, 'end_zone', NULL,
    'end_day', NULL, 'goal_ms', NULL, 'schedule', NULL, 'note', NULL, 'cancelled', 0)
FROM fasts WHERE end_ms IS NULL;

INSERT INTO changes (step, at_ms, actor, noun, id, before, after)
SELECT 4, 1772478000500, 'fastctl', 'reminder', id, NULL,
  json_object('id', id, 'text', text, 'at_ms', at_ms, 'clock_s', clock_s, 'weekdays', weekdays)
FROM reminders;

INSERT INTO changes (step, at_ms, actor, noun, id, before, after)
SELECT 5, 1772478001000, 'fastctl', 'fast', id, after,
  json_set(after, '$.end_ms', 1772478001000, '$.end_offset', 3600, '$.end_zone',
    'Europe/Berlin', '$.end_day', 20514, '$.cancelled', 1)
FROM changes WHERE step = 3;

INSERT INTO changes (step, at_ms, actor, noun, id, before, after)
SELECT 6, 1772478002000, actor, noun, id, after, before FROM changes WHERE step = 5;

INSERT INTO news VALUES
  ('b0000000000000000000000001', 'goalReached', 1772449200000, 1772449200000, 'withdrawn',
   NULL, NULL, NULL),
  ('c0000000000000000000000001@2026-03-02', 'reminder', 1772481600000, 1772481600500, 'snoozed',
   'e1c7', 4600500, 1772482500000);

INSERT INTO changes (at_ms, actor, noun, id, after) VALUES
  (1772449200000, 'fastd', 'news', 'b0000000000000000000000001',
   json_object('subject', 'b0000000000000000000000001', 'kind', 'goalReached', 'at_ms',
     1772449200000, 'decided_ms', 1772449200000, 'state', 'due'));

INSERT INTO changes (at_ms, actor, noun, id, after)
SELECT 1772481600500, 'fastd', 'news', subject,
  json_object('subject', subject, 'kind', kind, 'at_ms', at_ms, 'decided_ms', decided_ms,
    'state', 'due', 'boot', boot, 'boot_ms', boot_ms, 'again_ms', NULL)
FROM news WHERE boot IS NOT NULL;

CREATE TABLE programs (
  id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 26),
  -- Day numbers, as in what follows; the first day that is none of the program ends it.
  start_day INTEGER NOT NULL,
  lead_in INTEGER NOT NULL CHECK (lead_in BETWEEN 0 AND 28),
  -- FROM-TO for each, the first day that is none of it behind the line and nothing there while
  -- it lasts: '20513-20520 20530-'.
  pauses TEXT NOT NULL,
  end_day INTEGER
) STRICT;

-- A row holds from its day until the next one's.
CREATE TABLE profiles (
  id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 26),
  from_day INTEGER NOT NULL,
  -- 'date 4053', 'year 1981', or 'age 45 20513' for so many years on that day.
  birth TEXT,
  height_mm INTEGER,
  weight_g INTEGER,
  basis TEXT,
  gender TEXT,
  activity TEXT,
  goal TEXT,
  goal_weight_g INTEGER,
  restriction INTEGER,
  maintenance INTEGER,
  diet INTEGER,
  -- 'weekly' and a mask of weekdays with Monday lowest, or 'alternate' and the first day.
  pattern TEXT,
  counts TEXT
  , own_protein INTEGER, own_carbs INTEGER, own_fat INTEGER, own_fiber INTEGER) STRICT;

-- What was done with the programs, for the person alone; no part of the log of changes.
CREATE TABLE events (
  seq INTEGER NOT NULL PRIMARY KEY,
  at_ms INTEGER NOT NULL,
  name TEXT NOT NULL,
  -- A JSON object.
  payload TEXT NOT NULL
) STRICT;
CREATE INDEX events_by_time ON events (at_ms);

INSERT INTO programs VALUES
  ('e0000000000000000000000001', 20400, 7, '20420-20425 20430-20430', 20500),
  ('e0000000000000000000000002', 20500, 0, '20512-', NULL);

INSERT INTO profiles VALUES
  ('hcx5sfngwddmk0p3kq2fnet1n4', 20400, 'date 4053', 1800, 90500, 'male', 'other', 'light', 'lose',
   80000, 25, NULL, NULL, 'weekly 9', 'program', 120, NULL, NULL, NULL),
  ('cck33bhf9vg3kgarr6ahrf28y7', 20450, 'age 45 20450', NULL, NULL, NULL, NULL, NULL, NULL, NULL,
   NULL, 2300, 1900, 'alternate 20451', NULL, NULL, NULL, NULL, NULL);

INSERT INTO events (at_ms, name, payload) VALUES (1772478003000, 'fast_started', '{}');

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

INSERT INTO unusable VALUES (1, 1772478003000, 'vacation', 'd0000000000000000000000009',
  'endBeforeStart', '{}');

-- The answers to calls with a token, for as long as the same call may be sent again.
CREATE TABLE answers (
  token TEXT NOT NULL,
  at_ms INTEGER NOT NULL,
  method TEXT NOT NULL,
  reply TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX answers_by_token ON answers (token);

INSERT INTO answers VALUES ('00000000000000070000000000000042', 1772478003000,
  'io.github.fastd.fast.Start', '{"parameters":{}}');

CREATE TABLE weighings (
  id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 26),
  at_ms INTEGER NOT NULL,
  at_offset INTEGER NOT NULL,
  at_zone TEXT NOT NULL,
  at_day INTEGER NOT NULL,
  grams INTEGER NOT NULL,
  note TEXT
) STRICT;
CREATE INDEX weighings_by_time ON weighings (at_ms, id);

INSERT INTO weighings VALUES
  ('h0000000000000000000000001', 1772434800000, 3600, 'Europe/Berlin', 20514, 82400,
   'after "tea" 🍏');

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

ALTER TABLE weighings ADD COLUMN written_ms INTEGER;
ALTER TABLE weighings ADD COLUMN written_offset INTEGER;
ALTER TABLE weighings ADD COLUMN written_zone TEXT;
ALTER TABLE weighings ADD COLUMN written_day INTEGER;
CREATE INDEX weighings_by_day ON weighings (at_day, written_ms, at_ms, id, grams);

INSERT INTO weighings VALUES
  ('h0000000000000000000000002', 1772431200000, 3600, 'Europe/Berlin', 20514, 82900, NULL,
   1772478000000, 3600, 'Europe/Berlin', 20514);

INSERT INTO devices VALUES (1, 'a0000000000000000000000001', NULL);

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

INSERT INTO meal_items VALUES
  ('a0000000000000000000000001', 1772434800000, 3600, 'Europe/Berlin', 20514, 20514,
   'a0000000000000000000000002', 1772435000000, 'Käse "jung" 🍏', 'cheese', 'staple', 2000,
   'Scheibe', 600, 212, 150, 1, 168, NULL, NULL, 'breakfast', 'kasejung');

INSERT INTO foods VALUES
  ('a0000000000000000000000003', 'Chili', 'stew
Eintopf', 'hundredGrams', 95, NULL, NULL, NULL, NULL, NULL, 'bowl=350', 4, 'beans 400 g', 'chili');

INSERT INTO complete_days VALUES ('a0000000000000000000000004', 20513);

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

INSERT INTO targets VALUES
  ('a0000000000000000000000005', 20514, 1772434800000, 3600, 'Europe/Berlin', 20514, 1900, 'diet',
   2300, 1900, 'adaptive', 'formula', 30, 20514, 82400, 'avg7', 2310, 28, 21, 132, 190, 63, NULL);

CREATE TABLE drinks (
  id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 26),
  at_ms INTEGER NOT NULL,
  at_offset INTEGER NOT NULL,
  at_zone TEXT NOT NULL,
  at_day INTEGER NOT NULL,
  ml INTEGER NOT NULL,
  what TEXT
) STRICT;
CREATE INDEX drinks_by_time ON drinks (at_ms, id);

INSERT INTO drinks VALUES
  ('a0000000000000000000000006', 1772434800000, 3600, 'Europe/Berlin', 20514, 300, 'Tee "grün" 🍏');

ALTER TABLE fasts ADD COLUMN reason TEXT;
CREATE INDEX fasts_by_reason ON fasts (reason, cancelled) WHERE reason IS NOT NULL;
UPDATE fasts SET reason = 'event' WHERE end_ms IS NOT NULL;

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

CREATE TABLE rules (
  id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 26),
  key TEXT NOT NULL,
  from_day INTEGER,
  value TEXT NOT NULL
) STRICT;
CREATE TABLE day_facts (
  id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 26),
  on_day INTEGER NOT NULL,
  fact TEXT NOT NULL
) STRICT;
CREATE TABLE badges (
  id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 26),
  category TEXT NOT NULL,
  tier TEXT NOT NULL,
  on_day INTEGER NOT NULL
) STRICT;
ALTER TABLE weighings ADD COLUMN moved_day INTEGER;

INSERT INTO day_facts VALUES ('a0000000000000000000000007', 20513, 'skipped');
INSERT INTO badges VALUES ('a0000000000000000000000008', 'streak', 'bronze', 20513);
INSERT INTO rules VALUES ('a0000000000000000000000009', 'freezes', 20513, '0');

PRAGMA application_id = 1717662580;
PRAGMA user_version = 19;
