/// `io.github.fastd.meal`.
package enum MealCalls {
  package static let interface = "io.github.fastd.meal"

  package enum Log: Method {
    package static let name = "io.github.fastd.meal.Log"
    package typealias Input = MealLog
    package typealias Output = MealChange
  }

  package enum Copy: Method {
    package static let name = "io.github.fastd.meal.Copy"
    package typealias Input = MealCopy
    package typealias Output = MealChange
  }

  package enum Edit: Method {
    package static let name = "io.github.fastd.meal.Edit"
    package typealias Input = MealEdit
    package typealias Output = MealChange
  }

  package enum Delete: Method {
    package static let name = "io.github.fastd.meal.Delete"
    package typealias Input = MealRemoval
    package typealias Output = MealChange
  }

  package enum Mark: Method {
    package static let name = "io.github.fastd.meal.Mark"
    package typealias Input = CompletenessOrder
    package typealias Output = MealDayAnswer
  }

  package enum Day: Method {
    package static let name = "io.github.fastd.meal.Day"
    package typealias Input = MealDayQuestion
    package typealias Output = MealDayAnswer
  }

  package enum List: Method {
    package static let name = "io.github.fastd.meal.List"
    package typealias Input = MealItemQuestion
    package typealias Output = MealItemPage
  }

  package enum Read: Method {
    package static let name = "io.github.fastd.meal.Read"
    package typealias Input = MealReadQuestion
    package typealias Output = MealReading
  }

  package enum Suggest: Method {
    package static let name = "io.github.fastd.meal.Suggest"
    package typealias Input = SuggestionQuestion
    package typealias Output = SuggestionAnswer
  }
}
