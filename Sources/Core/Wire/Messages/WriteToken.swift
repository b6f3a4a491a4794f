/// What a call that writes may carry: sent again with the same token it is done once, and answered as
/// the first time.
package enum WriteToken {
  static let field = "token"
  /// In bytes; enough that nobody meets another's by chance.
  private static let length = 16...64

  /// 128 random bits as text.
  package static func text(_ high: UInt64, _ low: UInt64) -> String {
    let digits = [high, low].map { half in
      let text = String(half, radix: 16)
      return String(repeating: "0", count: 16 - text.utf8.count) + text
    }
    return digits.joined()
  }

  /// All that changes something of the person's.
  package static func isTaken(by method: String) -> Bool { methods.contains(method) }

  private static let methods: Set<String> = [
    FastCalls.Start.name, FastCalls.Stop.name, FastCalls.Cancel.name, FastCalls.SetGoal.name,
    FastCalls.Edit.name, FastCalls.Add.name, FastCalls.Delete.name,
    ChangeCalls.Undo.name, ChangeCalls.Redo.name,
    ScheduleCalls.Add.name, ScheduleCalls.Edit.name, ScheduleCalls.Remove.name,
    ScheduleCalls.Use.name, ScheduleCalls.SetWeek.name, ScheduleCalls.AddVacation.name,
    ScheduleCalls.RemoveVacation.name,
    RemindCalls.Add.name, RemindCalls.Remove.name, RemindCalls.Quiet.name,
    ProgramCalls.Start.name, ProgramCalls.Pause.name, ProgramCalls.Resume.name,
    ProgramCalls.Restart.name, ProgramCalls.Move.name, ProgramCalls.End.name,
    ProfileCalls.Set.name, ProfileCalls.Recalculate.name, ProfileCalls.SetSafety.name,
    WeightCalls.Add.name, WeightCalls.Edit.name, WeightCalls.Delete.name,
    MealCalls.Log.name, MealCalls.Copy.name, MealCalls.Edit.name, MealCalls.Delete.name,
    MealCalls.Mark.name, FoodCalls.Add.name, FoodCalls.Edit.name, FoodCalls.Delete.name,
    ImportCalls.Commit.name,
    BackupCalls.Make.name, BackupCalls.Restore.name, BackupCalls.Erase.name,
    BackupCalls.EraseEntry.name, BackupCalls.Purge.name, BackupCalls.Dismiss.name,
    EventCalls.Clear.name,
  ]

  static func isSound(_ text: String) -> Bool {
    length.contains(text.utf8.count) && text.utf8.allSatisfy { (0x21...0x7e).contains($0) }
  }
}

extension Call {
  /// Takes the token out of the parameters of a call that may have one; nil where there is none.
  package mutating func takeToken() throws(FieldError) -> String? {
    guard let value = parameters[WriteToken.field], WriteToken.isTaken(by: method) else {
      return nil
    }
    parameters[WriteToken.field] = nil
    switch value {
    case .null: return nil
    case .string(let text) where WriteToken.isSound(text): return text
    default: throw .wrongType(WriteToken.field)
    }
  }
}
