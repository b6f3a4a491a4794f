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
  /// The imported foods could not be read the last time, and are still where they were.
  private var isUnread = false

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
    let imports = look(else: []) { () throws(FoodsLost) in try foods.imports() }
    return FoodImports(
      imports.map { .init($0.source, foods: Int64($0.foods), at: $0.at.milliseconds) })
  }

  // MARK: In searches

  /// With what was imported, as far as it can be read.
  func catalog(_ own: [Food]) -> FoodCatalog {
    let shelf = ImportedShelf(
      foods: { probe, limit in
        self.look(else: []) { () throws(FoodsLost) in try self.foods.foods(probe, limit) }
      },
      food: { key in
        self.look(else: nil) { () throws(FoodsLost) in try self.foods.food(at: key) }
      })
    return FoodCatalog(own: own, imported: shelf)
  }

  private func look<Found>(
    else nothing: Found, _ body: () throws(FoodsLost) -> Found
  ) -> Found {
    do throws(FoodsLost) {
      let found = try body()
      if isUnread { streams.post { $0.withdraw(Notices.unreadFoods) } }
      isUnread = false
      return found
    } catch {
      note(error)
      return nothing
    }
  }

  private func note(_ lost: FoodsLost) {
    guard let notice = Notices.foods(lost) else { return }
    isUnread = Notices.unreadFoods.contains(notice.code)
    streams.post { board in
      guard !board.list.contains(notice) else { return }
      ports.log(.foodsLost(lost))
      board.withdraw(Notices.unreadFoods)
      board.put(notice)
    }
  }
}
