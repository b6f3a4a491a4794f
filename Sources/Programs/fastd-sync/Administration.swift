import Carrier
import Glibc
import Host
import Hub

/// SQL for a hub's administrator, to be piped into psql by whoever may do everything there.
enum Administration {
  static func carryOut(_ words: [String]) -> Never {
    let person = words.count > 1 ? words[1] : ""
    switch (words.first, words.count) {
    case (nil, _): print(HubSchema.text)
    case ("add", 3): add(person, at: words[2])
    case ("lock", 2): print(checked(person, lock, then: end) + told("\(person) is locked out"))
    case ("remove", 2):
      print(checked(person, lock, then: end) + "\n" + checked(person, remove))
      print(told("\(person) was removed, with all entries"))
    default: refuse("hub \(words.joined(separator: " ")) is not understood; try --help")
    }
    exit(0)
  }

  private static func refuse(_ sentence: String) -> Never {
    Answer.complain(sentence)
    exit(2)
  }

  /// Only where all before it went well.
  private static func told(_ sentence: String) -> String { "\n\\echo '\(sentence).'" }

  // MARK: Persons

  /// The code goes to the terminal, and the server is given nothing by which somebody could log in.
  private static func add(_ person: String, at address: String) {
    guard ExchangeHub.isPerson(person) else { refuseName() }
    guard let hub = ExchangeHub(person: person, at: address) else {
      refuse("\(address) is no address; it is written HOST, HOST:PORT or HOST:PORT/DATABASE")
    }
    guard isatty(STDOUT_FILENO) == 0 else { refuse("pipe it into psql, as in HUB.md") }
    guard isatty(STDERR_FILENO) == 1 else {
      refuse("hub add shows a password, so it needs a terminal")
    }
    let password = HubPassword.fresh()
    print(checked(person) { add($0, password.verifier) } + told("\(person) can join with the code"))
    fflush(nil)
    let code = HubInvitation(hub, password, nil).code
    Answer.complain("the code for the first machine of \(person) (fastctl sync join):\n\(code)")
  }

  private static func refuseName() -> Never {
    refuse("a name is 1 to 40 letters from a to z, digits and _, and begins with a letter")
  }

  /// In one transaction, in a database that is a hub.
  private static func checked(
    _ person: String, _ body: (_ role: String) -> String,
    then end: (_ role: String) -> String = { _ in "" }
  ) -> String {
    guard ExchangeHub.isPerson(person) else { refuseName() }
    return """
      \\set ON_ERROR_STOP on
      \\set QUIET on
      BEGIN;
      SET LOCAL client_min_messages = warning;
      DO $$ BEGIN
        IF to_regclass('fastd.person') IS NULL THEN
          RAISE EXCEPTION 'this database is no hub yet: fastd-sync hub | psql fastd';
        END IF;
      END $$;
      \(body("fastd_\(person)"))
      COMMIT;
      \(end("fastd_\(person)"))
      """
  }

  /// An existing person gets another password, and is unlocked.
  private static func add(_ role: String, _ verifier: String) -> String {
    """
    SET LOCAL log_statement = 'none';
    DO $$ BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '\(role)') THEN
        CREATE ROLE \(role);
      END IF;
    END $$;
    ALTER ROLE \(role) LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEROLE NOCREATEDB NOREPLICATION
      CONNECTION LIMIT 16 PASSWORD '\(verifier)';
    ALTER ROLE \(role) RESET ALL;
    DO $$ BEGIN
      EXECUTE format('ALTER ROLE \(role) IN DATABASE %I RESET ALL', current_database());
    END $$;
    GRANT fastd_person TO \(role);
    INSERT INTO fastd.person (role) VALUES ('\(role)') ON CONFLICT (role) DO NOTHING;
    """
  }

  private static func lock(_ role: String) -> String {
    """
    ALTER ROLE \(role) NOLOGIN PASSWORD NULL;
    DO $$ BEGIN
      IF to_regclass('fastd.board') IS NOT NULL THEN
        DELETE FROM fastd.board WHERE person = (SELECT id FROM fastd.person WHERE role = '\(role)');
      END IF;
    END $$;
    """
  }

  private static func remove(_ role: String) -> String {
    """
    DELETE FROM fastd.op WHERE person = (SELECT id FROM fastd.person WHERE role = '\(role)');
    DELETE FROM fastd.person WHERE role = '\(role)';
    DROP OWNED BY \(role);
    DROP ROLE \(role);
    """
  }

  /// Once nobody can log in any more.
  private static func end(_ role: String) -> String {
    """
    DO $$ BEGIN
      PERFORM pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '\(role)';
    END $$;
    """
  }
}
