-- A hub for fastd: keeps what the machines of several persons exchange, sealed, for PostgreSQL 15 to 18.
-- It installs and upgrades, in one transaction: fastd-sync hub | psql fastd
-- One database of its own, and one login role for each person. The functions are the only doors to the
-- tables, and row-level security stands behind them.
\set ON_ERROR_STOP on
\set QUIET on
\pset format unaligned
\pset tuples_only on
BEGIN;
SET LOCAL client_min_messages = warning;
SET LOCAL search_path = pg_catalog, pg_temp;

DO $$
BEGIN
  IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
    RAISE EXCEPTION 'only a superuser can install the hub';
  ELSIF current_database() IN ('postgres', 'template1') THEN
    RAISE EXCEPTION 'the hub needs a database of its own: createdb fastd, then fastd-sync hub | psql fastd';
  ELSIF current_setting('server_version_num')::int < 150000 THEN
    RAISE EXCEPTION 'the hub needs PostgreSQL 15 or later';
  END IF;
END $$;
DO $$ BEGIN PERFORM pg_advisory_xact_lock(hashtext('fastd hub')); END $$;

SELECT to_regclass('fastd.version') IS NULL AS fresh \gset
\if :fresh
SELECT true AS before_board \gset
\else
DO $$
BEGIN
  IF (SELECT v FROM fastd.version) > 2 THEN
    RAISE EXCEPTION 'this hub was made by a later fastd-sync; nothing was changed';
  END IF;
END $$;
SELECT v < 2 AS before_board FROM fastd.version \gset
\endif

DO $$
DECLARE
  wanted text;
BEGIN
  FOREACH wanted IN ARRAY ARRAY['fastd_owner', 'fastd_person'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = wanted) THEN
      EXECUTE format('CREATE ROLE %I NOLOGIN', wanted);
    END IF;
  END LOOP;
END $$;
-- Otherwise fastd.me() is not told when a session of somebody else was begun.
GRANT pg_read_all_stats TO fastd_owner;
\if :fresh
CREATE SCHEMA fastd AUTHORIZATION fastd_owner;
\endif

SET LOCAL ROLE fastd_owner;

\if :fresh
-- Of the tables and functions. What machines exchange through them has a version of its own: fastd.status().
CREATE TABLE fastd.version (v int NOT NULL);
INSERT INTO fastd.version VALUES (1);

CREATE TABLE fastd.person (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  role name NOT NULL UNIQUE,
  -- The id of the key with which the first machine seals; not the key.
  key bytea CHECK (octet_length(key) = 16),
  -- Random, so that nobody else can listen there.
  channel uuid NOT NULL DEFAULT gen_random_uuid(),
  live boolean NOT NULL DEFAULT false,
  quota bigint NOT NULL DEFAULT 268435456,
  used bigint NOT NULL DEFAULT 0,
  -- Sessions from before may do nothing more, but for the one that changed the key.
  since timestamptz,
  changed_by int
);

-- The end of each machine's log.
CREATE TABLE fastd.log (
  person int NOT NULL REFERENCES fastd.person ON DELETE CASCADE,
  device bytea NOT NULL CHECK (octet_length(device) = 16),
  seq bigint NOT NULL,
  digest bytea NOT NULL,
  -- How many of its operations have no body.
  emptied bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (person, device)
);

CREATE TABLE fastd.op (
  person int NOT NULL,
  device bytea NOT NULL,
  seq bigint NOT NULL CHECK (seq BETWEEN 1 AND 1099511627775),
  -- With sixteen bytes that only the machines can make, so that nobody else adds to a log.
  digest bytea NOT NULL CHECK (octet_length(digest) = 32),
  body bytea CHECK (octet_length(body) <= 65656),
  PRIMARY KEY (person, device, seq)
);
-- What is sealed cannot be compressed.
ALTER TABLE fastd.op ALTER body SET STORAGE EXTERNAL;
\endif

