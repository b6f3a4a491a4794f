import Control
import Foundation
import Nouns
import TestProcesses
import TestSupport
import Testing
import Wire

/// Each call on its files fails once while a table of foods takes the place of another.
@Suite(.enabled(if: FaultyDisk.isPossible, "needs a C compiler"))
struct `Imported foods on a disk that fails` {
  private func importFood(_ name: String, _ person: Person) throws {
    let food = ImportedFood(.off, code: "1", name: name, nutrition: Nutrition(energy: 100))
    var client = try person.client()
    _ = try client.call(
      FoodCalls.Stage.self, StagedFoods(.off, [food]), milliseconds: Person.patience)
    while try client.call(FoodCalls.Build.self, NoFields(), milliseconds: Person.patience).left > 0
    {}
  }

  @Test(arguments: [EIO, ENOSPC])
  func `are those of which it was said that they are stored`(error: CInt) async throws {
    let person = try Person()
    let disk = FaultyDisk(of: person.data)
    try await person.daemon(disk.variables)
    var (kept, cases, refused) = ("zwieback number 0", 0, 0)
    try importFood(kept, person)
    for number in 1... {
      let next = "zwieback number \(number)"
      disk.fail(error, at: number, lasting: false)
      let isStored = (try? importFood(next, person)) != nil
      guard disk.mend() > 0 else { break }
      cases += 1
      if isStored { kept = next } else { refused += 1 }
      let found = try person.call(
        FoodCalls.Search.self, FoodSearchQuestion(text: "zwieback number"))
      let names = found.foods.map(\.name).filter { $0.hasPrefix("zwieback number") }
      #expect(names == [kept], "errno \(error) at call \(number), stored: \(isStored)")
    }
    #expect(cases > 10 && refused > 5, "\(cases) cases, \(refused) refused")
    let left = entries(of: "\(person.data)/fastd").filter { $0.hasPrefix("foods.db.") }
    #expect(left == [])
  }
}
