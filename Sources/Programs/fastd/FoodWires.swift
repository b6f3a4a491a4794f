package import Daemon
import Host
package import Nouns
package import Rules
package import Store
package import Time

extension ImportedFoods: FoodPort {
  package func foods(_ probe: FoodProbe, _ limit: Int) throws(FoodsLost) -> [ImportedFood] {
    try told(try foods(probe, limit: limit))
  }

  package func food(at key: String) throws(FoodsLost) -> ImportedFood? {
    try told(try food(key))
  }

  package func imports() throws(FoodsLost) -> [(
    source: ImportedFood.Source, foods: Int, at: Instant
  )] {
    try told(try sources()).map { ($0.source, $0.foods, $0.at) }
  }

  package func stage(
    _ foods: [ImportedFood], from source: ImportedFood.Source, _ now: Instant
  ) throws(StoreTrouble) -> Int {
    do throws(StoreError) { return try stage(foods, of: source, at: now) } catch {
      throw StoreTrouble(beside: error)
    }
  }

  package func goOn() throws(StoreTrouble) -> Int {
    do throws(StoreError) { return try build() } catch { throw StoreTrouble(beside: error) }
  }

  /// A table that is damaged, or of an older version, is put aside: it can be imported again.
  private func told<Value>(
    _ value: @autoclosure () throws(StoreError) -> Value
  ) throws(FoodsLost) -> Value {
    do throws(StoreError) { return try value() } catch {
      switch error {
      case .corrupt, .foreign, .unusable:
        throw (try? setAside(at: Clock.now())).map { .setAside(path: $0) } ?? .unread(path: path)
      case .newer: throw .newer
      case .file, .notAFile, .cannotOpen, .ioFailed: throw .unread(path: path)
      default: throw .passing
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