-- The person who has logged in. Whoever could see more than their own is refused.
CREATE OR REPLACE FUNCTION fastd.me() RETURNS int
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  p fastd.person;
BEGIN
  SELECT * INTO p FROM fastd.person WHERE role = session_user;
  -- A login that was begun with the password from before may be ended afterwards.
  IF p.id IS NULL OR p.changed_by <> pg_backend_pid()
    AND (SELECT backend_start < p.since FROM pg_stat_get_activity(pg_backend_pid())) THEN
    RAISE EXCEPTION 'unknown' USING ERRCODE = '28000';
  END IF;
  IF (SELECT rolsuper OR rolbypassrls OR rolreplication OR rolcreaterole
      FROM pg_roles WHERE rolname = session_user)
    OR pg_has_role(session_user, 'fastd_owner', 'MEMBER')
    OR pg_has_role(session_user, 'pg_read_server_files', 'MEMBER')
    OR pg_has_role(session_user, 'pg_write_server_files', 'MEMBER')
    OR pg_has_role(session_user, 'pg_execute_server_program', 'MEMBER') THEN
    RAISE EXCEPTION 'this role may do too much' USING ERRCODE = 'FD002';
  END IF;
  RETURN p.id;
END $$;

\if :fresh
ALTER TABLE fastd.version ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE fastd.person ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE fastd.log ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE fastd.op ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY everybody ON fastd.version FOR SELECT USING (true);
CREATE POLICY own ON fastd.person USING (role = session_user) WITH CHECK (role = session_user);
CREATE POLICY own ON fastd.log USING (person = (SELECT fastd.me()))
  WITH CHECK (person = (SELECT fastd.me()));
CREATE POLICY own ON fastd.op USING (person = (SELECT fastd.me()))
  WITH CHECK (person = (SELECT fastd.me()));
\endif

\if :before_board
-- The board among friends is the one thing here that is not sealed: those who share a circle see each
-- other's rows of fastd.board, and nothing else.
ALTER TABLE fastd.person ADD board boolean NOT NULL DEFAULT false;

-- A circle is those who have its code; its name is half of the code's digest. Nobody can see who else has
-- a place in it, but only meet them: two have neither the same place nor the same nickname.
CREATE TABLE fastd.member (
  person int NOT NULL REFERENCES fastd.person ON DELETE CASCADE,
  circle bytea NOT NULL CHECK (octet_length(circle) = 16),
  place int NOT NULL CHECK (place BETWEEN 1 AND 32),
  -- Without what nobody sees: control characters, all spaces but the plain one, and what fills a place.
  nickname text NOT NULL CHECK (nickname IS NFC NORMALIZED AND char_length(nickname) <= 30
    AND nickname ~ '^[^ ](.*[^ ])?$' AND nickname !~ ('[\u0001-\u001f\u007f-\u00a0\u00ad\u034f\u061c'
      '\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800'
      '\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff\U000e0000-\U000e0fff]')),
  shown boolean NOT NULL DEFAULT true,
  PRIMARY KEY (person, circle),
  UNIQUE (person, circle, nickname),
  UNIQUE (circle, place)
);
CREATE UNIQUE INDEX member_nickname ON fastd.member (circle, lower(nickname COLLATE "C"));

-- As its owner last published it. Nobody's weight can be told from it, so it has no badge for weight.
CREATE TABLE fastd.board (
  person int NOT NULL,
  circle bytea NOT NULL,
  nickname text NOT NULL,
  points int NOT NULL CHECK (points BETWEEN 0 AND 10000000),
  week int NOT NULL CHECK (week BETWEEN 0 AND 10000000),
  day date NOT NULL,
  badges text[] NOT NULL CHECK (cardinality(badges) <= 12 AND badges <@ ARRAY[
    'streak bronze', 'streak silver', 'streak gold', 'streak platinum',
    'adherence bronze', 'adherence silver', 'adherence gold', 'adherence platinum',
    'milestone bronze', 'milestone silver', 'milestone gold', 'milestone platinum']),
  PRIMARY KEY (person, circle),
  FOREIGN KEY (person, circle, nickname) REFERENCES fastd.member (person, circle, nickname)
    ON UPDATE CASCADE ON DELETE CASCADE
);

