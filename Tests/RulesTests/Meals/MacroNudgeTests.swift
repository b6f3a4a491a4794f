import Nouns
import Testing
import Time

@testable import Rules

@Suite struct `A word about macros` {
  private static let today = Day(number: 20_514)

  private static func item(
    _ meal: String, kcal: Int64? = 300, protein: Int64? = nil, logged: Day? = today
  ) -> MealItem {
    var item = MealItem()
    (item.meal, item.logged) = (RowID(meal), logged)
    item.nutrition = Nutrition(energy: kcal, protein: protein)
    return item
  }

  private static func isDue(_ new: [MealItem], after eaten: [MealItem] = []) -> Bool {
    // The rows of the day have the new ones among them.
    MacroNudge.isDue(after: new, on: today, among: eaten + new)
  }

  @Test func `comes with the first meal of a day without macros, and then no more`() {
    #expect(Self.isDue([Self.item("b")]))
    #expect(Self.isDue([Self.item("b", kcal: nil)]))
    #expect(!Self.isDue([Self.item("c")], after: [Self.item("b")]))
    // A meal that has some is no reason to have been told.
    #expect(Self.isDue([Self.item("c")], after: [Self.item("b", protein: 10)]))
    // What was entered yesterday for today was told then, if at all.
    #expect(Self.isDue([Self.item("c")], after: [Self.item("b", logged: Self.today - 1)]))
    #expect(Self.isDue([Self.item("c")], after: [Self.item("b", logged: nil)]))
  }

  @Test func `is for nothing that has them, and for nothing that can have none`() {
    #expect(!Self.isDue([Self.item("b", protein: 10)]))
    #expect(!Self.isDue([Self.item("b", protein: 0)]))
    #expect(!Self.isDue([Self.item("b", kcal: 0)]))
    #expect(Self.isDue([Self.item("c")], after: [Self.item("b", kcal: 0)]))
    // Who says them of one thing knows how.
    #expect(!Self.isDue([Self.item("b"), Self.item("b", protein: 10)]))
    #expect(!Self.isDue([]))
  }
}
