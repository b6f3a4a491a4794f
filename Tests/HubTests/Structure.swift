import Foundation
import TestProcesses
import TestSupport

/// Faults in what the catalogue tells of an installed hub.
enum Structure {
  static func faults(of hub: Hub) throws -> [String] {
    let said = try hub.sql(queries.joined(separator: ";\n"))
    let found = said.split(separator: "\n").map(String.init)
    return try found + openFunctions(of: hub).map { "\($0) is open to everybody" }
  }

  private static let queries = [tables, policies, functions, owners, grants, surroundings, roles]

  private static let tables = """
    SELECT oid::regclass || ' has no row-level security, or none for its owner' FROM pg_class
    WHERE relnamespace = 'fastd'::regnamespace AND relkind IN ('r', 'p')
      AND NOT (relrowsecurity AND relforcerowsecurity)
    UNION ALL
    SELECT oid::regclass || ' is neither a table nor an index nor a sequence' FROM pg_class
    WHERE relnamespace = 'fastd'::regnamespace AND relkind NOT IN ('r', 'i', 'S')
    """

  private static let policies = """
    SELECT oid::regclass || ' has not just one policy' FROM pg_class c
    WHERE relnamespace = 'fastd'::regnamespace AND relkind IN ('r', 'p') AND relname <> 'board'
      AND (SELECT count(*) FROM pg_policy WHERE polrelid = c.oid) <> 1
    UNION ALL
    SELECT 'board has other policies: ' || string_agg(policyname || ' ' || cmd, ', ') FROM pg_policies
    WHERE schemaname = 'fastd' AND tablename = 'board'
    HAVING array_agg(policyname || ' ' || cmd ORDER BY policyname)
      <> '{friends SELECT,old DELETE,own ALL}'
    UNION ALL
    SELECT tablename || ' has a policy that asks for nobody' FROM pg_policies
    WHERE schemaname = 'fastd' AND tablename <> 'version'
      AND (qual ~* 'session_user|fastd\\.me\\(\\)'
        AND (with_check ~* 'session_user|fastd\\.me\\(\\)' OR cmd IN ('SELECT', 'DELETE')))
        IS NOT TRUE
    UNION ALL
    SELECT 'version has a policy for more than to read' FROM pg_policies
    WHERE schemaname = 'fastd' AND tablename = 'version' AND cmd <> 'SELECT'
    """

  private static let functions = """
    SELECT oid::regprocedure || ' runs with the rights of its caller' FROM pg_proc
    WHERE pronamespace = 'fastd'::regnamespace AND NOT prosecdef
    UNION ALL
    SELECT oid::regprocedure || ' has no search_path of its own' FROM pg_proc
    WHERE pronamespace = 'fastd'::regnamespace
      AND NOT coalesce('search_path=pg_catalog, pg_temp' = ANY (proconfig), false)
    """

  private static let owners = """
    SELECT kind || ' ' || name || ' has another owner' FROM (
      SELECT 'relation', oid::regclass::text, relowner, relnamespace FROM pg_class
      UNION ALL SELECT 'function', oid::regprocedure::text, proowner, pronamespace FROM pg_proc
      UNION ALL SELECT 'type', oid::regtype::text, typowner, typnamespace FROM pg_type
      UNION ALL SELECT 'schema', nspname, nspowner, oid FROM pg_namespace
    ) o(kind, name, owner, schema)
    WHERE schema = 'fastd'::regnamespace AND owner <> 'fastd_owner'::regrole
    """