ALTER TABLE fastd.member ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE fastd.board ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON fastd.member USING (person = (SELECT fastd.me()))
  WITH CHECK (person = (SELECT fastd.me()));
CREATE POLICY own ON fastd.board USING (person = (SELECT fastd.me()))
  WITH CHECK (person = (SELECT fastd.me()));
CREATE POLICY friends ON fastd.board FOR SELECT
  USING (circle IN (SELECT m.circle FROM fastd.member m WHERE m.person = (SELECT fastd.me())));
-- Rows of those who have stopped publishing are deleted by their friends.
CREATE POLICY old ON fastd.board FOR DELETE
  USING (day < (now() AT TIME ZONE 'UTC')::date - 14
    AND circle IN (SELECT m.circle FROM fastd.member m WHERE m.person = (SELECT fastd.me())));
\endif

-- All that a machine needs to know whether something is new. Its version is that of the exchange, which a
-- machine has to understand, and not that of the tables: those of 0.11.0 go on as they did.
CREATE OR REPLACE FUNCTION fastd.status(
  OUT version int, OUT key bytea, OUT channel uuid, OUT live boolean,
  OUT used bigint, OUT quota bigint,
  OUT devices bytea[], OUT seqs bigint[], OUT digests bytea[], OUT emptied bigint[]
) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT 1, p.key, p.channel, p.live, p.used, p.quota,
    coalesce(l.devices, '{}'), coalesce(l.seqs, '{}'), coalesce(l.digests, '{}'),
    coalesce(l.emptied, '{}')
  FROM fastd.person p,
    (SELECT array_agg(device ORDER BY device) devices, array_agg(seq ORDER BY device) seqs,
      array_agg(digest ORDER BY device) digests, array_agg(emptied ORDER BY device) emptied
      FROM fastd.log WHERE person = fastd.me()) l
  WHERE p.id = fastd.me()
$$;

-- One's own row, locked: nobody else can hold it, so nobody else is waited for.
CREATE OR REPLACE FUNCTION fastd.lock_me() RETURNS fastd.person
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  p fastd.person;
BEGIN
  SELECT * INTO p FROM fastd.person WHERE id = fastd.me() FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'unknown' USING ERRCODE = '28000';
  END IF;
  RETURN p;
END $$;

-- Set once, by the first machine.
CREATE OR REPLACE FUNCTION fastd.claim(key bytea) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  p fastd.person := fastd.lock_me();
BEGIN
  IF octet_length(claim.key) IS DISTINCT FROM 16 THEN
    RAISE EXCEPTION 'not a key' USING ERRCODE = '22023';
  ELSIF p.key <> claim.key THEN
    RAISE EXCEPTION 'another key' USING ERRCODE = 'FD003';
  END IF;
  UPDATE fastd.person SET key = claim.key WHERE id = p.id AND person.key IS NULL;
END $$;

-- Appends to a machine's log; returns its end. What is here already must be what is sent: otherwise
-- two machines write under one name.
CREATE OR REPLACE FUNCTION fastd.push(
  key bytea, device bytea, first bigint, before bytea, digests bytea[], bodies bytea[]
) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  p fastd.person;
  head fastd.log;
  n int := cardinality(digests);
  last bigint;
  skipped bigint;
  size bigint;
  empty bigint;
