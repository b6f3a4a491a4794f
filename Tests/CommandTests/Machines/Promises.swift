import Carrier
import Control
import Nouns
import Testing
import Wire

/// Entries that a daemon has said are recorded, by texts of which each is entered once.
struct Promises {
  struct Entry {
    let text: String
    let noun: String
    /// Nil where it died before it answered.
    let id: String?
    /// By this text it was made, and not edited.
    let isMade: Bool
  }

  private(set) var entries: [Entry] = []
  private(set) var deleted: Set<String> = []
  private(set) var erased: Set<String> = []
  private var count = 0

  mutating func text() -> String {
    count += 1
    return "text-\(count)-"
  }

  mutating func add(_ text: String, _ noun: String, _ id: String?, isMade: Bool = true) {
    entries.append(Entry(text: text, noun: noun, id: id, isMade: isMade))
  }

  mutating func delete(_ id: String) { deleted.insert(id) }
  mutating func erase(_ id: String) { erased.insert(id) }

  var acknowledged: Int { entries.count { $0.id != nil } }

  // MARK: Found entries

  /// One operation, as far as it matters here.
  private struct Told {
    let line: String
    let noun: String
    let id: String
    let isUndo: Bool
    let isDeletion: Bool

    init?(_ line: String) {
      guard case .object(let members)? = try? JSON(parsing: Array(line.utf8)) else { return nil }
      func text(_ name: String) -> String {
        if case .string(let text)? = members[name] { text } else { "" }
      }
      self.line = line
      (noun, id) = (text("noun"), text("id"))
      isUndo = ["undo", "redo"].contains(text("verb")) || ["undo", "redo"].contains(text("kind"))
      isDeletion = line.contains("\"alive\":0")
    }
  }

  /// Each once, and what was erased nowhere.
  func verify(on machine: Machine, _ comment: String) throws {
    let told = try machine.lines().compactMap(Told.init)
    let shown = try machine.shown()
    let deletions = Set(told.filter(\.isDeletion).map(\.id))
    for id in deleted where !erased.contains(id) {
      #expect(deletions.contains(id), "\(id) was not deleted, \(comment)")
    }
    for entry in entries {
      let found = told.filter { $0.line.contains(entry.text) && $0.noun == entry.noun }
      guard let id = entry.id else {
        #expect(found.count { !$0.isUndo } <= 1, "\(entry), \(comment)")
        continue
      }
      guard !erased.contains(id) else {
        #expect(!told.contains { $0.line.contains(entry.text) }, "\(entry), \(comment)")
        continue
      }
      #expect(found.count { !$0.isUndo } == 1, "\(entry): \(found.map(\.line)), \(comment)")
      guard entry.isMade, !deletions.contains(id) else { continue }
      #expect(shown.count { $0 == id } == 1, "\(entry) is not shown once, \(comment)")
    }
  }
}

extension Machine {
  /// Of all devices.
  func lines() throws -> [String] {
    var lines: [String] = []
    for log in try known().logs {
      var last: Int64 = 0
      while last < log.seq {
        let found = try person.call(
          SyncCalls.Own.self, LinesQuestion(after: last, limit: 500, device: log.device)
        ).entries
        last = try #require(found.last).seq
        lines += found.compactMap(\.line)
      }
    }
    return lines
  }

  /// The ids of all fasts, weighings and meals, also of those that are held.
  fileprivate func shown() throws -> [String] {
    let held = try conflicts().filter { $0.matter == .held }.map(\.id)
    return try held + fasts() + weighings() + meals()
  }

  private func fasts() throws -> [String] {
    var client = try person.client()
    try client.open(
      HistoryCalls.List.self, HistoryQuestion(cancelled: true), milliseconds: Person.patience)
    var all: [String] = []
    while true {
      let reply = try client.next(milliseconds: Person.patience)
      all += try ControlClient.output(of: HistoryCalls.List.self, in: reply).fasts.map(\.id)
      if !reply.continues { return all }
    }
  }

  private func weighings() throws -> [String] {
    var all: [String] = []
    while true {
      let page = try person.call(WeightCalls.List.self, WeighingQuestion(before: all.last))
      all += page.weighings.map(\.id.text)
      if page.isLast || page.weighings.isEmpty { return all }
    }
  }

  private func meals() throws -> [String] {
    var all: [String] = []
    while true {
      let page = try person.call(MealCalls.List.self, MealItemQuestion(before: all.last))
      all += page.items.map(\.id.text)
      if page.isLast || page.items.isEmpty { return all }
    }
  }
}
