import Bus
import Glibc
import Host

// The wires; nothing is decided here.
let options = Options(CommandLine.arguments)
do throws(SystemError) {
  let tray = try Tray()
  try tray.run()
} catch {
  TrayFailure.end(error)
}
exit(0)
