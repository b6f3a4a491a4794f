import TestProcesses

extension Rights {
  /// Beside the tables: all by which a login could see others, fill the disk or stop somebody.
  static let statements = disk + locks + programs + roles + files + others

  private static let big = """
    WITH big AS MATERIALIZED (SELECT i || repeat('x', 1000000) FROM generate_series(1, 80) i)
    SELECT count(*) FROM big a, big b
    """

  private static let disk = [
    Statement(text: "CREATE TEMPORARY TABLE t (x int)"),
    Statement(text: "CREATE TEMPORARY SEQUENCE t"),
    Statement(text: big, plain: "53400", superuser: "53400"),
    Statement(text: "SET temp_file_limit = -1"),
    Statement(text: "SELECT set_config('temp_file_limit', '-1', false)"),
    Statement(text: "ALTER ROLE CURRENT_USER SET temp_file_limit = -1"),
    Statement(text: "SELECT lo_create(0)"),
    Statement(text: "SELECT lo_creat(-1)"),
    Statement(text: "SELECT lo_from_bytea(0, 'x')"),
    Statement(text: "SELECT lo_import('/etc/hostname')"),
    Statement(text: "SELECT lo_import('/etc/hostname', 77)"),
    Statement(text: "SELECT lo_export(1, '/dev/null')", superuser: "42704"),
    Statement(text: "SELECT lo_put(1, 0, 'x')", superuser: "42704"),
    Statement(text: "SELECT lo_get(1)", superuser: "42704"),
    Statement(text: "SELECT lo_open(1, 131072)", superuser: "42704"),
    Statement(text: "SELECT lowrite(0, 'x')", superuser: "42704"),
    Statement(text: "SELECT loread(0, 1)", superuser: "42704"),
    Statement(text: "SELECT lo_unlink(1)", superuser: "42704"),
    Statement(text: "SELECT pg_logical_emit_message(false, 'x', 'y')"),
    Statement(text: "SELECT pg_logical_emit_message(true, 'x', 'y'::bytea)"),
    Statement(text: "SELECT pg_create_physical_replication_slot('s', true, true)"),
    Statement(
      text: "SELECT pg_create_logical_replication_slot('l', 'pgoutput')", superuser: "55000"),
    Statement(
      text: "SELECT pg_copy_physical_replication_slot('none', 'n')", superuser: "42704"),
    Statement(text: "SELECT pg_drop_replication_slot('none')", superuser: "42704"),
    Statement(text: "SELECT nextval('fastd.person_id_seq')", owner: "00000"),
    Statement(text: "SELECT setval('fastd.person_id_seq', 1000000)", owner: "00000"),
  ]

  private static let locks = [
    Statement(text: "SELECT pg_export_snapshot()"),
    Statement(text: "SELECT pg_advisory_lock(1)"),
    Statement(text: "SELECT pg_advisory_xact_lock_shared(1, 2)"),
    Statement(text: "SELECT pg_try_advisory_lock(1)"),
    Statement(text: "SELECT pg_try_advisory_xact_lock(1, 2)"),
    Statement(text: "SELECT pg_advisory_unlock_all()"),
    Statement(text: "SELECT pg_blocking_pids(pg_backend_pid())"),
    Statement(text: "LOCK TABLE pg_catalog.pg_class IN SHARE MODE"),
    Statement(text: "LOCK TABLE pg_catalog.pg_authid IN ACCESS SHARE MODE"),
    Statement(text: "SELECT FROM pg_catalog.pg_class LIMIT 1 FOR UPDATE"),
    // Nothing waits for this one but a rewrite of the catalogue.
    Statement(text: "LOCK TABLE pg_catalog.pg_class IN ACCESS SHARE MODE", plain: "00000"),
  ]

  private static let programs =
    ["sql", "plpgsql", "internal", "c"].flatMap {
      [
        Statement(
          text: "DO LANGUAGE \($0) 'BEGIN END'",
          superuser: $0 == "plpgsql" ? "00000" : "0A000",
          // Whose functions are in these.
          owner: ["sql": "0A000", "plpgsql": "00000"][$0]),
        Statement(
          text: "CREATE FUNCTION pg_temp.f() RETURNS int LANGUAGE \($0) AS 'x'",
          superuser: ["sql": "42601", "plpgsql": "42601", "internal": "42883", "c": "58P01"][$0]
            ?? ""),
      ]
    } + [
      Statement(text: "CREATE TABLE fastd.t (x int)", owner: "00000"),
      Statement(text: "CREATE TABLE public.t (x int)"),
      Statement(text: "CREATE TABLE t (x int)", plain: "3F000"),
      Statement(text: "CREATE SCHEMA s"),
      Statement(text: "CREATE PUBLICATION p"),
      Statement(
        text: "CREATE OPERATOR fastd.= (FUNCTION = int4eq, LEFTARG = int, RIGHTARG = int)",
        owner: "00000"),
    ]

  /// Until PostgreSQL 16 whoever could make roles was over all others.
  private static let overRoles: [Actor: String] =
    PostgresProgram.version < 16 ? [.creator: "00000"] : [:]

  private static let roles = [
    Statement(text: "SET ROLE fastd_owner", owner: "00000"),
    Statement(text: "SET ROLE postgres"),
    Statement(text: "SET SESSION AUTHORIZATION fastd_victim"),
    Statement(text: "ALTER ROLE fastd_victim PASSWORD 'x'", others: overRoles),
    Statement(text: "ALTER ROLE fastd_victim RENAME TO fastd_other", others: overRoles),
    Statement(text: "ALTER ROLE fastd_victim SET search_path = x", others: overRoles),
    Statement(text: "ALTER ROLE CURRENT_USER SUPERUSER"),
    Statement(text: "ALTER ROLE CURRENT_USER BYPASSRLS"),
    Statement(text: "ALTER ROLE CURRENT_USER CONNECTION LIMIT 1000", others: overRoles),
    Statement(text: "GRANT postgres TO CURRENT_USER"),
    Statement(text: "CREATE ROLE fastd_new", others: [.creator: "00000"]),
    Statement(text: "DROP ROLE fastd_unused", superuser: "42704", others: [.creator: "42704"]),
    Statement(text: "ALTER DATABASE fastd SET work_mem = '1GB'"),
    Statement(text: "ALTER DATABASE fastd CONNECTION LIMIT 0"),
    Statement(text: "ALTER DATABASE fastd OWNER TO CURRENT_USER"),
    // A warning alone says that nothing was given.
    Statement(text: #"GRANT ALL ON DATABASE fastd TO CURRENT_USER\; CREATE SCHEMA s"#),
  ]

  private static let files = [
    Statement(text: "COPY (SELECT 1) TO PROGRAM 'cat >/dev/null'", others: [.executor: "00000"]),
    Statement(text: "COPY (SELECT 1) TO '/dev/null'", others: [.writer: "00000"]),
    Statement(text: "COPY fastd.version FROM PROGRAM 'true'"),
    Statement(text: "COPY fastd.version FROM '/dev/null'"),
    Statement(text: "SELECT pg_read_file('postgresql.conf')"),
    Statement(text: "SELECT pg_ls_dir('.')"),
  ]

  private static let others = [
    Statement(text: "SELECT rolpassword FROM pg_authid"),
    Statement(text: "SELECT pg_reload_conf()"),
    Statement(text: "SELECT pg_switch_wal()"),
    Statement(text: "SELECT pg_stat_reset()"),
    Statement(text: "SET log_statement = 'none'"),
    Statement(text: "SET session_replication_role = 'replica'"),
  ]
}
