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

extension Keeper {
  /// Of all that one import may bring.
  private static let mostImported = 1_000_000

  func stageFoods(
    _ staged: StagedFoods, _ client: CallToken
  ) throws(CallFault) -> Answer<StagedCount> {
    if let foodStaging, foodStaging.connection != client.connection {
      throw .refused(.importRunning)
    }
    guard staged.foods.allSatisfy(\.isPossible) else { throw .fields(.wrongType("foods")) }
    let fresh = FoodStaging(connection: client.connection, source: staged.source)
    var staging = foodStaging.flatMap { $0.source == staged.source ? $0 : nil } ?? fresh
    guard staging.staged + staged.foods.count <= Self.mostImported else {
      throw .refused(.tooManyRows(limit: Self.mostImported))
    }
    let work = StagedImport(source: staged.source, foods: staged.foods)
    do { staging.staged += try ports.foods.stage(work, ports.now()) } catch {
      foodStaging = nil
      throw .refused(.notStored(error))
    }
    foodStaging = staging
    return Answer(StagedCount(staged: Int64(staging.staged)))
  }

  /// Called again and again until nothing is left: nobody else waits for more than a part of it.
  func buildFoods(_: NoFields, _ client: CallToken) throws(CallFault) -> Answer<FoodsLeft> {
    guard foodStaging?.connection == client.connection else { throw .refused(.nothingToChange) }
    let left: Int
    do { left = try ports.foods.build() } catch {
      foodStaging = nil
      throw .refused(.notStored(error))
    }
    guard left == 0 else { return Answer(FoodsLeft(left: Int64(left))) }
    foodStaging = nil
    ports.settle()
    return Answer(FoodsLeft(left: 0)) { self.post { $0.withdraw(Notices.foodsSetAside) } }
  }

  func dropFoods(_: NoFields, _ client: CallToken) -> Answer<NoFields> {
    dropFoods(of: client.connection)
    return Answer(NoFields())
  }

  /// What was staged there goes, and its file with it.
  func dropFoods(of connection: UInt64) {
    guard foodStaging?.connection == connection else { return }
    foodStaging = nil
    ports.foods.drop()
    ports.settle()
  }

  func foodImports() throws(CallFault) -> FoodImports {
    let imports: [FoodPort.Imported]
    do { imports = try ports.foods.imports() } catch {
      note(error)
      imports = []
    }
    return FoodImports(
      imports.map { .init($0.source, foods: Int64($0.foods), at: $0.at.milliseconds) })
  }

  // MARK: In searches

  /// With what was imported, as far as it can be read.
  func catalog(_ own: [Food]) -> FoodCatalog {
    let shelf = ImportedShelf(
      foods: { probe, limit in
        do throws(FoodsLost) { return try self.ports.foods.foods(probe, limit) } catch {
          self.note(error)
          return []
        }
      },
      food: { key in
        do throws(FoodsLost) { return try self.ports.foods.food(key) } catch {
          self.note(error)
          return nil
        }
      })
    return FoodCatalog(own: own, imported: shelf)
  }

  private func note(_ lost: FoodsLost) {
    guard let path = lost.path else { return }
    ports.log(.foodsSetAside(path: path))
    post { $0.put(Notice(code: Notices.foodsSetAside, detail: path)) }
  }
}
