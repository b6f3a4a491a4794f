import Host
import Views
import Wire

// Links that open the screen in a terminal of its own.
extension OpenLink {
  static func openScreen(
    _ address: Address, _ session: inout Session
  ) throws(Failure) -> ExitCode {
    var page = NotebookPage.now
    if let word = address.values[.page] {
      guard let named = NotebookPage(typed: word) else { throw .address(.unknownValue(.page)) }
      page = named
    }
    let words = [Executable.path ?? "fastctl", CommandName.ui.rawValue, page.rawValue]
    guard let program = TerminalProgram.find(session.environment)?.running(words) else {
      return try session.refuse(session.phrases()(NotebookMessage.noTerminalProgram), .refused)
    }
    do throws(SystemError) { _ = try program.startDetached() } catch {
      throw .program(error, path: program.path)
    }
    return .done
  }
}
