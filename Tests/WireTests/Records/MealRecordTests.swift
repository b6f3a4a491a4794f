import Nouns
import Testing
import Time

@testable import Wire

@Suite struct `Meals as records` {
  private func object(_ text: String) throws -> JSONObject {
    guard case .object(let object) = try JSON(parsing: Array(text.utf8)) else { return [:] }
    return object
  }

  @Test func `an order needs no more than a name, and tells unknown from nothing`() throws {
    let log = try MealLog(
      object(#"{"items":[{"name":"Tea"},{"name":"","kcal":650,"fat":0}],"slot":"lunch"}"#))
    #expect(
      log
        == MealLog(
          [
            NewMealItem("Tea", source: nil),
            NewMealItem("", source: nil, nutrition: Nutrition(energy: 650, fat: 0)),
          ],
          slot: .lunch))
    #expect(throws: FieldError.missing("items")) { try MealLog(object("{}")) }
    #expect(throws: FieldError.missing("name")) { try MealLog(object(#"{"items":[{}]}"#)) }
    #expect(throws: FieldError.wrongType("kcal")) {
      try MealLog(object(#"{"items":[{"name":"x","kcal":1.5}]}"#))
    }
    #expect(throws: FieldError.unknownChoice("slot")) {
      try MealLog(object(#"{"items":[],"slot":"tea"}"#))
    }
  }

  @Test func `a row that is named by nothing is no row`() throws {
    let text =
      #"{"items":[{"id":"","at":0,"atOffset":0,"atZone":"UTC","meal":"x","written":0,"name":"y"}],"#
      + #""isLast":true}"#
    #expect(throws: FieldError.wrongType("meal")) { try MealItemPage(object(text)) }
  }

  @Test func `what changes something may carry a token, and what reads may not`() {
    for name in [
      MealCalls.Log.name, MealCalls.Copy.name, MealCalls.Edit.name, MealCalls.Delete.name,
      MealCalls.Mark.name, MealCalls.Fill.name, FoodCalls.Add.name, FoodCalls.Edit.name,
      FoodCalls.Delete.name,
    ] {
      #expect(WriteToken.isTaken(by: name))
    }
    for name in [
      MealCalls.Fillable.name, MealCalls.Day.name, MealCalls.List.name, MealCalls.Suggest.name,
      FoodCalls.List.name,
    ] {
      #expect(!WriteToken.isTaken(by: name))
    }
  }
}
