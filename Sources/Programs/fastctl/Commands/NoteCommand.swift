import Host
import Nouns
import Time
import Views
import Wire

enum NoteCommand: Command {
  static let name = "note"

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Add to the note of a fast",
      details: [
        "It adds to the note of the current fast, or of the last one if you are not fasting. To replace a note: fastctl edit --note TEXT"
      ],
      arguments: [.init(kind: .text, isOptional: false, repeats: true)],
      options: [.json(meaning: "Print the fast and the new status as JSON")],
      examples: [.init(typed: "note slept badly", meaning: "Remember that you slept badly")])
  }

  private static let divider = "; "

  static func run(_ session: inout Session) throws(Failure) {
    let text = session.request.arguments.joined(separator: " ")
    let state = try session.ask(StatusCalls.Get.self, StatusQuestion())
    let (id, before): (String, String?)
    if let fast = state.fast {
      (id, before) = (fast.id, fast.note)
    } else if let last = state.last {
      (id, before) = (last.id, last.note)
    } else {
      throw .refused(.nothingToChange)
    }
    let notes = [before ?? "", text].filter { !$0.isEmpty }
    // The one whose note was looked at, and no other.
    let order = EditOrder(id: id, note: notes.joined(separator: divider))
    try session.show(try session.order(FastCalls.Edit.self, order))
  }
}