BEGIN
  IF n IS NULL OR n NOT BETWEEN 1 AND 500 OR n IS DISTINCT FROM cardinality(bodies)
    OR array_ndims(digests) <> 1 OR array_ndims(bodies) <> 1
    OR array_lower(digests, 1) <> 1 OR array_lower(bodies, 1) <> 1
    OR first IS NULL OR first NOT BETWEEN 1 AND 1099511627776 - n
    OR octet_length(device) IS DISTINCT FROM 16
    OR octet_length(before) <> 32 OR (before IS NULL) <> (first = 1)
    OR EXISTS (SELECT FROM unnest(digests) d WHERE octet_length(d) IS DISTINCT FROM 32)
    OR EXISTS (SELECT FROM unnest(bodies) b WHERE octet_length(b) > 65656)
  THEN
    RAISE EXCEPTION 'not a batch' USING ERRCODE = '22023';
  END IF;
  last := first + n - 1;
  p := fastd.lock_me();
  IF (p.key = push.key) IS NOT TRUE THEN
    RAISE EXCEPTION 'another key' USING ERRCODE = 'FD003';
  END IF;
  SELECT * INTO head FROM fastd.log l WHERE l.person = p.id AND l.device = push.device;
  IF NOT FOUND THEN
    head.seq := 0;
    IF first = 1 AND (SELECT count(*) FROM fastd.log l WHERE l.person = p.id) >= 256 THEN
      RAISE EXCEPTION 'too many devices' USING ERRCODE = '54000';
    END IF;
  END IF;
  IF first > head.seq + 1 THEN
    RETURN head.seq;
  END IF;
  IF first = head.seq + 1 AND head.digest IS DISTINCT FROM before
    OR EXISTS (SELECT FROM fastd.op o WHERE o.person = p.id AND o.device = push.device
      AND o.seq BETWEEN first AND last AND o.digest <> digests[(o.seq - first + 1)::int])
  THEN
    RAISE EXCEPTION 'fork' USING ERRCODE = 'FD001';
  END IF;
  skipped := head.seq - first + 1;
  IF skipped >= n THEN
    RETURN head.seq;
  END IF;
  SELECT sum(coalesce(octet_length(b), 0) + 100), count(*) FILTER (WHERE b IS NULL)
    INTO size, empty FROM unnest(bodies[skipped::int + 1:]) b;
  IF size > 1310720 THEN
    RAISE EXCEPTION 'not a batch' USING ERRCODE = '22023';
  ELSIF p.used + size > p.quota THEN
    RAISE EXCEPTION 'full' USING ERRCODE = '53100';
  END IF;
  INSERT INTO fastd.op
    SELECT p.id, push.device, first + i - 1, digests[i], bodies[i]
    FROM generate_series(skipped::int + 1, n) i;
  INSERT INTO fastd.log AS l VALUES (p.id, push.device, last, digests[n], empty)
    ON CONFLICT ON CONSTRAINT log_pkey DO UPDATE
    SET seq = excluded.seq, digest = excluded.digest, emptied = l.emptied + excluded.emptied;
  UPDATE fastd.person SET used = p.used + size WHERE id = p.id;
  -- A full queue, which anybody can fill, must stop nobody.
  IF p.live AND pg_notification_queue_usage() < 0.5 THEN
    PERFORM pg_notify(p.channel::text, encode(push.device, 'hex'));
  END IF;
  RETURN last;
END $$;

-- What follows on a number in a machine's log, at most so many operations or about 1 MiB.
CREATE OR REPLACE FUNCTION fastd.pull(device bytea, after bigint, most int)
RETURNS TABLE (seq bigint, digest bytea, body bytea)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT seq, digest, body FROM (
    SELECT o.seq, o.digest, o.body,
      sum(coalesce(octet_length(o.body), 0) + 100) OVER (ORDER BY o.seq) total
    FROM (SELECT * FROM fastd.op o WHERE o.person = fastd.me() AND o.device = pull.device
      AND o.seq > coalesce(after, 0) ORDER BY o.seq
      LIMIT least(greatest(coalesce(most, 500), 1), 500)) o
  ) o WHERE o.total <= 1310720 ORDER BY o.seq
$$;

-- Deletes the bodies of operations that were erased; their numbers and digests stay.
CREATE OR REPLACE FUNCTION fastd.erase(key bytea, device bytea, froms bigint[], tos bigint[])
RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  p fastd.person := fastd.lock_me();
  -- Each number once, whatever overlaps: what is counted twice would make room in the quota.
  ranges int8multirange;
  size bigint;
  n bigint;
