/// `io.github.fastd.food`.
package enum FoodCalls {
  package static let interface = "io.github.fastd.food"

  package enum Add: Method {
    package static let name = "io.github.fastd.food.Add"
    package typealias Input = NewFood
    package typealias Output = FoodAnswer
  }

  package enum Edit: Method {
    package static let name = "io.github.fastd.food.Edit"
    package typealias Input = FoodEdit
    package typealias Output = FoodAnswer
  }

  package enum Delete: Method {
    package static let name = "io.github.fastd.food.Delete"
    package typealias Input = RemovalOrder
    package typealias Output = FoodAnswer
  }

  package enum Read: Method {
    package static let name = "io.github.fastd.food.Read"
    package typealias Input = FoodReadQuestion
    package typealias Output = FoodReading
  }

  package enum Cook: Method {
    package static let name = "io.github.fastd.food.Cook"
    package typealias Input = CookQuestion
    package typealias Output = Cooked
  }

  package enum List: Method {
    package static let name = "io.github.fastd.food.List"
    package typealias Input = FoodQuestion
    package typealias Output = FoodPage
  }

  package enum Stage: Method {
    package static let name = "io.github.fastd.food.Stage"
    package typealias Input = StagedFoods
    package typealias Output = StagedCount
  }

  package enum Build: Method {
    package static let name = "io.github.fastd.food.Build"
    package typealias Input = NoFields
    package typealias Output = FoodsLeft
  }

  package enum Drop: Method {
    package static let name = "io.github.fastd.food.Drop"
    package typealias Input = NoFields
    package typealias Output = NoFields
  }

  package enum Imports: Method {
    package static let name = "io.github.fastd.food.Imports"
    package typealias Input = NoFields
    package typealias Output = FoodImports
  }

  package enum Search: Method {
    package static let name = "io.github.fastd.food.Search"
    package typealias Input = FoodSearchQuestion
    package typealias Output = FoodSearchAnswer
  }
}