  /// PUBLIC has nothing, and people have the schema, the database and the functions that are theirs.
  private static let grants = """
    SELECT concat_ws(' ', coalesce(nullif(grantee, 0)::regrole::text, 'PUBLIC'), 'has', p, 'on', name)
    FROM (
      SELECT 'relation', oid::regclass::text, relacl FROM pg_class
        WHERE relnamespace = 'fastd'::regnamespace
      UNION ALL SELECT 'column', attrelid::regclass || '.' || attname, attacl FROM pg_attribute
        WHERE attrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'fastd'::regnamespace)
      UNION ALL SELECT 'function', oid::regprocedure::text, coalesce(proacl, acldefault('f', proowner))
        FROM pg_proc WHERE pronamespace = 'fastd'::regnamespace
      UNION ALL SELECT 'schema', nspname, coalesce(nspacl, acldefault('n', nspowner))
        FROM pg_namespace WHERE nspname IN ('fastd', 'public')
      UNION ALL SELECT 'language', lanname, coalesce(lanacl, acldefault('l', lanowner))
        FROM pg_language WHERE lanpltrusted
      UNION ALL SELECT 'default', 'what will be made', defaclacl FROM pg_default_acl
      UNION ALL SELECT 'database', datname, coalesce(datacl, acldefault('d', datdba))
        FROM pg_database WHERE datname = current_database()
    ) o(kind, name, acl), aclexplode(acl) a(grantor, grantee, p, can_grant)
    WHERE grantee = 0 OR can_grant AND grantee NOT IN (grantor)
      OR grantee NOT IN (grantor, 'fastd_owner'::regrole, 'pg_database_owner'::regrole)
        AND (grantee, kind, p) NOT IN (
          ('fastd_person'::regrole, 'schema', 'USAGE'),
          ('fastd_person'::regrole, 'database', 'CONNECT'))
        AND NOT (grantee = 'fastd_person'::regrole AND kind = 'function'
          AND name !~ '^fastd\\.(me|lock_me)\\(')
    """

  private static let surroundings = """
    SELECT datname || ' lets everybody in' FROM pg_database d,
      aclexplode(coalesce(datacl, acldefault('d', datdba)))
    WHERE datname IN ('postgres', 'template1') AND grantee = 0
    UNION ALL
    SELECT 'a session fills the disk' WHERE NOT EXISTS (SELECT FROM pg_db_role_setting
      WHERE setrole = 0 AND 'temp_file_limit=64MB' = ANY (setconfig)
        AND setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database()))
    """

  private static let roles = """
    SELECT rolname || ' may do too much' FROM pg_roles
    WHERE rolname IN ('fastd_owner', 'fastd_person') AND (rolcanlogin OR rolsuper OR rolbypassrls
      OR rolcreaterole OR rolcreatedb OR rolreplication
      OR oid IN (SELECT member FROM pg_auth_members
        WHERE (member, roleid) <> ('fastd_owner'::regrole, 'pg_read_all_stats'::regrole)))
    """

  // MARK: Functions of the server itself

  /// Volatile ones that every login may call, and that no line of the list explains.
  static func openFunctions(of hub: Hub) throws -> [String] {
    let lines = try String(
      contentsOf: URL(filePath: "\(Golden.root)/Tests/HubTests/open-functions.tsv"), encoding: .utf8
    )
    let patterns = try lines.split(separator: "\n").map { line in
      try Regex(String(line.prefix { $0 != "\t" }))
    }
    let names = try hub.sql(
      """
      SELECT DISTINCT proname FROM pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner)))
      WHERE pronamespace = 'pg_catalog'::regnamespace AND provolatile = 'v' AND grantee = 0
      ORDER BY 1
      """
    ).split(separator: "\n").map(String.init)
    return try names.filter { name in
      try !patterns.contains { try $0.wholeMatch(in: name) != nil }
    }
  }

  /// All that an upgrade would have to change, as the catalogue tells it.
  static func schema(of hub: Hub) throws -> String {
    try hub.sql(
      """
      SELECT format('%s.%s %s%s%s%s%s', attrelid::regclass, attname,
        format_type(atttypid, atttypmod), CASE WHEN attnotnull THEN ' NOT NULL' END,
        ' DEFAULT ' || pg_get_expr(adbin, adrelid),
        CASE attidentity WHEN 'a' THEN ' IDENTITY' END,
        CASE attstorage WHEN 'e' THEN ' EXTERNAL' END)
      FROM pg_attribute a JOIN pg_class c ON c.oid = attrelid
        LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
      WHERE relnamespace = 'fastd'::regnamespace AND relkind = 'r' AND attnum > 0
      ORDER BY relname, attnum;
      SELECT format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      FROM pg_constraint WHERE connamespace = 'fastd'::regnamespace AND contype <> 'n'
      ORDER BY conrelid::regclass::text, conname;
      SELECT indexdef FROM pg_indexes WHERE schemaname = 'fastd' ORDER BY indexname;
      SELECT format('%s %s %s %s USING %s CHECK %s', tablename, policyname, cmd, roles, qual,
        with_check) FROM pg_policies WHERE schemaname = 'fastd'
      ORDER BY tablename, policyname;
      SELECT format('%s RETURNS %s %s', oid::regprocedure, pg_get_function_result(oid), provolatile)
      FROM pg_proc WHERE pronamespace = 'fastd'::regnamespace ORDER BY oid::regprocedure::text;
      """) + "\n"
  }
}