BEGIN
  IF (p.key = erase.key) IS NOT TRUE THEN
    RAISE EXCEPTION 'another key' USING ERRCODE = 'FD003';
  ELSIF cardinality(froms) IS NULL OR cardinality(froms) > 10000
    OR cardinality(froms) IS DISTINCT FROM cardinality(tos)
  THEN
    RAISE EXCEPTION 'not a list' USING ERRCODE = '22023';
  END IF;
  SELECT range_agg(int8range(a, least(z, 1099511627775), '[]')) INTO ranges
    FROM unnest(froms, tos) r(a, z) WHERE a <= z AND a <= 1099511627775;
  SELECT sum(octet_length(o.body)), count(*) INTO size, n FROM unnest(ranges) r, fastd.op o
    WHERE o.person = p.id AND o.device = erase.device AND o.seq >= lower(r) AND o.seq < upper(r)
    AND o.body IS NOT NULL;
  IF n = 0 THEN
    RETURN 0;
  END IF;
  UPDATE fastd.op o SET body = NULL FROM unnest(ranges) r
    WHERE o.person = p.id AND o.device = erase.device AND o.seq >= lower(r) AND o.seq < upper(r)
    AND o.body IS NOT NULL;
  UPDATE fastd.log l SET emptied = l.emptied + n WHERE l.person = p.id AND l.device = erase.device;
  UPDATE fastd.person SET used = greatest(p.used - size, 0) WHERE id = p.id;
  RETURN n;
END $$;

-- Goes on with another key: nothing under the old one stays.
CREATE OR REPLACE FUNCTION fastd.rekey(old bytea, new bytea) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  p fastd.person := fastd.lock_me();
BEGIN
  IF octet_length(new) IS DISTINCT FROM 16 THEN
    RAISE EXCEPTION 'not a key' USING ERRCODE = '22023';
  ELSIF (p.key = old) IS NOT TRUE THEN
    RAISE EXCEPTION 'another key' USING ERRCODE = 'FD003';
  END IF;
  DELETE FROM fastd.op o WHERE o.person = p.id;
  DELETE FROM fastd.log l WHERE l.person = p.id;
  UPDATE fastd.person SET key = new, channel = gen_random_uuid(), used = 0,
    since = clock_timestamp(), changed_by = pg_backend_pid() WHERE id = p.id;
END $$;

-- Whether the person's machines are told at once of what is new.
CREATE OR REPLACE FUNCTION fastd.live(is_on boolean) RETURNS uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  p fastd.person := fastd.lock_me();
BEGIN
  UPDATE fastd.person SET live = coalesce(is_on, false) WHERE id = p.id;
  RETURN p.channel;
END $$;

-- Deletes all of the person; the role stays with the administrator.
CREATE OR REPLACE FUNCTION fastd.forget_me(confirm text) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  p fastd.person;
  n bigint;
BEGIN
  IF confirm IS DISTINCT FROM 'forget me' THEN
    RAISE EXCEPTION 'not confirmed' USING ERRCODE = '22023';
  END IF;
  p := fastd.lock_me();
  DELETE FROM fastd.op o WHERE o.person = p.id;
  GET DIAGNOSTICS n = ROW_COUNT;
  DELETE FROM fastd.person WHERE id = p.id;
  RETURN n;
END $$;

-- Turns the person's board on or off, on all machines; switched off, they are on no board at once.
CREATE OR REPLACE FUNCTION fastd.board_turn(is_on boolean) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  p fastd.person := fastd.lock_me();
BEGIN
  UPDATE fastd.person SET board = coalesce(is_on, false) WHERE id = p.id;
  IF is_on IS NOT TRUE THEN
    DELETE FROM fastd.board b WHERE b.person = p.id;
  END IF;
END $$;

-- Joins the circle of a code, or takes another nickname there; gives the circle. Where nobody has joined
-- yet, one begins.
CREATE OR REPLACE FUNCTION fastd.board_join(code bytea, nickname text) RETURNS bytea
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  p fastd.person := fastd.lock_me();
  joined bytea := substr(sha256(code), 1, 16);
  called text;
  free int;
