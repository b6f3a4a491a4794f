import Dispatch
import Foundation
import Glibc
import TestSupport
import Testing

@testable import Loop

/// What can put other text where a path leads, one of them each.
enum Replacement: CaseIterable, Sendable {
  case rewritten, renamedOver, removed, removedAndMadeAgain, made
  case relinked, behindTheLinkRewritten, behindTheLinkRenamedOver
  case directoryMade, directoryReplaced

  /// What there is before.
  func prepare(_ at: (String) -> String) {
    switch self {
    case .directoryMade: break
    case .made: mkdir(at("etc"), 0o700)
    case .rewritten, .renamedOver, .removed, .removedAndMadeAgain, .directoryReplaced:
      mkdir(at("etc"), 0o700)
      Self.write(at("etc/file"))
    case .relinked, .behindTheLinkRewritten, .behindTheLinkRenamedOver:
      mkdir(at("etc"), 0o700)
      mkdir(at("real"), 0o700)
      Self.write(at("real/text"))
      symlink("../real/text", at("etc/file"))
    }
  }

  func happen(_ at: (String) -> String) {
    switch self {
    case .rewritten, .made: Self.write(at("etc/file"))
    case .removed: unlink(at("etc/file"))
    case .removedAndMadeAgain:
      unlink(at("etc/file"))
      Self.write(at("etc/file"))
    case .renamedOver:
      Self.write(at("etc/new"))
      rename(at("etc/new"), at("etc/file"))
    case .relinked:
      symlink("../real/other", at("etc/new"))
      rename(at("etc/new"), at("etc/file"))
    case .behindTheLinkRewritten: Self.write(at("real/text"))
    case .behindTheLinkRenamedOver:
      Self.write(at("real/new"))
      rename(at("real/new"), at("real/text"))
    case .directoryMade:
      mkdir(at("etc"), 0o700)
      Self.write(at("etc/file"))
    case .directoryReplaced:
      mkdir(at("new"), 0o700)
      Self.write(at("new/file"))
      rename(at("etc"), at("old"))
      rename(at("new"), at("etc"))
    }
  }

  static func write(_ path: String) {
    try? Data("text\n".utf8).write(to: URL(filePath: path), options: [])
  }
}

@MainActor
@Suite struct `Watching a file` {
  private func watch(_ path: String, while change: () -> Void) async throws {
    var watch: FileWatch?
    var failure: LoopError?
    await event { (told: @escaping @MainActor (()) -> Void) in
      do throws(LoopError) {
        watch = try FileWatch(path) { told(()) }
        change()
      } catch {
        failure = error
        told(())
      }
    }
    _ = watch
    if let failure { throw failure }
  }

  @Test(arguments: Replacement.allCases)
  func `tells whatever puts another in its place`(way: Replacement) async throws {
    let scratch = Scratch()
    let at = { (name: String) in "\(scratch.path)/\(name)" }
    way.prepare(at)
    try await watch(at("etc/file")) { way.happen(at) }
  }

  @Test(arguments: Replacement.allCases)
  func `goes on to where the file is now`(way: Replacement) async throws {
    let scratch = Scratch()
    let at = { (name: String) in "\(scratch.path)/\(name)" }
    way.prepare(at)
    var changes = 0
    var watch: FileWatch?
    await event { (told: @escaping @MainActor (()) -> Void) in
      watch = try? FileWatch(at("etc/file")) {
        changes += 1
        if changes == 2 { return told(()) }
        Replacement.write(at("etc/file"))
      }
      way.happen(at)
    }
    #expect(changes == 2)
    _ = watch
  }

  /// What comes into being while it looks for a place to watch is told to it by nobody.
  @Test func `misses no directory that is made while it looks where to watch`() async throws {
    var dice = Dice(seed: Dice.seeds(1)[0])
    for _ in 0..<10 {
      // As few as leave others something of what one user may have of inotify.
      let homes = (0..<5).map { _ in Scratch() }
      var told: Set<String> = []
      var watches: [FileWatch] = []
      for home in homes {
        let made = DispatchSemaphore(value: 0)
        make(["a", "a/b", "a/b/c"], in: home.path, after: .microseconds(dice.number(0...60)), made)
        watches.append(
          try FileWatch("\(home.path)/a/b/c/file") { [path = home.path] in told.insert(path) })
        made.wait()
      }
      // What the directories themselves had to tell has been told.
      await MonotonicBell().ring(after: .init(milliseconds: 400))
      told = []
      for home in homes { Replacement.write("\(home.path)/a/b/c/file") }
      for _ in 0..<100 where told.count < homes.count {
        await MonotonicBell().ring(after: .init(milliseconds: 50))
      }
      #expect(told.count == homes.count, "seed \(dice.seed)")
      _ = watches
    }
  }

  private func make(
    _ names: [String], in home: String, after pause: Duration, _ made: DispatchSemaphore
  ) {
    Thread.detachNewThread {
      let end = ContinuousClock.now + pause
      while end > .now {}
      for name in names { mkdir("\(home)/\(name)", 0o700) }
      made.signal()
    }
  }

  @Test func `is silent on its neighbours, and once on a flurry`() async throws {
    let scratch = Scratch()
    let at = { (name: String) in "\(scratch.path)/\(name)" }
    var changes = 0
    let watch = try FileWatch(at("file")) { changes += 1 }
    for number in 0..<200 { _ = scratch.file("file\(number)") }
    await MonotonicBell().ring(after: .init(milliseconds: 300))
    #expect(changes == 0)
    for _ in 0..<20 { Replacement.write(at("file")) }
    await MonotonicBell().ring(after: .init(milliseconds: 600))
    #expect(changes == 1)
    _ = watch
  }
}
