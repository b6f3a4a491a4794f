import Nouns
import Rules
import Wire

extension Route {
  /// Every call there is, interface by interface.
  static let all: [Route] = [
    .reply(StatusCalls.Get.self, StatusAnswers.status),
    .stream(StatusCalls.Subscribe.self, Streams.subscribe),

    .decide(FastCalls.Start.self, Command.start, FastAnswers.fastAnswer),
    .decide(FastCalls.Stop.self, Command.stop, FastAnswers.fastAnswer),
    .decide(FastCalls.Cancel.self, { _ in .cancel }, FastAnswers.fastAnswer),
    .decide(FastCalls.SetGoal.self, Command.setGoal, FastAnswers.fastAnswer),
    .decide(FastCalls.Edit.self, Command.edit, FastAnswers.fastAnswer),
    .decide(FastCalls.Add.self, { .past(.add($0)) }, FastAnswers.fastAnswer),
    .decide(FastCalls.Delete.self, Command.init, FastAnswers.deletedFasts),

    .pages(
      HistoryCalls.List.self, of: HistoryAnswers.listing, HistoryAnswers.page,
      alone: HistoryAnswers.firstPage),
    .reply(HistoryCalls.Show.self, HistoryAnswers.shownFasts),
    .reply(HistoryCalls.Day.self, HistoryAnswers.wholeDay),

    .decide(ChangeCalls.Undo.self, { _ in .undo }, ChangeAnswers.undone),
    .decide(ChangeCalls.Redo.self, { _ in .redo }, ChangeAnswers.redone),
    .reply(ChangeCalls.List.self, ChangeAnswers.steps),
    .stream(ChangeCalls.Follow.self, Streams.startFollowing),
    .reply(ChangeCalls.CheckOperations.self, ChangeAnswers.checkedOperations),
    .reply(ChangeCalls.Typed.self, ChangeAnswers.typed),

    .reply(RemindCalls.List.self, RemindAnswers.agenda),
    .decide(RemindCalls.Add.self, Command.init, RemindAnswers.reminderAnswer),
    .decide(RemindCalls.Remove.self, Command.removingReminder, RemindAnswers.reminderAnswer),
    .act(RemindCalls.Quiet.self, QuietAnswers.beQuiet),

    .reply(WindowCalls.Get.self, WindowAnswers.windows),
    .reply(WindowCalls.Place.self, WindowAnswers.placeOfMeal),

    .reply(ScheduleCalls.List.self, ScheduleAnswers.schedules),
    .decide(ScheduleCalls.Add.self, Command.init, ScheduleAnswers.scheduleAnswer),
    .decide(ScheduleCalls.Edit.self, Command.init, ScheduleAnswers.scheduleAnswer),
    .decide(ScheduleCalls.Remove.self, { .plan(.remove($0.name)) }, ScheduleAnswers.scheduleAnswer),
    .decide(ScheduleCalls.Use.self, { .plan(.use($0.schedule)) }, ScheduleAnswers.choiceAnswer),
    .decide(
      ScheduleCalls.SetWeek.self, { .plan(.setWeek($0.days)) }, ScheduleAnswers.weekPlanAnswer),
    .decide(ScheduleCalls.AddVacation.self, Command.init, ScheduleAnswers.vacationAnswer),
    .decide(
      ScheduleCalls.RemoveVacation.self, { .plan(.removeVacation($0.id)) },
      ScheduleAnswers.vacationAnswer),

    .reply(ProfileCalls.Get.self, ProfileAnswers.profile),
    .act(ProfileCalls.Set.self, ProfileOrders.setProfile),
    .act(ProfileCalls.Recalculate.self, ProfileOrders.recalculate),
    .reply(ProfileCalls.GetTargets.self, ProfileAnswers.targets),
    .reply(ProfileCalls.GetSafety.self, ProfileAnswers.safety),
    .decide(
      ProfileCalls.SetSafety.self,
      { .answer(SafetyOrder(applies: Set($0.applies), isAgreed: $0.agreed ?? false)) },
      ProfileAnswers.safety),

    .reply(ProgramCalls.Status.self, ProgramAnswers.programAnswer),
    .reply(ProgramCalls.Plan.self, ProgramAnswers.programPlan),
    .decide(
      ProgramCalls.Start.self,
      {
        .program(
          .start(on: $0.on, leadIn: $0.leadIn, counts: $0.counts, confirmed: $0.confirm))
      },
      ProgramAnswers.programAnswer),
    .decide(
      ProgramCalls.Pause.self, { .program(.pause(from: $0.from, to: $0.to)) },
      ProgramAnswers.programAnswer),
    .decide(
      ProgramCalls.Resume.self, { .program(.resume(on: $0.on)) }, ProgramAnswers.programAnswer),
    .decide(
      ProgramCalls.Restart.self,
      {
        .program(
          .restart(on: $0.on, leadIn: $0.leadIn, counts: $0.counts, confirmed: $0.confirm))
      },
      ProgramAnswers.programAnswer),
    .decide(ProgramCalls.Move.self, { .program(.move(to: $0.on)) }, ProgramAnswers.programAnswer),
    .decide(ProgramCalls.End.self, { .program(.end(on: $0.on)) }, ProgramAnswers.programAnswer),

    .act(WeightCalls.Add.self) { (keeper: Keeper) in
      { order, client throws(CallFault) in
        let decision = try keeper.decide(.weigh(.add(order)), for: client)
        let hasRecent = order.recent != false
        return Answer(try keeper.status.weight.weighingAnswer(decision, hasRecent: hasRecent)) {
          keeper.finish(decision)
        }
      }
    },
    .decide(WeightCalls.Edit.self, { .weigh(.edit($0)) }, WeightAnswers.weighingAnswer),
    .decide(WeightCalls.Delete.self, { .weigh(.delete($0.id)) }, WeightAnswers.weighingAnswer),
    .list(WeightCalls.List.self, of: WeightAnswers.weighings, WeightAnswers.page),
    .reply(WeightCalls.Show.self, WeightAnswers.weightState),
    .reply(WeightCalls.Chart.self, WeightAnswers.weightChart),
    .reply(WeightCalls.Why.self, WeightAnswers.weightReasons),

    .decide(MealCalls.Log.self, { .eat(.log($0)) }, MealAnswers.mealChange),
    .reply(MealCalls.Fillable.self, OpenEntries.fillable),
    .act(MealCalls.Fill.self, OpenEntries.fill),
    .decide(MealCalls.Copy.self, { .eat(.copy($0)) }, MealAnswers.mealChange),
    .decide(MealCalls.Edit.self, { .eat(.edit($0)) }, MealAnswers.mealChange),
    .decide(MealCalls.Delete.self, Command.init, MealAnswers.mealChange),
    .decide(
      MealCalls.Mark.self, { .eat(.mark($0.day, isComplete: $0.complete)) }, MealAnswers.dayMarked),
    .reply(MealCalls.Day.self, MealAnswers.mealDay),
    .list(MealCalls.List.self, of: MealAnswers.mealItems, MealAnswers.page),
    .reply(MealCalls.Last.self, MealAnswers.lastMeal),
    .reply(MealCalls.Suggest.self, MealAnswers.suggestions),
    .reply(MealCalls.Read.self, FoodAnswers.mealReading),

    .decide(DrinkCalls.Add.self, { .drink(.add($0)) }, DrinkAnswers.drinkAnswer),
    .decide(DrinkCalls.Edit.self, { .drink(.edit($0)) }, DrinkAnswers.drinkAnswer),
    .decide(DrinkCalls.Delete.self, { .drink(.delete($0.id)) }, DrinkAnswers.drinkAnswer),
    .list(DrinkCalls.List.self, of: DrinkAnswers.drinks, DrinkAnswers.page),
    .reply(DrinkCalls.Day.self, DrinkAnswers.day),

    .reply(HabitCalls.Badges.self, HabitAnswers.badges),
    .reply(HabitCalls.Points.self, HabitAnswers.points),
    .reply(HabitCalls.Board.self, HabitAnswers.board),
    .reply(HabitCalls.Rules.self, HabitAnswers.rules),
    .decide(
      HabitCalls.Set.self, { .set($0.rules.map { RuleOrder($0.key, $0.value) }) },
      HabitAnswers.rules),
    .act(HabitCalls.CheckIn.self, HabitOrders.checkIn),

    .decide(FoodCalls.Add.self, { .keep(.add($0)) }, FoodAnswers.foodAnswer),
    .decide(FoodCalls.Edit.self, Command.init, FoodAnswers.foodAnswer),
    .decide(FoodCalls.Delete.self, { .keep(.delete($0.id)) }, FoodAnswers.foodAnswer),
    .list(FoodCalls.List.self, of: FoodAnswers.foods, FoodAnswers.page),

    .reply(FoodCalls.Read.self, FoodAnswers.foodReading),
    .reply(FoodCalls.Cook.self, FoodAnswers.cooked),
    .reply(FoodCalls.Search.self, FoodAnswers.foundFoods),
    .act(FoodCalls.Stage.self, FoodIntake.stage),
    .act(FoodCalls.Build.self, FoodIntake.build),
    .act(FoodCalls.Drop.self, FoodIntake.drop),
    .reply(FoodCalls.Imports.self, FoodIntake.list),

    .reply(EventCalls.Note.self, EventAnswers.noteEvent),
    .reply(EventCalls.List.self, EventAnswers.events),
    .reply(EventCalls.Summary.self, EventAnswers.eventSummary),
    .reply(EventCalls.Clear.self, EventAnswers.clearEvents),

    .reply(StatisticsCalls.Calendar.self, StatisticsAnswers.calendar),
    .reply(StatisticsCalls.Week.self, StatisticsAnswers.week),
    .reply(StatisticsCalls.Last.self, StatisticsAnswers.lastFasts),
    .reply(StatisticsCalls.Summary.self, StatisticsAnswers.summary),
    .reply(StatisticsCalls.Period.self, StatisticsAnswers.period),
    .reply(StatisticsCalls.Why.self, StatisticsAnswers.explanation),

    .reply(ReviewCalls.Week.self, ReviewAnswers.week),
    .reply(ReviewCalls.Month.self, ReviewAnswers.month),

    .list(ExportCalls.Fasts.self, of: ExportAnswers.rowQuery, ExportAnswers.page),
    .pages(ExportCalls.Everything.self, of: ExportAnswers.everything, ExportAnswers.page),
    .pages(ExportCalls.Changed.self, of: ExportAnswers.remainingChanges, ExportAnswers.page),

    .act(ImportCalls.Stage.self, Imports.stage),
    .stream(ImportCalls.Check.self, Imports.check),
    .act(ImportCalls.Commit.self, Imports.commit),
    .act(ImportCalls.Drop.self, Imports.drop),

    .reply(BackupCalls.List.self, BackupAnswers.backups),
    .reply(BackupCalls.Make.self, BackupAnswers.makeBackup),
    .reply(BackupCalls.Compare.self, BackupAnswers.comparison),
    .act(BackupCalls.Restore.self, BackupAnswers.restore),
    // Of what is erased nothing stays.
    .act(BackupCalls.Erase.self, isKept: false, ErasureAnswers.erase),
    .act(BackupCalls.EraseEntry.self, isKept: false, ErasureAnswers.eraseEntry),
    .act(BackupCalls.Purge.self, BackupAnswers.purge),
    .act(BackupCalls.Dismiss.self, BackupAnswers.dismissLoss),

    .reply(SyncCalls.Have.self, SyncAnswers.logs),
    .reply(SyncCalls.Own.self, SyncAnswers.lines),
    .act(SyncCalls.Take.self, isKept: false, SyncAnswers.take),
    .reply(SyncCalls.Emptied.self, SyncAnswers.emptied),
    .act(SyncCalls.Rejoin.self, SyncAnswers.rejoin),
    .act(SyncCalls.Exchanged.self, isKept: false, SyncAnswers.exchanged),
    .act(SyncCalls.Carry.self, isKept: false, SyncAnswers.carry),
    .act(SyncCalls.Rename.self, SyncAnswers.rename),
    .act(SyncCalls.Remove.self, SyncAnswers.remove),
    .reply(SyncCalls.Machines.self, SyncAnswers.machines),
    .reply(SyncCalls.Conflicts.self, SyncAnswers.conflicts),
    .act(SyncCalls.Resolve.self, SyncAnswers.resolve),

    .later(PopupCalls.Show.self, PopupAnswers.say),
    .later(PopupCalls.Ask.self, PopupAnswers.ask),

    .reply(SettingsCalls.Get.self, SettingsAnswers.settingsAnswer),
    .reply(SettingsCalls.Check.self, SettingsAnswers.checkSettings),
    .act(SettingsCalls.Reload.self, SettingsAnswers.reloadSettings),

    .later(DaemonCalls.Health.self, DaemonAnswers.tellHealth),
    .later(DaemonCalls.TestNotification.self, PopupAnswers.testNotification),
  ]
}
