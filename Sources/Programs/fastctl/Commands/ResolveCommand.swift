import Host
import Nouns
import Time
import Views
import Wire

enum ResolveCommand: Command {
  static let name = "resolve"
  static let shownBy = "conflicts"

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Decide between what your machines say of an entry",
      details: [
        "The IDs are those that 'conflicts' lists. FIELD is needed only if several fields of the entry differ, MACHINE only if more than one other value was set. MACHINE can be the beginning of a name.",
        "An entry that is held back can only be taken: then it stands, and the one in its place is deleted.",
        "To bring back what --take replaced or deleted: fastctl undo. What you decide with --keep stays decided.",
      ],
      arguments: [.required(.id), .optional(.field)],
      options: [
        .init(name: .take, meaning: "Take the other value, or the one of that machine"),
        .init(name: .keep, meaning: "Keep the value that is in force"),
        .json(meaning: "Print the entry, and what was deleted for it, as JSON"),
      ],
      examples: [
        .init(words: "resolve k7m2 --take", meaning: "The other value is right"),
        .init(words: "resolve k7m2 --take desktop", meaning: "What desktop says is right"),
        .init(typed: "resolve k7m2 goal --keep", meaning: "The goal stays as it is"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let request = session.request
    guard request.has(.take) || request.has(.keep) else {
      throw .usage(.neededEither(.take, .keep, of: name))
    }
    guard !request.has(.take) || !request.has(.keep) else {
      throw .usage(.conflict(.keep, OptionName.take.spelling))
    }
    var order = ResolveOrder(
      id: request.arguments.first ?? "", choice: request.has(.take) ? .take : .keep,
      device: request.value(.take))
    let typed = request.arguments.dropFirst().first
    let conflicts = try open(order.id, &session)
    order.field = typed.map { field(typed: $0, among: conflicts) }
    guard conflicts.contains(where: { fits($0, order) }) else {
      session.say(session.phrases()(ResolveMessage.nothing, "id", PlainText.line(order.id)))
      throw .said(.notFound)
    }
    let answer = try session.order(SyncCalls.Resolve.self, order)
    guard !session.request.has(.json) else { return session.output.line(answer.json) }
    let decided = conflicts.filter { $0.id == answer.id && fits($0, order) }
    let sentences = try session.wording().sentences(
      for: answer, of: decided.count == 1 ? decided.first : nil, order.choice, now: Clock.now())
    for sentence in sentences { session.tell(sentence) }
    // Where all stays as it is, there is nothing to undo.
    guard !answer.deleted.isEmpty || decided.first?.row?.row != answer.row?.row else { return }
    session.output.flush()
    session.say(session.phrases()(ResolveMessage.wayBack))
  }

  /// Those of entries whose id begins so: by them it is known which fields there are, and told what was
  /// decided.
  private static func open(
    _ id: String, _ session: inout Session
  ) throws(Failure) -> [OpenConflict] {
    try session.ask(SyncCalls.Conflicts.self, ConflictQuestion(all: true)).conflicts
      .filter { $0.id.hasPrefix(id.lowercased()) }
  }

  /// The field's own name for what it is called; what is no such name is for the daemon to refuse.
  private static func field(typed text: String, among conflicts: [OpenConflict]) -> String {
    for kind in conflicts.compactMap(\.kind) {
      if let term = Term.fields(of: kind).term(for: text) { return term.word }
    }
    return text
  }

  private static func fits(_ conflict: OpenConflict, _ order: ResolveOrder) -> Bool {
    order.field == nil || conflict.field == order.field
  }
}
