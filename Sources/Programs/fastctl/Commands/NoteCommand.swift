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
    let typed = session.typed?.at.milliseconds ?? .max
    if let fast = state.fast, fast.start <= typed {
      (id, before) = (fast.id, fast.note)
    } else if let last = state.last, last.start <= typed {
      (id, before) = (last.id, last.note)
    } else {
      throw .refused(.notFound(""))
    }
    let notes = [before ?? "", text].filter { !$0.isEmpty }
    // The one whose note was looked at, and no other.
    let order = EditOrder(id: id, note: notes.joined(separator: divider))
    let answer = try session.order(FastCalls.Edit.self, order)
    // A phone is not shown what was written elsewhere.
    guard session.typed == nil else { return session.tell(session.phrases()(PhoneMessage.noted)) }
    try session.show(answer)
  }
}
