/// Each function of the hub, and how a call of it ends.
enum Rights {
  struct Function {
    /// As the catalogue names it.
    let name: String
    let call: String
    var own = "42501"
    var foreign = "42501"
    /// Where it differs from that.
    var friend: String?
    var isOpen = true

    /// How it ends for an actor: with a value, or an SQLSTATE.
    func answer(to actor: Actor) -> String {
      switch actor {
      case .own: own
      case .foreign: foreign
      case .friend: friend ?? foreign
      case .nobody: isOpen ? "28000" : "42501"
      case .outsider: "42501"
      case .superuser, .member: "FD002"
      case .bypass, .replicator, .creator, .reader, .writer, .executor:
        isOpen ? "FD002" : "42501"
      }
    }
  }

  static let functions = [
    Function(
      name: "fastd.status()",
      call: "SELECT encode(key, 'hex'), used, seqs FROM fastd.status()",
      own: "0000000000000000000000000000000a|330|{3}",
      foreign: "0000000000000000000000000000000b|0|{}",
      friend: "0000000000000000000000000000000f|0|{}"),
    Function(name: "fastd.claim(bytea)", call: Call.claim(), own: "", foreign: "FD003"),
    Function(
      name: "fastd.push(bytea,bytea,bigint,bytea,bytea[],bytea[])", call: Call.push(2...4),
      own: "4", foreign: "FD003"),
    Function(
      name: "fastd.pull(bytea,bigint,integer)", call: Call.pull(), own: "3|1|3", foreign: "0||"),
    Function(
      name: "fastd.erase(bytea,bytea,bigint[],bigint[])", call: Call.erase(("1", "2")),
      own: "2", foreign: "FD003"),
    Function(
      name: "fastd.rekey(bytea,bytea)", call: Call.rekey(to: Call.id(0xc)), own: "",
      foreign: "FD003"),
    Function(
      name: "fastd.live(boolean)",
      call: "SELECT fastd.live(true) = (SELECT channel FROM fastd.status())",
      own: "t", foreign: "t"),
    Function(name: "fastd.forget_me(text)", call: Call.forget, own: "3", foreign: "0"),
    Function(
      name: "fastd.board_turn(boolean)", call: Call.turn(false), own: "", foreign: ""),
    Function(
      name: "fastd.board_join(bytea,text)", call: Call.join(as: "friend"), own: "23505",
      foreign: "23505", friend: "t"),
    Function(
      name: "fastd.board_leave(bytea)", call: Call.leave(Call.circle), own: "1", foreign: "0",
      friend: "1"),
    Function(
      name: "fastd.board_show(bytea,boolean)", call: Call.show(false, in: Call.circle), own: "1",
      foreign: "0", friend: "1"),
    Function(
      name: "fastd.board_publish(integer,integer,date,text[])", call: Call.publish(), own: "1",
      foreign: "1"),
    Function(
      name: "fastd.board_status()", call: "SELECT is_on, nicknames FROM fastd.board_status()",
      own: "t|{Own}", foreign: "t|{Foreign}", friend: "t|{Friend}"),
    Function(
      name: "fastd.board_rows()",
      call: "SELECT string_agg(nickname || own, ' ') FROM fastd.board_rows()",
      own: "Friendfalse Owntrue", foreign: "Foreigntrue", friend: "Friendtrue Ownfalse"),
    Function(name: "fastd.me()", call: "SELECT fastd.me()", isOpen: false),
    Function(name: "fastd.lock_me()", call: "SELECT fastd.lock_me()", isOpen: false),
  ]

  /// A statement, and how it ends for those who have no rights of an administrator, for a superuser and
  /// for a member of the owner. The last two show what would be possible.
  struct Statement {
    let text: String
    var plain = "42501"
    var superuser = "00000"
    var owner: String?
    /// Where another right than theirs counts.
    var others: [Actor: String] = [:]

    func state(for actor: Actor) -> String {
      switch actor {
      case .superuser: superuser
      case .member: owner ?? plain
      default: others[actor] ?? plain
      }
    }
  }

  private static let locks = [
    "ACCESS SHARE", "ROW SHARE", "ROW EXCLUSIVE", "SHARE UPDATE EXCLUSIVE", "SHARE",
    "SHARE ROW EXCLUSIVE", "EXCLUSIVE", "ACCESS EXCLUSIVE",
  ]

  /// All that can be tried with a table, and the owner's states in the order of the first six.
  static func statements(table: String, column: String) -> [Statement] {
    let states = byOwner[table] ?? []
    func state(_ place: Int) -> String? { place < states.count ? states[place] : nil }
    return [
      Statement(text: "SELECT * FROM \(table)", owner: state(0)),
      Statement(text: "SELECT FROM \(table) FOR KEY SHARE", owner: state(1)),
      Statement(text: "SELECT FROM \(table) FOR UPDATE", owner: state(1)),
      Statement(
        text: "INSERT INTO \(table) DEFAULT VALUES", superuser: "23502", owner: state(2)),
      Statement(text: "UPDATE \(table) SET \(column) = \(column)", owner: state(3)),
      Statement(text: "DELETE FROM \(table)", owner: state(4)),
    ]
      + [
        "TRUNCATE \(table) CASCADE", "ALTER TABLE \(table) DISABLE ROW LEVEL SECURITY",
        "DROP TABLE \(table) CASCADE", "ALTER TABLE \(table) ADD x int",
        "CREATE POLICY mine ON \(table) USING (true)", "GRANT SELECT ON \(table) TO fastd_own",
      ].map { Statement(text: $0, owner: "00000") }
      + locks.map { Statement(text: "LOCK TABLE \(table) IN \($0) MODE", owner: "00000") }
  }

  /// Row-level security is theirs as well, and refuses them by `fastd.me()`, as long as they leave it.
  private static let byOwner = [
    "fastd.version": ["00000", "00000", "42501", "00000", "00000"],
    "fastd.person": ["00000", "00000", "42501", "00000", "00000"],
    "fastd.log": ["FD002", "FD002", "FD002", "FD002", "FD002"],
    "fastd.op": ["FD002", "FD002", "FD002", "FD002", "FD002"],
    "fastd.member": ["FD002", "FD002", "FD002", "FD002", "FD002"],
    "fastd.board": ["FD002", "FD002", "FD002", "FD002", "FD002"],
  ]
}
