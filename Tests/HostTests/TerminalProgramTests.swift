import Glibc
import TestSupport
import Testing

@testable import Host

@Suite struct `The person's terminal` {
  @Test(arguments: [
    ("gnome-terminal", "--"), ("xfce4-terminal", "-x"), ("mate-terminal", "-x"),
    ("terminator", "-x"), ("xterm", "-e"), ("gnome-terminal.wrapper", "-e"),
  ])
  func `is given a command as it takes one, also by another name`(
    name: String, option: String
  ) {
    let folder = Scratch()
    let path = folder.at(name)
    let other = folder.at("x-terminal-emulator")
    close(open(path, O_CREAT | O_WRONLY, 0o755))
    #expect(symlink(path, other) == 0)
    let own = TerminalProgram.find(Environment(["DISPLAY": ":9", "TERMINAL": path]))
    #expect(own?.command == [path, option])
    let usual = TerminalProgram.find(Environment(["DISPLAY": ":9", "PATH": folder.path]))
    #expect(usual?.command == [other, option])
  }
}
