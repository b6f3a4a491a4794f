import Foundation
import Testing

@testable import Control

/// What only a process of its own can show.
@Suite struct `A server over time` {
  @Test
  func `clients that are killed in the middle of a call leave neither descriptors nor memory`()
    throws
  {
    let server = try CertificationProcess()
    #expect(server.isServing())
    func crowd(_ count: Int) throws {
      for index in 0..<count {
        let client = try RawClient(server.path)
        client.send("{\"method\":\"org.varlink.service.GetInfo\"}|{\"method")
        if index % 50 == 49 { #expect(server.isServing()) }
      }
      #expect(server.isServing())
    }
    try crowd(500)
    let descriptors = try waitUntil { server.descriptorCount }
    let memory = server.residentKiB
    try crowd(4000)
    try waitUntil { server.descriptorCount <= descriptors ? 1 : 0 }
    #expect(server.residentKiB - memory < 1024)
  }

  @Test func `without descriptors clients are turned away, and the server sleeps`() throws {
    let server = try CertificationProcess(limits: "ulimit -n 24;")
    var clients: [RawClient] = []
    for _ in 0..<60 { clients.append(try RawClient(server.path)) }
    // Not until their number stands still: on a busy machine it does so for a moment at any of them.
    try waitUntil { clients.count { $0.receive() == .end } > 30 ? 1 : 0 }
    // A spinning process is never found asleep so often in a row.
    for _ in 0..<20 { try waitUntil { server.isAsleep ? 1 : 0 } }
    clients = []
    try waitUntil { server.isServing() ? 1 : 0 }
  }

  /// Asks again until there is something and it no longer grows, for ten seconds at most.
  @discardableResult
  private func waitUntil(_ count: () -> Int) throws -> Int {
    let end = ContinuousClock.now + .seconds(10)
    var last = 0
    repeat {
      let now = count()
      if now > 0, now == last { return now }
      last = now
      sched_yield()
    } while ContinuousClock.now < end
    throw CancellationError()
  }
}
