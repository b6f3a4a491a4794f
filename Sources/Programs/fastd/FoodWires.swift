import Daemon
import Host
import Nouns
import Store
import Time

extension FoodPort {
  init(_ foods: ImportedFoods) {
    self.init(
      foods: { probe, limit throws(FoodsLost) in
        try Self.ask(foods) { () throws(StoreError) in try foods.foods(probe, limit: limit) }
      },
      food: { key throws(FoodsLost) in
        try Self.ask(foods) { () throws(StoreError) in try foods.food(key) }
      },
      imports: { () throws(FoodsLost) in
        let sources = try Self.ask(foods) { () throws(StoreError) in try foods.sources() }
        return sources.map { ($0.source, $0.foods, $0.at) }
      },
      stage: { staged, now throws(StoreTrouble) in
        do throws(StoreError) {
          return try foods.stage(staged.foods, of: staged.source, at: now)
        } catch { throw StoreTrouble(beside: error) }
      },
      build: { () throws(StoreTrouble) in
        do throws(StoreError) { return try foods.build() } catch {
          throw StoreTrouble(beside: error)
        }
      },
      drop: { foods.drop() })
  }

  /// What is damaged, or of another version, is put aside: it can be imported again.
  private static func ask<Value>(
    _ foods: ImportedFoods, _ body: () throws(StoreError) -> Value
  ) throws(FoodsLost) -> Value {
    do throws(StoreError) { return try body() } catch {
      switch error {
      case .corrupt, .foreign, .newer, .unusable:
        throw FoodsLost(path: try? foods.setAside(at: Clock.now()))
      default: throw FoodsLost(path: nil)
      }
    }
  }
}

extension StoreTrouble {
  /// Of a file that is not the person's database.
  fileprivate init(beside error: StoreError) {
    self =
      switch error {
      case .diskFull: .diskFull
      case .unwritable: .unwritable
      default: .failed
      }
  }
}
