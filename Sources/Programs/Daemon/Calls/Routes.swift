import Rules
import Wire

extension Route {
  /// Every call there is, interface by interface.
  static let all: [Route] = [
    .reply(StatusCalls.Get.self, Keeper.status),
    .stream(StatusCalls.Subscribe.self, Keeper.subscribe),

    .decide(FastCalls.Start.self, Command.init, Keeper.fastAnswer),
    .decide(FastCalls.Stop.self, Command.init, Keeper.fastAnswer),
    .decide(FastCalls.Cancel.self, { _ in .cancel }, Keeper.fastAnswer),
    .decide(FastCalls.SetGoal.self, Command.init, Keeper.fastAnswer),
    .decide(FastCalls.Edit.self, Command.init, Keeper.fastAnswer),
    .decide(FastCalls.Add.self, Command.init, Keeper.fastAnswer),
    .decide(FastCalls.Delete.self, Command.init, Keeper.deletedFasts),

    .pages(HistoryCalls.List.self, of: Keeper.listing, Keeper.page, alone: Keeper.firstPage),
    .reply(HistoryCalls.Show.self, Keeper.shownFasts),
    .reply(HistoryCalls.Day.self, Keeper.wholeDay),

    .decide(ChangeCalls.Undo.self, { _ in .undo }, Keeper.undone),
    .decide(ChangeCalls.Redo.self, { _ in .redo }, Keeper.redone),
    .reply(ChangeCalls.List.self, Keeper.steps),
    .stream(ChangeCalls.Follow.self, Keeper.startFollowing),
    .reply(ChangeCalls.CheckOperations.self, Keeper.checkedOperations),

    .reply(RemindCalls.List.self, Keeper.agenda),
    .decide(RemindCalls.Add.self, Command.init, Keeper.reminderAnswer),
    .decide(RemindCalls.Remove.self, Command.removingReminder, Keeper.reminderAnswer),
    .act(RemindCalls.Quiet.self, Keeper.beQuiet),

    .reply(WindowCalls.Get.self, Keeper.windows),
    .reply(WindowCalls.Place.self, Keeper.placeOfMeal),

    .reply(ScheduleCalls.List.self, Keeper.schedules),
    .decide(ScheduleCalls.Add.self, Command.init, Keeper.scheduleAnswer),
    .decide(ScheduleCalls.Edit.self, Command.init, Keeper.scheduleAnswer),
    .decide(ScheduleCalls.Remove.self, { .plan(.remove($0.name)) }, Keeper.scheduleAnswer),
    .decide(ScheduleCalls.Use.self, { .plan(.use($0.schedule)) }, Keeper.choiceAnswer),
    .decide(ScheduleCalls.SetWeek.self, Command.init, Keeper.weekPlanAnswer),
    .decide(ScheduleCalls.AddVacation.self, Command.init, Keeper.vacationAnswer),
    .decide(
      ScheduleCalls.RemoveVacation.self, { .plan(.removeVacation($0.id)) }, Keeper.vacationAnswer),

    .reply(ProfileCalls.Get.self, Keeper.profile),
    .act(ProfileCalls.Set.self, Keeper.setProfile),
    .act(ProfileCalls.Recalculate.self, Keeper.recalculate),
    .reply(ProfileCalls.GetTargets.self, Keeper.targets),
    .reply(ProfileCalls.GetSafety.self, Keeper.safety),
    .decide(ProfileCalls.SetSafety.self, Command.init, Keeper.safety),

    .reply(ProgramCalls.Status.self, Keeper.programAnswer),
    .reply(ProgramCalls.Plan.self, Keeper.programPlan),
    .decide(ProgramCalls.Start.self, Command.startProgram, Keeper.programAnswer),
    .decide(ProgramCalls.Pause.self, Command.init, Keeper.programAnswer),
    .decide(ProgramCalls.Resume.self, Command.resumeProgram, Keeper.programAnswer),
    .decide(ProgramCalls.Restart.self, Command.restartProgram, Keeper.programAnswer),
    .decide(ProgramCalls.Move.self, Command.init, Keeper.programAnswer),
    .decide(ProgramCalls.End.self, Command.endProgram, Keeper.programAnswer),

    .decide(WeightCalls.Add.self, Command.init, Keeper.weighingAnswer),
    .decide(WeightCalls.Edit.self, Command.init, Keeper.weighingAnswer),
    .decide(WeightCalls.Delete.self, { .weigh(.delete($0.id)) }, Keeper.weighingAnswer),
    .pages(WeightCalls.List.self, of: Keeper.weighings, Keeper.page, alone: Keeper.firstPage),
    .reply(WeightCalls.Show.self, Keeper.weightState),
    .reply(WeightCalls.Chart.self, Keeper.weightChart),
    .reply(WeightCalls.Why.self, Keeper.weightReasons),

    .decide(MealCalls.Log.self, Command.init, Keeper.mealChange),
    .decide(MealCalls.Copy.self, Command.init, Keeper.mealChange),
    .decide(MealCalls.Edit.self, Command.init, Keeper.mealChange),
    .decide(MealCalls.Delete.self, Command.init, Keeper.mealChange),
    .decide(MealCalls.Mark.self, Command.init, Keeper.dayMarked),
    .reply(MealCalls.Day.self, Keeper.mealDay),
    .pages(MealCalls.List.self, of: Keeper.mealItems, Keeper.page, alone: Keeper.firstPage),
    .reply(MealCalls.Suggest.self, Keeper.suggestions),
    .reply(MealCalls.Read.self, Keeper.mealReading),

    .decide(FoodCalls.Add.self, Command.init, Keeper.foodAnswer),
    .decide(FoodCalls.Edit.self, Command.init, Keeper.foodAnswer),
    .decide(FoodCalls.Delete.self, { .keep(.delete($0.id)) }, Keeper.foodAnswer),
    .pages(FoodCalls.List.self, of: Keeper.foods, Keeper.page, alone: Keeper.firstPage),

    .reply(FoodCalls.Read.self, Keeper.foodReading),
    .reply(FoodCalls.Cook.self, Keeper.cooked),
    .reply(FoodCalls.Search.self, Keeper.foundFoods),
    .act(FoodCalls.Stage.self, Keeper.stageFoods),
    .act(FoodCalls.Build.self, Keeper.buildFoods),
    .act(FoodCalls.Drop.self, Keeper.dropFoods),
    .reply(FoodCalls.Imports.self, Keeper.foodImports),

    .reply(EventCalls.Note.self, Keeper.noteEvent),
    .reply(EventCalls.List.self, Keeper.events),
    .reply(EventCalls.Summary.self, Keeper.eventSummary),
    .reply(EventCalls.Clear.self, Keeper.clearEvents),

    .reply(StatisticsCalls.Calendar.self, Keeper.calendar),
    .reply(StatisticsCalls.Week.self, Keeper.week),
    .reply(StatisticsCalls.Last.self, Keeper.lastFasts),
    .reply(StatisticsCalls.Summary.self, Keeper.summary),
    .reply(StatisticsCalls.Period.self, Keeper.period),
    .reply(StatisticsCalls.Why.self, Keeper.explanation),

    .pages(ExportCalls.Fasts.self, of: Keeper.rowQuery, Keeper.page, alone: Keeper.firstPage),
    .pages(ExportCalls.Everything.self, of: Keeper.everything, Keeper.page),
    .pages(ExportCalls.Changed.self, of: Keeper.remainingChanges, Keeper.page),

    .act(ImportCalls.Stage.self, Keeper.stage),
    .stream(ImportCalls.Check.self, Keeper.checkImport),
    .act(ImportCalls.Commit.self, Keeper.commitImport),
    .act(ImportCalls.Drop.self, Keeper.dropImport),

    .reply(BackupCalls.List.self, Keeper.backups),
    .reply(BackupCalls.Make.self, Keeper.makeBackup),
    .reply(BackupCalls.Compare.self, Keeper.comparison),
    .act(BackupCalls.Restore.self, Keeper.restore),
    // Of what is erased nothing stays.
    .act(BackupCalls.Erase.self, isKept: false, Keeper.erase),
    .act(BackupCalls.EraseEntry.self, isKept: false, Keeper.eraseEntry),
    .act(BackupCalls.Purge.self, Keeper.purge),
    .act(BackupCalls.Dismiss.self, Keeper.dismissLoss),

    .later(PopupCalls.Show.self, Keeper.say),
    .later(PopupCalls.Ask.self, Keeper.ask),

    .reply(SettingsCalls.Get.self, Keeper.settingsAnswer),
    .reply(SettingsCalls.Check.self, Keeper.checkSettings),
    .act(SettingsCalls.Reload.self, Keeper.reloadSettings),

    .later(DaemonCalls.Health.self, Keeper.tellHealth),
    .later(DaemonCalls.TestNotification.self, Keeper.testNotification),
  ]
}
