import Wire

extension Keeper {
  /// What is left to do once the reply is on its way.
  typealias Afterwards = () -> Void

  func answer(_ call: Call, from client: CallToken) throws(CallFault) -> Afterwards? {
    switch call.interface {
    case Substring(StatusCalls.interface): try answerStatus(call, client)
    case Substring(FastCalls.interface): try answerFast(call, client)
    case Substring(HistoryCalls.interface): try answerHistory(call, client)
    case Substring(ChangeCalls.interface): try answerChanges(call, client)
    case Substring(ImportCalls.interface): try answerImport(call, client)
    case Substring(RemindCalls.interface): try answerRemind(call, client)
    case Substring(WindowCalls.interface): try answerWindow(call, client)
    case Substring(ExportCalls.interface): try answerExport(call, client)
    case Substring(StatisticsCalls.interface): try answerStatistics(call, client)
    case Substring(BackupCalls.interface): try answerBackup(call, client)
    case Substring(ScheduleCalls.interface): try answerSchedule(call, client)
    case Substring(ProfileCalls.interface): try answerSafety(call, client)
    case Substring(ProgramCalls.interface): try answerProgram(call, client)
    case Substring(EventCalls.interface): try answerEvents(call, client)
    case Substring(SettingsCalls.interface): try answerSettings(call, client)
    case Substring(PopupCalls.interface): try answerPopup(call, client)
    case Substring(DaemonCalls.interface): try answerDaemon(call, client)
    default: answerIntrospection(call, client)
    }
  }

  /// `org.varlink.service`, and all that nobody offers.
  private func answerIntrospection(_ call: Call, _ client: CallToken) -> Afterwards? {
    if !call.oneway { ports.clients.send(introspection.reply(to: call), client, false) }
    return nil
  }

  func input<M: Method>(_ call: Call, of method: M.Type) throws(CallFault) -> M.Input {
    do { return try call.input(of: method) } catch { throw .fields(error) }
  }

  func unknown(_ call: Call) -> CallFault {
    .protocolError(.methodNotFound(call.method))
  }
}