BEGIN
  IF octet_length(code) IS DISTINCT FROM 12 OR octet_length(nickname) > 400 THEN
    RAISE EXCEPTION 'not a code' USING ERRCODE = '22023';
  ELSIF NOT p.board THEN
    RAISE EXCEPTION 'the board is off' USING ERRCODE = 'FD004';
  END IF;
  called := normalize(nickname, NFC);
  UPDATE fastd.member m SET nickname = called WHERE m.person = p.id AND m.circle = joined;
  IF FOUND THEN
    RETURN joined;
  ELSIF (SELECT count(*) FROM fastd.member m WHERE m.person = p.id) >= 8 THEN
    RAISE EXCEPTION 'too many circles' USING ERRCODE = '54000';
  END IF;
  FOR free IN SELECT i FROM generate_series(1, 32) i ORDER BY random() LOOP
    INSERT INTO fastd.member (person, circle, place, nickname) VALUES (p.id, joined, free, called)
      ON CONFLICT ON CONSTRAINT member_circle_place_key DO NOTHING;
    IF FOUND THEN
      RETURN joined;
    END IF;
  END LOOP;
  RAISE EXCEPTION 'the circle is full' USING ERRCODE = 'FD005';
END $$;

-- Leaves a circle, or all; gives how many.
CREATE OR REPLACE FUNCTION fastd.board_leave(circle bytea) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  p fastd.person := fastd.lock_me();
  n int;
BEGIN
  DELETE FROM fastd.member m
    WHERE m.person = p.id AND m.circle = coalesce(board_leave.circle, m.circle);
  GET DIAGNOSTICS n = ROW_COUNT;
  RETURN n;
END $$;

-- Whether the others of a circle, or of all, see the person; gives of how many.
CREATE OR REPLACE FUNCTION fastd.board_show(circle bytea, is_shown boolean) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  p fastd.person := fastd.lock_me();
  n int;
BEGIN
  UPDATE fastd.member m SET shown = coalesce(is_shown, false)
    WHERE m.person = p.id AND m.circle = coalesce(board_show.circle, m.circle);
  GET DIAGNOSTICS n = ROW_COUNT;
  DELETE FROM fastd.board b USING fastd.member m
    WHERE b.person = p.id AND m.person = p.id AND m.circle = b.circle AND NOT m.shown;
  RETURN n;
END $$;

-- What the others see from now on; gives in how many circles. A day that is past takes the place of no
-- later one. It waits for nobody.
CREATE OR REPLACE FUNCTION fastd.board_publish(points int, week int, day date, badges text[])
RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '1s' AS $$
DECLARE
  p fastd.person := fastd.lock_me();
  today date := (now() AT TIME ZONE 'UTC')::date;
BEGIN
  IF day IS NULL OR day > today + 1 THEN
    RAISE EXCEPTION 'not a day' USING ERRCODE = '22023';
  END IF;
  BEGIN
    DELETE FROM fastd.board b WHERE b.day < today - 14;
  EXCEPTION WHEN lock_not_available THEN
    NULL;
  END;
  IF NOT p.board OR day < today - 14 THEN
    RETURN 0;
  END IF;
  INSERT INTO fastd.board AS b
    SELECT p.id, m.circle, m.nickname, board_publish.points, board_publish.week,
      board_publish.day, ARRAY(SELECT DISTINCT x FROM unnest(board_publish.badges) x ORDER BY x)
    FROM fastd.member m WHERE m.person = p.id AND m.shown
    ON CONFLICT ON CONSTRAINT board_pkey DO UPDATE SET points = excluded.points,
      week = excluded.week, day = excluded.day, badges = excluded.badges
    WHERE b.day <= excluded.day AND (b.points, b.week, b.day, b.badges)
      IS DISTINCT FROM (excluded.points, excluded.week, excluded.day, excluded.badges);
  RETURN (SELECT count(*) FROM fastd.member m WHERE m.person = p.id AND m.shown);
END $$;

