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
\else
DO $$
BEGIN
  IF (SELECT v FROM fastd.version) > 1 THEN
    RAISE EXCEPTION 'this hub was made by a later fastd-sync; nothing was changed';
  END IF;
END $$;
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
\if :fresh
CREATE SCHEMA fastd AUTHORIZATION fastd_owner;
\endif

SET LOCAL ROLE fastd_owner;

\if :fresh
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

-- All that a machine needs to know whether something is new.
CREATE OR REPLACE FUNCTION fastd.status(
  OUT version int, OUT key bytea, OUT channel uuid, OUT live boolean,
  OUT used bigint, OUT quota bigint,
  OUT devices bytea[], OUT seqs bigint[], OUT digests bytea[], OUT emptied bigint[]
) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT (SELECT v FROM fastd.version), p.key, p.channel, p.live, p.used, p.quota,
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

RESET ROLE;

REVOKE ALL ON SCHEMA fastd FROM PUBLIC;
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA fastd FROM PUBLIC;
GRANT USAGE ON SCHEMA fastd TO fastd_person;
GRANT EXECUTE ON FUNCTION fastd.status(), fastd.claim(bytea),
  fastd.push(bytea, bytea, bigint, bytea, bytea[], bytea[]), fastd.pull(bytea, bigint, int),
  fastd.erase(bytea, bytea, bigint[], bigint[]), fastd.rekey(bytea, bytea), fastd.live(boolean),
  fastd.forget_me(text) TO fastd_person;

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
