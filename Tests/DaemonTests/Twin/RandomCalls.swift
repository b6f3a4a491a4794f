import Nouns
import Rules
import TestSupport
import Time
import Wire

@testable import Daemon

/// One method of the interfaces, and how a client calls it.
@MainActor struct RandomCall {
  enum Kind {
    /// It answers from what is kept, and changes nothing.
    case reads
    /// The same, in any number of replies.
    case streams
    case writes
    /// It is about the process, the screen or the connection that calls.
    case isOfProcess
  }

  let method: String
  let kind: Kind
  /// The parameters of a call; nil where it has been made already.
  let parameters: (RandomLife) throws -> String?

  static func reads<M: Method>(
    _ method: M.Type, _ parameters: @escaping (RandomLife) throws -> String? = { _ in "{}" }
  ) -> Self { Self(method: M.name, kind: .reads, parameters: parameters) }

  static func streams<M: Method>(
    _ method: M.Type, _ parameters: @escaping (RandomLife) throws -> String? = { _ in "{}" }
  ) -> Self { Self(method: M.name, kind: .streams, parameters: parameters) }

  static func writes<M: Method>(
    _ method: M.Type, _ parameters: @escaping (RandomLife) throws -> String? = { _ in "{}" }
  ) -> Self { Self(method: M.name, kind: .writes, parameters: parameters) }

  static func isOfProcess<M: Method>(_ method: M.Type) -> Self {
    Self(method: M.name, kind: .isOfProcess) { _ in nil }
  }

  static let table =
    status + fasts + changes + plans + body + meals + foods + drinks + habit + copies

  // MARK: Fasts