-- Where the person takes part.
CREATE OR REPLACE FUNCTION fastd.board_status(
  OUT is_on boolean, OUT circles bytea[], OUT nicknames text[], OUT shown boolean[]
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  me int := fastd.me();
BEGIN
  SELECT p.board INTO is_on FROM fastd.person p WHERE p.id = me;
  SELECT coalesce(array_agg(m.circle), '{}'), coalesce(array_agg(m.nickname), '{}'),
    coalesce(array_agg(m.shown), '{}') INTO circles, nicknames, shown
  FROM (SELECT * FROM fastd.member m WHERE m.person = me ORDER BY m.circle) m;
END $$;

-- The rows of all one's circles that are no older than 14 days.
CREATE OR REPLACE FUNCTION fastd.board_rows() RETURNS TABLE (
  circle bytea, own boolean, nickname text, points int, week int, day date, badges text[]
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  me int := fastd.me();
  today date := (now() AT TIME ZONE 'UTC')::date;
BEGIN
  RETURN QUERY SELECT b.circle, b.person = me, b.nickname, b.points, b.week, b.day, b.badges
    FROM fastd.member m JOIN fastd.board b USING (circle)
    WHERE m.person = me AND b.day BETWEEN today - 14 AND today + 1
      AND (SELECT p.board FROM fastd.person p WHERE p.id = me)
    ORDER BY b.circle, b.nickname COLLATE "C";
END $$;

RESET ROLE;

UPDATE fastd.version SET v = 2 WHERE v < 2;

REVOKE ALL ON SCHEMA fastd FROM PUBLIC;
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA fastd FROM PUBLIC;
GRANT USAGE ON SCHEMA fastd TO fastd_person;
GRANT EXECUTE ON FUNCTION fastd.status(), fastd.claim(bytea),
  fastd.push(bytea, bytea, bigint, bytea, bytea[], bytea[]), fastd.pull(bytea, bigint, int),
  fastd.erase(bytea, bytea, bigint[], bigint[]), fastd.rekey(bytea, bytea), fastd.live(boolean),
  fastd.forget_me(text), fastd.board_turn(boolean), fastd.board_join(bytea, text),
  fastd.board_leave(bytea), fastd.board_show(bytea, boolean),
  fastd.board_publish(int, int, date, text[]), fastd.board_status(), fastd.board_rows()
  TO fastd_person;

-- Every login may do this in any database, and nobody needs it here: large objects and messages in the
-- log fill the disk, locks stop other programs, those who ask for what blocks stop all locks meanwhile,
-- languages run programs.
DO $$
DECLARE
  name text;
BEGIN
  EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
  EXECUTE format('GRANT CONNECT ON DATABASE %I TO fastd_person', current_database());
  -- No login can raise this one.
  EXECUTE format('ALTER DATABASE %I SET temp_file_limit = ''64MB''', current_database());
  -- A statement that fails would stand in the server's log, however long it is.
  EXECUTE format('ALTER DATABASE %I SET log_min_error_statement = ''panic''', current_database());
  FOR name IN SELECT datname FROM pg_database WHERE datname IN ('postgres', 'template1') LOOP
    EXECUTE format('REVOKE CONNECT, TEMPORARY ON DATABASE %I FROM PUBLIC', name);
  END LOOP;
  FOR name IN SELECT oid::regprocedure FROM pg_proc
    WHERE pronamespace = 'pg_catalog'::regnamespace AND (
      proname ~ '^(lo_|lo(read|write)$|pg_(try_)?advisory_|pg_(create|copy|drop)_.*replication_slot)'
      OR proname IN ('pg_logical_emit_message', 'pg_export_snapshot', 'pg_blocking_pids',
        'pg_safe_snapshot_blocking_pids', 'pg_isolation_test_session_is_blocked'))
  LOOP
    EXECUTE 'REVOKE EXECUTE ON FUNCTION pg_catalog.' || name || ' FROM PUBLIC';
  END LOOP;
  FOR name IN SELECT lanname FROM pg_language WHERE lanpltrusted LOOP
    EXECUTE format('REVOKE USAGE ON LANGUAGE %I FROM PUBLIC', name);
  END LOOP;
END $$;
REVOKE ALL ON SCHEMA public FROM PUBLIC;
GRANT USAGE ON LANGUAGE plpgsql, sql TO fastd_owner;
COMMIT;
SELECT 'The hub is ready, version ' || v || '.' FROM fastd.version;
