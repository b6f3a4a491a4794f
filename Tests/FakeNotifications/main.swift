import CSystemd
import Foundation

// A notification server that does as it is told: every call it gets is a JSON line on standard
// output, and lines on standard input make it emit signals ("action ID KEY", "close ID REASON", "long ID
// LENGTH"), as many as it can ("flood ID MILLISECONDS"), or let go of its name and take it again ("flap
// PAUSE MILLISECONDS"). ID 0 is the pop-up that came last.
//
// FakeNotifications [--name NAME] [--capabilities A,B] [--deaf METHOD]... [--last-word WORD]
//   --deaf: never answers that method.
//   --last-word: before it replaces a pop-up, it presses its button WORD, or closes it for "closed".
let options = Options(CommandLine.arguments.dropFirst())
do {
  let server = try FakeServer(options)
  try server.serve()
} catch {
  record(["error": "\(error)"])
  flushRecords()
  exit(1)
}
