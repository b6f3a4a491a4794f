import Nouns
import Rules
import Time
import Wire

/// An import of foods that is under way on one connection.
struct FoodStaging {
  let connection: UInt64
  let source: ImportedFood.Source
  var staged = 0
}

/// Foods of elsewhere: what was imported, and the one import that is under way.
final class FoodIntake: Answers {
  private let foods: any FoodPort
  private let streams: Streams
  private let ports: any Ports
  private var staging: FoodStaging?

  init(_ ports: any Ports, _ streams: Streams) {
    (self.ports, self.streams) = (ports, streams)
    foods = ports.foods
  }

  static func of(_ keeper: Keeper) -> FoodIntake { keeper.foodIntake }

  /// Of all that one import may bring.
  private static let mostImported = 1_000_000

  func stage(
    _ staged: StagedFoods, _ client: CallToken
  ) throws(CallFault) -> Answer<StagedCount> {
    if let staging, staging.connection != client.connection {
      throw .refused(.importRunning)
    }
    guard staged.foods.allSatisfy(\.isPossible) else { throw .fields(.wrongType("foods")) }
    let fresh = FoodStaging(connection: client.connection, source: staged.source)
    var staging = self.staging.flatMap { $0.source == staged.source ? $0 : nil } ?? fresh
    guard staging.staged + staged.foods.count <= Self.mostImported else {
      throw .refused(.tooManyRows(limit: Self.mostImported))
    }
    do { staging.staged += try foods.stage(staged.foods, from: staged.source, ports.now) } catch {
      self.staging = nil
      throw .refused(.notStored(error))
    }
    self.staging = staging
    return Answer(StagedCount(staged: Int64(staging.staged)))
  }

  /// Called again and again until nothing is left: nobody else waits for more than a part of it.
  func build(_: NoFields, _ client: CallToken) throws(CallFault) -> Answer<FoodsLeft> {
    guard staging?.connection == client.connection else { throw .refused(.nothingToChange) }
    let left: Int
    do { left = try foods.goOn() } catch {
      staging = nil
      throw .refused(.notStored(error))
    }
    guard left == 0 else { return Answer(FoodsLeft(left: Int64(left))) }
    staging = nil
    ports.settle()
    return Answer(FoodsLeft(left: 0)) { self.streams.post { $0.withdraw(Notices.foodsSetAside) } }
  }

  func drop(_: NoFields, _ client: CallToken) -> Answer<NoFields> {
    drop(of: client.connection)
    return Answer(NoFields())
  }

  /// What was staged there goes, and its file with it.
  func drop(of connection: UInt64) {
    guard staging?.connection == connection else { return }
    staging = nil
    foods.drop()
    ports.settle()
  }

  func list() throws(CallFault) -> FoodImports {
    do {
      return FoodImports(
        try foods.imports().map { .init($0.source, foods: Int64($0.foods), at: $0.at.milliseconds) }
      )
    } catch {
      note(error)
      return FoodImports([])
    }
  }

  // MARK: In searches

  /// With what was imported, as far as it can be read.
  func catalog(_ own: [Food]) -> FoodCatalog {
    let shelf = ImportedShelf(
      foods: { probe, limit in
        do throws(FoodsLost) { return try self.foods.foods(probe, limit) } catch {
          self.note(error)
          return []
        }
      },
      food: { key in
        do throws(FoodsLost) { return try self.foods.food(at: key) } catch {
          self.note(error)
          return nil
        }
      })
    return FoodCatalog(own: own, imported: shelf)
  }

  private func note(_ lost: FoodsLost) {
    guard let path = lost.path else { return }
    ports.log(.foodsSetAside(path: path))
    streams.post { $0.put(Notice(code: Notices.foodsSetAside, detail: path)) }
  }
}
