/// A refusal as one of our interfaces declares it.
package struct Refused: WireError {
  package let interface: String
  package let refusal: Refusal

  package init(_ refusal: Refusal, by interface: String) {
    self.refusal = refusal
    self.interface = interface
  }

  package var name: String { interface + "." + refusal.name }

  package init?(name: String, from fields: inout FieldReader) throws(FieldError) {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")),
      let refusal = try Refusal(
        name: String(name[name.index(after: dot)...]), from: &fields)
    else { return nil }
    self.init(refusal, by: String(name[..<dot]))
  }

  package func write(to fields: inout FieldWriter) {
    refusal.write(to: &fields)
  }

  /// Every error that our interface files declare.
  package static var names: [String] {
    let fast = [
      "AlreadyFasting", "NotFasting", "Overlaps", "InTheFuture", "TooLongAgo", "EndBeforeStart",
      "NotFound", "Ambiguous", "UnknownSchedule", "GoalTooShort", "GoalTooLong", "NotSafe",
      "NoGoal", "StillRunning", "NeedsConfirmation", "TextTooLong", "TextNotPlain",
      "NothingToChange", "UseCancel", "NoSuchMood", "TooManyFasts", "NotStored",
    ]
    let remind = [
      "NotFound", "Ambiguous", "InThePast", "TextMissing", "TextTooLong", "TextNotPlain",
      "TooManyReminders", "NotStored",
    ]
    let backup = [
      "NotFound", "Ambiguous", "StillRunning", "NeedsConfirmation", "NotABackup",
      "NothingToChange", "NotStored",
    ]
    let schedule = [
      "UnknownSchedule", "NotSafe", "ScheduleExists", "NameReserved", "PresetSchedule",
      "HoursOutOfRange",
      "TooManySchedules", "VacationOverlaps", "VacationTooLong", "TooManyVacations", "NotFound",
      "Ambiguous", "TextMissing", "TextTooLong", "TextNotPlain", "NothingToChange", "NotStored",
    ]
    let program = [
      "NoProgram", "ProgramRuns", "ProgramPaused", "NotPaused", "ProfileIncomplete", "NoDiet",
      "DietHasBegun", "DateOutOfRange", "NumberOutOfRange", "PauseOverlaps", "TwoDeficits",
      "NeedsConfirmation", "NothingToChange", "NotStored",
    ]
    let profile = [
      "UnderAge", "ProfileIncomplete", "NumberOutOfRange", "DateOutOfRange", "GoalWeightTooLow",
      "DietAboveMaintenance", "DietTooLow", "TwoDeficits", "DaysTouch", "NeedsConfirmation",
      "NothingToChange", "NotStored",
    ]
    return fast.map { "\(FastCalls.interface).\($0)" }
      + ["NotFound", "Ambiguous", "TextTooLong", "TextNotPlain", "NotStored"].map {
        "\(HistoryCalls.interface).\($0)"
      }
      + ["NothingToUndo", "NothingToRedo", "CannotUndo", "NotStored"].map {
        "\(ChangeCalls.interface).\($0)"
      } + remind.map { "\(RemindCalls.interface).\($0)" }
      + backup.map { "\(BackupCalls.interface).\($0)" }
      + ["TooManyRows", "TooMuch", "ImportRunning", "NeedsConfirmation", "NotStored"].map {
        "\(ImportCalls.interface).\($0)"
      }
      + schedule.map { "\(ScheduleCalls.interface).\($0)" }
      + profile.map { "\(ProfileCalls.interface).\($0)" }
      + program.map { "\(ProgramCalls.interface).\($0)" }
      + ["NeedsConfirmation", "NotStored"].map { "\(EventCalls.interface).\($0)" }
      + ["NoPopup", "TextTooLong", "TextNotPlain"].map { "\(PopupCalls.interface).\($0)" }
      + ["NotSafe", "NotStored"].map { "\(StatisticsCalls.interface).\($0)" }
      + ["NotFound", "Ambiguous", "NotStored"].map { "\(ExportCalls.interface).\($0)" }
  }
}
