import Nouns
import Testing

@Suite struct `Verbs` {
  @Test func `are stored under words that stay`() {
    #expect(
      Verb.allCases.map(\.rawValue) == [
        "start", "stop", "cancel", "goal", "edit", "add", "delete", "remind", "forget",
        "addSchedule", "editSchedule", "removeSchedule", "useSchedule", "setWeek", "addVacation",
        "removeVacation", "safety", "profile", "recalculate", "startProgram", "pauseProgram",
        "resumeProgram", "restartProgram", "moveProgram", "endProgram",
        "addWeighing", "editWeighing", "deleteWeighing", "logMeal",
        "editMeal", "deleteMeal", "addFood", "editFood", "deleteFood", "completeDay", "reopenDay",
        "applyTarget", "addDrink", "editDrink", "deleteDrink", "setRule", "noteDay", "earnBadge",
        "import", "restore", "resolve",
      ])
  }

  @Test func `are known again by their words, and others are kept`() {
    #expect(Verb.allCases.map { VerbWord($0.rawValue).known } == Verb.allCases)
    #expect(VerbWord(.stop) == VerbWord("stop"))
    #expect(VerbWord("lend").known == nil)
    #expect(VerbWord("lend").text == "lend")
  }
}
