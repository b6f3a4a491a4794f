import Nouns
import Time
package import Wire

/// A journal as a file; `events` come oldest first.
package struct EventWriter {
  private let format: ExportFormat

  package static let document = "io.github.fastd.events"
  package static let version: Int64 = 1
  package static let formats: [ExportFormat] = [.csv, .json, .jsonLines]

  /// Nil for what has no place for events.
  package init?(_ format: ExportFormat) {
    guard Self.formats.contains(format) else { return nil }
    self.format = format
  }

  package func file(of events: [JournalEvent]) -> [UInt8] {
    switch format {
    case .json: document(of: events)
    case .jsonLines: events.flatMap { Self.line(of: $0) + [UInt8(ascii: "\n")] }
    default: table(of: events)
    }
  }

  /// One event, with its payload as an object.
  package static func line(of event: JournalEvent) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.name(literal: "seq")
    json.int(event.seq)
    json.name(literal: "at")
    json.int(event.at)
    json.name(literal: "name")
    json.string(event.name.rawValue)
    json.name(literal: "payload")
    json.beginObject()
    for fact in event.payload {
      json.name(fact.key.rawValue)
      fact.write(valueTo: &json)
    }
    json.endObject()
    json.endObject()
    return json.bytes
  }

  private func document(of events: [JournalEvent]) -> [UInt8] {
    var bytes = Array(
      #"{"format":"\#(Self.document)","version":\#(Self.version),"events":["#.utf8)
    for (index, event) in events.enumerated() {
      bytes += index > 0 ? ",\n".utf8 : "\n".utf8
      bytes += Self.line(of: event)
    }
    return bytes + Array("\n]}\n".utf8)
  }

  /// A column for each value that an event can have.
  private func table(of events: [JournalEvent]) -> [UInt8] {
    var head = CSVLine()
    for name in ["at", "name"] + EventKey.allCases.map(\.rawValue) { head.cell(name) }
    return events.reduce(into: head.finish()) { bytes, event in
      var line = CSVLine()
      line.cell(Instant(milliseconds: event.at).iso)
      line.cell(event.name.rawValue)
      for key in EventKey.allCases {
        line.cell(guarding: event.payload.first { $0.key == key }?.text ?? "")
      }
      bytes += line.finish()
    }
  }
}

extension EventFact {
  fileprivate func write(valueTo json: inout JSONWriter) {
    if let word {
      json.string(word)
    } else if let number {
      json.int(number)
    } else if let flag {
      json.bool(flag)
    } else {
      json.null()
    }
  }

  fileprivate var text: String {
    word ?? number.map { String($0) } ?? flag.map { String($0) } ?? ""
  }
}
