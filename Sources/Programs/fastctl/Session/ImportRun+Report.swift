import Nouns
import Time
import Views
import Wire

// What is said of a file and what becomes of it.
extension ImportRun {
  /// The lines that are not taken, and what the file has.
  func say(_ left: [ImportLine], _ session: inout Session) throws(Failure) {
    let wording = try session.wording()
    if !left.isEmpty {
      Output.show(ImportTable(wording, on: session.errorScreen()).text(of: left))
    }
    session.say(summary(wording.phrases))
  }

  private func summary(_ phrases: Phrases) -> String {
    let parts: [(PluralMessage, Int)] = [
      (.newRows, count(.new)), (.sameRows, count(.same)), (.overlappingRows, count(.overlaps)),
      (.invalidRows, count(.invalid)), (.unreadRows, unreadCount),
    ]
    let said = parts.filter { $0.1 > 0 }.map { phrases($0.0, Int64($0.1)) }
    return said.isEmpty ? phrases(ImportTroubleMessage.nothing) : said.joined(separator: ", ")
  }

  func show(_ shown: [ImportLine], taken: Int64?, _ session: inout Session) throws(Failure) {
    let wording = try session.wording()
    if session.request.has(.json) {
      session.output.line(json(shown, taken: taken))
    } else if let taken {
      let message = taken > 0 ? wording.phrases(.rowsTaken, taken) : summary(wording.phrases)
      session.tell(message)
    } else {
      session.output.text(ImportTable(wording, on: session.screen()).text(of: shown))
      session.tell(summary(wording.phrases))
    }
  }

  private func json(_ shown: [ImportLine], taken: Int64?) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    for verdict in ImportVerdict.allCases {
      json.name(verdict.rawValue)
      json.int(Int64(count(verdict)))
    }
    json.name("unread")
    json.int(Int64(unreadCount))
    json.name("taken")
    if let taken { json.int(taken) } else { json.null() }
    json.name("lines")
    json.beginArray()
    for line in shown { add(line, to: &json) }
    json.endArray()
    json.endObject()
    return json.bytes
  }

  private func add(_ line: ImportLine, to json: inout JSONWriter) {
    json.beginObject()
    if let file = line.file {
      json.name("file")
      json.string(file)
    }
    json.name("line")
    json.int(Int64(line.line))
    json.name("noun")
    if let kind = line.row?.kind { json.string(kind.rawValue) } else { json.null() }
    let numbers: [(String, Int64?)] = [
      ("start", line.row?.fast?.start.instant.milliseconds),
      ("end", line.row?.fast?.end?.instant.milliseconds),
    ]
    for (name, number) in numbers {
      json.name(name)
      if let number { json.int(number) } else { json.null() }
    }
    var texts: [(String, String?)] = [("verdict", line.verdict?.rawValue ?? "unread")]
    switch line.fate {
    case .judged(let finding):
      texts += [
        ("other", finding.other), ("reason", finding.reason?.rawValue), ("field", finding.field),
        ("confirm", finding.confirm),
      ]
    case .unread(let why):
      texts += [("other", nil), ("reason", why), ("field", nil), ("confirm", nil)]
    }
    for (name, text) in texts {
      json.name(name)
      if let text { json.string(text) } else { json.null() }
    }
    json.endObject()
  }
}

extension PluralMessage {
  fileprivate static var newRows: Self { Self(one: "{n} is new", many: "{n} are new") }
  fileprivate static var sameRows: Self {
    Self(one: "{n} is already there", many: "{n} are already there")
  }
  fileprivate static var overlappingRows: Self {
    Self(one: "{n} overlaps another fast", many: "{n} overlap other fasts")
  }
  fileprivate static var invalidRows: Self {
    Self(one: "{n} cannot be imported", many: "{n} cannot be imported")
  }
  fileprivate static var unreadRows: Self {
    Self(one: "{n} line cannot be read", many: "{n} lines cannot be read")
  }
  fileprivate static var rowsTaken: Self {
    Self(
      one: "{n} entry imported. To undo: fastctl undo",
      many: "{n} entries imported. To undo: fastctl undo")
  }
}
