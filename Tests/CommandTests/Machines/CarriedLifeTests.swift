import Glibc
import TestProcesses
import TestSupport
import Testing

@Suite(
  .enabled(
    if: Machine.isPossible && FaultyDisk.isPossible,
    "names of machines need namespaces and a C compiler"))
struct `Machines whose folder is carried` {
  /// `contrib/soak` asks for a thousand.
  private static let kills = Wish.number("FASTD_KILLS") ?? 40
  private static let killsOfOne = 100
  /// Half of them with accidents of the carrier.
  private static let lives = (0..<max(2, kills / killsOfOne)).map {
    (seed: Wish.seed, isRough: !$0.isMultiple(of: 2))
  }

  @Test(.timeLimit(.minutes(60)), arguments: lives)
  func `lose and double nothing, whatever is killed and however it is carried`(
    seed: UInt64, isRough: Bool
  ) async throws {
    let comment = "FASTD_SEED=\(seed), rough: \(isRough)"
    let life = try await CarriedLife(seed: seed, isRough: isRough)
    try await life.live(kills: min(Self.kills / 2, Self.killsOfOne))
    try await life.meet(comment)
    try life.verify(comment)
    print(
      "\(comment): \(life.machines.promises.acknowledged) commands, \(life.machines.kills) kills")
  }

  /// Once, it forgot which names it had used when it was cut off before it had written that down.
  @Test func `never use a name again, wherever an exchange is cut off and the folder emptied`()
    async throws
  {
    let machines = try await SharedMachines("laptop")
    let person = machines["laptop"].person
    let disk = FaultyDisk(of: machines.folder.path, "\(person.data)/fastd/sync")
    let environment = person.environment.merging(disk.variables(before: person.environment)) { $1 }
    var contents: [String: Set<[UInt8]>] = [:]
    func note() {
      for (path, bytes) in machines.files where path.hasSuffix(".seg") {
        contents[path, default: []].insert(bytes)
      }
    }
    var (number, isKilled) = (0, true)
    while isKilled {
      number += 1
      machines.empty()
      disk.kill(at: number)
      isKilled = try Run(builtProgram("fastd-sync"), environment: environment).code == 9
      note()
      machines.empty()
      disk.mend()
      try machines["laptop"]("sync", "now")
      note()
    }
    #expect(number > 20)
    #expect(contents.filter { $0.value.count > 1 }.keys.sorted() == [])
  }
}
