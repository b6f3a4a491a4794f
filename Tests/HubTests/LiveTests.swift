import TestProcesses
import Testing

@Suite(
  .enabled(if: PostgresProgram.isPossible, "needs postgresql-15 and openssl"),
  .timeLimit(.minutes(5)))
struct `News of the hub` {
  /// A session that hears what is said on a channel.
  private func listener(_ person: Person, on channel: String) async throws -> Session {
    let session = try await Session(person)
    try await session("LISTEN \"\(channel)\"")
    return session
  }

  @Test func `are told at once on the person's channel, while they are wanted`() async throws {
    let (own, other) = (try Hub.shared.person(), try Hub.shared.person())
    let channel = try own("SELECT channel FROM fastd.status()")
    let foreign = try other("SELECT fastd.live(true)")
    #expect(channel != foreign)
    let session = try await listener(own, on: channel)
    let deaf = try await listener(other, on: foreign)
    #expect(try own(Call.claim(), Call.push(1...1)) == "1")
    // Nothing came: what a session has heard is told with its next answer.
    #expect(try await session("SELECT 1") == "1")
    #expect(try own("SELECT fastd.live(true)") == channel)
    #expect(try own(Call.push(2...3)) == "3")
    let said = try await session("SELECT 2")
    let device = "0000000000000000000000000000000d"
    #expect(said.contains("\"\(channel)\" with payload \"\(device)\""), "\(said)")
    // Nothing is new in these.
    #expect(try own(Call.push(2...3), Call.push(9...9)) == "3")
    #expect(try own(Call.push(3...3, digests: Call.digests(8...8))) == "FD001")
    #expect(try await session("SELECT 3") == "3")
    #expect(try await deaf("SELECT 4") == "4")
    for silent in ["false", "NULL"] {
      #expect(try own("SELECT fastd.live(true)", "SELECT fastd.live(\(silent))") == channel)
      #expect(try own("SELECT live FROM fastd.status()") == "f")
    }
    #expect(try own(Call.push(4...4)) == "4")
    #expect(try await session("SELECT 5") == "5")
  }

  @Test func `are told to nobody under the channel of an old key`() async throws {
    let own = try Hub.shared.person()
    let old = try own(Call.claim(), "SELECT fastd.live(true)")
    let session = try await listener(own, on: old)
    #expect(try own(Call.rekey(to: Call.id(2)), Call.push(1...1, key: Call.id(2))) == "1")
    #expect(try await session("SELECT 1") == "1")
    #expect(try own("SELECT live FROM fastd.status()") == "t")
  }

  /// Only a later PostgreSQL has a queue that is filled in a moment.
  @Test(.enabled(if: PostgresProgram.version >= 17, "Debian has an earlier PostgreSQL"))
  func `that another person has filled the queue with stop no push`() async throws {
    let hub = try Hub(settings: ["max_notify_queue_pages": "64"])
    let (own, other) = (try hub.person(), try hub.person())
    #expect(try own(Call.claim(), "SELECT fastd.live(true) IS NULL", Call.push(1...1)) == "1")
    // It listens, and never reads.
    let deaf = try await Session(other)
    try await deaf("LISTEN x")
    try await deaf("BEGIN")
    try await deaf("SELECT 1")
    let fill = "SELECT count(pg_notify('x', i || repeat('y', 4000))) FROM generate_series(1, 40) i"
    while try other(fill) == "40" {}
    #expect(try other("SELECT pg_notification_queue_usage() > 0.5") == "t")
    #expect(try own(Call.push(2...3)) == "3")
    try await deaf("ROLLBACK")
  }
}