  private static let status: [Self] = [
    .reads(StatusCalls.Get.self) { _ in #"{"glance":true}"# },
    .streams(StatusCalls.Subscribe.self) { _ in #"{"glance":true}"# },
    .reads(WindowCalls.Get.self),
    .reads(WindowCalls.Place.self) { #"{"at":\#($0.instant(96))}"# },
    .reads(StatisticsCalls.Calendar.self) { $0.days(40) },
    .reads(StatisticsCalls.Week.self),
    .reads(StatisticsCalls.Last.self) { _ in #"{"last":60}"# },
    .reads(StatisticsCalls.Summary.self),
    .reads(StatisticsCalls.Period.self) { $0.days(200) },
    .reads(StatisticsCalls.Why.self) {
      #"{"what":"\#($0.dice.pick(["streak", "rate", "average", "median", "usual"]))"}"#
    },
    .isOfProcess(DaemonCalls.Health.self),
    .isOfProcess(DaemonCalls.TestNotification.self),
    .isOfProcess(PopupCalls.Show.self),
    .isOfProcess(PopupCalls.Ask.self),
    .reads(SettingsCalls.Get.self),
    .reads(SettingsCalls.Check.self) { _ in #"{"text":"goal.repeat = x"}"# },
    .writes(SettingsCalls.Reload.self) { life in
      life.changeSettings()
      return "{}"
    },
  ]

  private static let fasts: [Self] = [
    .writes(FastCalls.Start.self) {
      #"{"goal":\#($0.goal),"at":\#($0.maybe($0.instant(20))),"note":\#($0.maybe($0.text)),"confirm":"goal-over-48h,goal-met"}"#
    },
    .writes(FastCalls.Stop.self) {
      #"{"at":\#($0.maybe($0.instant(5))),"note":\#($0.maybe($0.text)),"mood":\#($0.maybe("4"))}"#
    },
    .writes(FastCalls.Cancel.self),
    .writes(FastCalls.SetGoal.self) { #"{"goal":\#($0.goal),"confirm":"goal-over-48h"}"# },
    .writes(FastCalls.Edit.self) {
      #"{"id":\#($0.maybe($0.id(.fast))),"start":\#($0.maybe($0.instant(60))),"end":\#($0.maybe($0.instant(30))),"note":\#($0.maybe($0.text)),"goal":\#($0.maybe($0.goal)),"confirm":"goal-over-48h,long-fast"}"#
    },
    .writes(FastCalls.Add.self) { life in
      let start = life.scene.now - .hours(life.dice.number(2...1500))
      let end = start + Span(milliseconds: life.dice.number(60_000...200_000_000))
      return
        #"{"start":\#(start.milliseconds),"end":\#(end.milliseconds),"goal":\#(life.maybe(life.goal)),"note":\#(life.maybe(life.text)),"confirm":"goal-over-48h,long-fast"}"#
    },
    .writes(FastCalls.Delete.self) { #"{"ids":[\#($0.id(.fast)),\#($0.id(.fast))]}"# },
    .reads(HistoryCalls.List.self) { life in
      #"{"last":\#(life.dice.number(0...100)),"cancelled":true,"count":true}"#
    },
    .reads(HistoryCalls.Show.self) { #"{"id":\#($0.id(.fast))}"# },
    .reads(ReviewCalls.Week.self) { #"{"day":\#($0.maybe($0.day))}"# },
    .reads(ReviewCalls.Month.self) { #"{"day":\#($0.maybe($0.day))}"# },
    .reads(HistoryCalls.Day.self) { #"{"day":\#($0.maybe($0.day))}"# },
  ]

  private static let changes: [Self] = [
    .writes(ChangeCalls.Undo.self), .writes(ChangeCalls.Redo.self),
    .reads(ChangeCalls.List.self) { _ in #"{"last":100}"# },
    .streams(ChangeCalls.Follow.self) { life in
      let end = try life.scene.keeper.ports.store.endOfLog()
      return #"{"since":\#(max(0, end - 40))}"#
    },
    .reads(ChangeCalls.CheckOperations.self),
    .reads(ChangeCalls.Typed.self) { _ in
      #"{"tokens":["phone-0123456789abcdef0123456789abcdef.1"]}"#
    },
    .writes(EventCalls.Note.self) { life in
      life.dice.pick([
        #"{"name":"view_opened","payload":[{"key":"view","word":"today"}]}"#,
        #"{"name":"article_opened","payload":[{"key":"topic","word":"autophagy"}]}"#,
      ])
    },
    .reads(EventCalls.List.self), .reads(EventCalls.Summary.self),
    .writes(EventCalls.Clear.self) { _ in #"{"confirm":"delete-events"}"# },
    .streams(ExportCalls.Fasts.self) { _ in #"{"cancelled":true}"# },
    .streams(ExportCalls.Everything.self),
    .streams(ExportCalls.Changed.self) { life in
      let end = try life.scene.keeper.ports.store.endOfLog()
      return #"{"since":\#(max(0, end - 40))}"#
    },
  ]

  // MARK: Plans

  private static let plans: [Self] = [
    .reads(RemindCalls.List.self) { #"{"until":\#($0.instant(-500))}"# },
    .writes(RemindCalls.Add.self) { life in
      let rule = life.dice.pick([
        #""at":\#(life.instant(-72))"#, #""daily":"\#(life.clock)""#,
        #""daily":"\#(life.clock)","days":["mon","thu"]"#,
      ])
      return #"{"text":\#(life.text),\#(rule)}"#
    },
    .writes(RemindCalls.Remove.self) { #"{"id":\#($0.id(.reminder))}"# },
    .writes(RemindCalls.Quiet.self) { #"{"until":\#($0.maybe($0.instant(-10)))}"# },
    .reads(ScheduleCalls.List.self),
    .writes(ScheduleCalls.Add.self) {
      #"{"name":\#($0.text),"hours":\#($0.dice.number(1...23)),"text":\#($0.maybe($0.text))}"#
    },
    .writes(ScheduleCalls.Edit.self) {
      #"{"name":\#($0.schedule),"newName":\#($0.maybe($0.text)),"hours":\#($0.dice.number(1...23))}"#
    },
    .writes(ScheduleCalls.Remove.self) { #"{"name":\#($0.schedule)}"# },
    .writes(ScheduleCalls.Use.self) { #"{"schedule":\#($0.maybe($0.schedule))}"# },
    .writes(ScheduleCalls.SetWeek.self) { life in
      let days = ["mon", "wed", "sun"].map { day in
        let rest = life.dice.once(in: 3)
        return
          #"{"day":"\#(day)","rest":\#(rest),"schedule":\#(rest ? "null" : life.schedule),"at":\#(rest ? "null" : life.maybe("\"\(life.clock)\""))}"#
      }
      return #"{"days":[\#(days.joined(separator: ","))]}"#
    },
    .writes(ScheduleCalls.AddVacation.self) { $0.days(10, from: -20) },
    .writes(ScheduleCalls.RemoveVacation.self) { #"{"id":\#($0.id(.vacation))}"# },
    .reads(ProgramCalls.Status.self), .reads(ProgramCalls.Plan.self),
    .writes(ProgramCalls.Start.self) {
      #"{"on":\#($0.maybe($0.day)),"leadIn":\#($0.maybe("3")),"counts":\#($0.maybe("\"program\"")),"confirm":"goal-reached"}"#
    },
    .writes(ProgramCalls.Pause.self), .writes(ProgramCalls.Resume.self),
    .writes(ProgramCalls.Restart.self) { _ in #"{"confirm":"goal-reached"}"# },
    .writes(ProgramCalls.Move.self) { #"{"on":\#($0.day)}"# },
    .writes(ProgramCalls.End.self),
  ]

  // MARK: The body

  private static let body: [Self] = [
    .reads(ProfileCalls.Get.self),
    .reads(ProfileCalls.GetTargets.self) { #"{"date":\#($0.maybe($0.day))}"# },
    .reads(ProfileCalls.GetSafety.self),
    .writes(ProfileCalls.Set.self) { $0.profile },
    .writes(ProfileCalls.Recalculate.self),
    .writes(ProfileCalls.SetSafety.self) { life in
      let answers = [
        "", "", "", "\"underAge\"", "\"pregnancy\"", "\"eatingDisorder\"", "\"lowWeight\"",
        "\"diabetes\"", "\"medicines\",\"frail\"",
      ]
      return #"{"applies":[\#(life.dice.pick(answers))],"agreed":\#(life.dice.once(in: 2))}"#
    },
    .writes(WeightCalls.Add.self) {
      #"{"grams":\#($0.grams),"at":\#($0.maybe($0.instant(900))),"note":\#($0.maybe($0.text)),"confirm":"weight-jump"}"#
    },
    .writes(WeightCalls.Edit.self) {
      #"{"id":\#($0.id(.weighing)),"grams":\#($0.grams),"at":\#($0.maybe($0.instant(900)))}"#
    },
    .writes(WeightCalls.Delete.self) { #"{"id":\#($0.id(.weighing))}"# },
    .reads(WeightCalls.List.self) { #"{"last":\#($0.dice.number(0...80))}"# },
    .reads(WeightCalls.Show.self),
    .reads(WeightCalls.Chart.self) { #"{"last":\#($0.dice.number(1...200))}"# },
    .reads(WeightCalls.Why.self),
  ]

  // MARK: Meals

  private static let meals: [Self] = [
    .writes(MealCalls.Log.self) { life in
      let items = (0..<life.dice.number(1...3)).map { _ in life.item }
      return
        #"{"items":[\#(items.joined(separator: ","))],"at":\#(life.maybe(life.instant(200))),"slot":\#(life.maybe("\"lunch\"")),"fill":\#(life.maybe("true"))}"#
    },
    .reads(MealCalls.Fillable.self) { #"{"items":[\#($0.item)]}"# },
    .writes(MealCalls.Fill.self),
    .writes(MealCalls.Copy.self) {
      #"{"day":\#($0.maybe($0.day)),"slot":\#($0.maybe("\"lunch\""))}"#
    },
    .writes(MealCalls.Edit.self) {
      #"{"id":\#($0.id(.mealItem)),"item":\#($0.maybe($0.item)),"at":\#($0.maybe($0.instant(200)))}"#
    },
    .writes(MealCalls.Delete.self) {
      #"{"id":\#($0.id(.mealItem)),"meal":\#($0.dice.once(in: 2))}"#
    },
    .writes(MealCalls.Mark.self) {
      #"{"day":\#($0.maybe($0.day)),"complete":\#($0.dice.once(in: 2))}"#
    },
    .reads(MealCalls.Day.self) { #"{"day":\#($0.maybe($0.day))}"# },
    .reads(MealCalls.List.self) { #"{"last":\#($0.dice.number(0...80))}"# },
    .reads(MealCalls.Suggest.self),
    .reads(MealCalls.Last.self) { #"{"before":\#($0.maybe($0.instant(200)))}"# },
    .reads(MealCalls.Read.self) {
      #"{"text":"\#($0.dice.pick(RandomLife.names)) 80g","picks":[],"amounts":[]}"#
    },
  ]

  private static let foods: [Self] = [
    .writes(FoodCalls.Add.self) {
      #"{"name":\#($0.text),"per":"hundredGrams","kcal":\#($0.dice.number(0...900)),"aliases":\#($0.maybe($0.text))}"#
    },
    .writes(FoodCalls.Edit.self) {
      #"{"id":\#($0.id(.food)),"name":\#($0.maybe($0.text)),"per":"portion","kcal":\#($0.dice.number(0...900))}"#
    },
    .writes(FoodCalls.Delete.self) { #"{"id":\#($0.id(.food))}"# },
    .reads(FoodCalls.List.self),
    .reads(FoodCalls.Read.self) { #"{"text":"\#($0.dice.pick(RandomLife.names)) 370kcal"}"# },
    .reads(FoodCalls.Cook.self) { #"{"items":[\#($0.item)],"servings":4}"# },
    .reads(FoodCalls.Search.self) { #"{"text":"\#($0.dice.pick(RandomLife.names))"}"# },
    .reads(FoodCalls.Imports.self),
    // In the calls of one connection: staged, built until nothing is left, or dropped.
    .isOfProcess(FoodCalls.Stage.self), .isOfProcess(FoodCalls.Drop.self),
    .writes(FoodCalls.Build.self) { life in
      let client = life.scene.client()
      let name = life.dice.pick(RandomLife.names)
      let food = #"{"code":"\#(life.dice.number(1...99))","name":"\#(name)","kcal":200}"#
      try life.call(FoodCalls.Stage.name, #"{"source":"table","foods":[\#(food)]}"#, as: client)
      if life.dice.once(in: 4) { try life.call(FoodCalls.Drop.name, "{}", as: client) }
      for _ in 0..<9 { try life.call(FoodCalls.Build.name, "{}", as: client) }
      return nil
    },
  ]

  private static let drinks: [Self] = [
    .writes(DrinkCalls.Add.self) {
      #"{"ml":\#($0.dice.number(50...900)),"what":\#($0.maybe($0.text)),"at":\#($0.maybe($0.instant(40)))}"#
    },
    .writes(DrinkCalls.Edit.self) {
      #"{"id":\#($0.id(.drink)),"ml":\#($0.dice.number(50...900)),"at":\#($0.maybe($0.instant(40)))}"#
    },
    .writes(DrinkCalls.Delete.self) { #"{"id":\#($0.id(.drink))}"# },
    .reads(DrinkCalls.List.self), .reads(DrinkCalls.Day.self),
  ]
}
