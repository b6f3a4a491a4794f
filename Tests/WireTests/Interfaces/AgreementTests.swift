import Testing

@testable import Wire

@Suite struct `Interface files and Swift types` {
  static var methods: [any Method.Type] {
    [
      GetInfo.self, GetInterfaceDescription.self,
      ChangeCalls.Undo.self, ChangeCalls.Redo.self, ChangeCalls.List.self, ChangeCalls.Follow.self,
      ChangeCalls.CheckOperations.self,
      DaemonCalls.Health.self, DaemonCalls.TestNotification.self,
      EventCalls.Note.self, EventCalls.List.self, EventCalls.Summary.self, EventCalls.Clear.self,
      FastCalls.Start.self, FastCalls.Stop.self, FastCalls.Cancel.self, FastCalls.SetGoal.self,
      FastCalls.Edit.self, FastCalls.Add.self, FastCalls.Delete.self,
      FoodCalls.Search.self, FoodCalls.Read.self, FoodCalls.Cook.self,
      FoodCalls.Stage.self, FoodCalls.Build.self, FoodCalls.Drop.self, FoodCalls.Imports.self,
      HistoryCalls.List.self, HistoryCalls.Show.self, HistoryCalls.Day.self,
      ImportCalls.Stage.self, ImportCalls.Check.self, ImportCalls.Commit.self,
      ImportCalls.Drop.self,
      PopupCalls.Show.self, PopupCalls.Ask.self,
      ProfileCalls.GetSafety.self, ProfileCalls.SetSafety.self, ProfileCalls.Get.self,
      ProfileCalls.Set.self, ProfileCalls.Recalculate.self, ProfileCalls.GetTargets.self,
      ProgramCalls.Status.self, ProgramCalls.Plan.self, ProgramCalls.Start.self,
      ProgramCalls.Pause.self, ProgramCalls.Resume.self, ProgramCalls.Restart.self,
      ProgramCalls.Move.self, ProgramCalls.End.self,
      RemindCalls.List.self, RemindCalls.Add.self, RemindCalls.Remove.self,
      RemindCalls.Quiet.self,
      ScheduleCalls.List.self, ScheduleCalls.Add.self, ScheduleCalls.Edit.self,
      ScheduleCalls.Remove.self, ScheduleCalls.Use.self, ScheduleCalls.SetWeek.self,
      ScheduleCalls.AddVacation.self, ScheduleCalls.RemoveVacation.self,
      SettingsCalls.Get.self, SettingsCalls.Check.self, SettingsCalls.Reload.self,
      StatusCalls.Get.self, StatusCalls.Subscribe.self,
      WeightCalls.Add.self, WeightCalls.Edit.self, WeightCalls.Delete.self, WeightCalls.List.self,
      WeightCalls.Show.self, WeightCalls.Chart.self, WeightCalls.Why.self,
      MealCalls.Log.self, MealCalls.Copy.self, MealCalls.Edit.self, MealCalls.Delete.self,
      MealCalls.Mark.self, MealCalls.Day.self, MealCalls.List.self, MealCalls.Suggest.self,
      MealCalls.Read.self,
      FoodCalls.Add.self, FoodCalls.Edit.self, FoodCalls.Delete.self, FoodCalls.List.self,
      BackupCalls.List.self, BackupCalls.Make.self, BackupCalls.Compare.self,
      BackupCalls.Restore.self, BackupCalls.Erase.self, BackupCalls.EraseEntry.self,
      BackupCalls.Purge.self, BackupCalls.Dismiss.self,
      WindowCalls.Get.self, WindowCalls.Place.self,
      ExportCalls.Fasts.self, ExportCalls.Everything.self, ExportCalls.Changed.self,
      StatisticsCalls.Calendar.self, StatisticsCalls.Week.self, StatisticsCalls.Last.self,
      StatisticsCalls.Summary.self, StatisticsCalls.Period.self, StatisticsCalls.Why.self,
    ]
  }
  static var errors: [any WireError.Type] { [ServiceError.self, Refused.self] }

  static let files = Interface.all

  private func idl(_ interface: Interface) throws -> IDL { try IDL(interface.description) }

  @Test func `each has what the other has`() throws {
    let idls = try Self.files.map(idl)
    let methods = idls.flatMap { idl in idl.methods.map { "\(idl.name).\($0.name)" } }
    #expect(methods.sorted() == Self.methods.map { $0.name }.sorted())
  }

  @Test(arguments: files.indices)
  func `methods and errors agree field by field`(file: Int) throws {
    var agreement = Agreement(try idl(Self.files[file]))
    let name = agreement.idl.name
    for method in agreement.idl.methods {
      let type = try #require(Self.methods.first { $0.name == "\(name).\(method.name)" })
      agreement.compare(method, with: type)
    }
    for error in agreement.idl.errors {
      agreement.compare("\(name).\(error.name)", error.fields, with: Self.errors)
    }
    #expect(agreement.differences == [])
  }

  @Test(arguments: [
    "(vendor: string, product: string, version: string, url: string)",
    "(vendor: string, product: string, version: string, url: int, interfaces: []string)",
    "(vendor: string, product: string, version: string, url: ?string, interfaces: []string)",
    "(vendor: string, product: string, version: string, url: string, interfaces: string)",
    "(vendor: string, product: string, url: string, version: string, interfaces: []string)",
    "(vendor: string, product: string, version: string, url: string, interfaces: [](a: int))",
  ])
  func `a file that says something else is noticed`(output: String) throws {
    let idl = try IDL("interface org.varlink.service\nmethod GetInfo() -> \(output)\n")
    var agreement = Agreement(idl)
    agreement.compare(try #require(idl.methods.first), with: GetInfo.self)
    #expect(agreement.differences.count == 1)
  }
}
