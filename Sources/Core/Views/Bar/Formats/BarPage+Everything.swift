import Nouns
import Time
import Wire

// All that is known, for programs that make their own text of it. Every name is always there, so
// that an expression over them has a value in each state.
extension BarPage {
  func tellEverything(_ reading: BarReading, in writer: inout JSONWriter) {
    let mood = reading.mood
    writer.name(literal: "state")
    writer.string((mood.family ?? mood).rawValue)
    writer.name(literal: "mood")
    writer.string(mood.rawValue)
    writer.name(literal: "class")
    writer.string(reading.classes.joined(separator: " "))
    writer.name(literal: "quiet")
    writer.bool(reading.isQuiet)
    writer.name(literal: "text")
    writer.string(utf8: words(of: reading))
    writer.name(literal: "icon")
    writer.string(utf8: icons.utf8(of: reading))
    writer.name(literal: "color")
    writer.optional(hasColour ? Sign(mood).hue.map { "\($0.bar)" } : nil)
    writer.name(literal: "tooltip")
    writer.string(utf8: BarCard(reading, isPlain: isPlain).utf8)
    writer.name(literal: "percentage")
    writer.int(reading.percentage)
    tell(reading.snapshot?.fast, in: &writer)
    tellSurroundings(reading.snapshot, in: &writer)
    tell(reading.snapshot?.program, kcal: reading.snapshot?.kcal, in: &writer)
    tellRecent(reading.snapshot?.glance?.recent ?? [], in: &writer)
    tellWeight(reading.snapshot?.glance, in: &writer)
    tellEaten(reading, in: &writer)
  }

  private func tellEaten(_ reading: BarReading, in writer: inout JSONWriter) {
    let numbers: [(StaticString, NumberField)] = [
      ("eaten", .eaten), ("kcalLeft", .kcalLeft), ("proteinLeft", .proteinLeft),
      ("carbsLeft", .carbsLeft), ("fatLeft", .fatLeft), ("fiberLeft", .fiberLeft),
      ("drinks", .drinks),
    ]
    for (name, field) in numbers {
      writer.name(literal: name)
      writer.optional(reading.number(field))
    }
  }

  private func tellWeight(_ glance: Glance?, in writer: inout JSONWriter) {
    let numbers: [(StaticString, Int64?)] = [
      ("weight", glance?.weight), ("weekly", glance?.weekly),
    ]
    for (name, value) in numbers {
      writer.name(literal: name)
      writer.optional(value)
    }
    writer.name(literal: "arrow")
    writer.optional(glance?.arrow)
  }

  private func tell(_ fast: RunningFast?, in writer: inout JSONWriter) {
    let numbers: [(StaticString, Int64?)] = [
      ("elapsed", fast?.elapsed), ("remaining", fast?.remaining), ("over", fast?.over),
      ("start", fast?.start), ("goal", fast?.goal), ("goalAt", fast?.goalAt),
    ]
    for (name, value) in numbers {
      writer.name(literal: name)
      writer.optional(value)
    }
    writer.name(literal: "schedule")
    writer.optional(fast?.schedule)
    writer.name(literal: "stage")
    writer.optional(fast.flatMap { $0.stage.isEmpty ? nil : $0.stage })
    writer.name(literal: "note")
    writer.optional(fast?.note)
  }

  private func tellSurroundings(_ snapshot: Snapshot?, in writer: inout JSONWriter) {
    let numbers: [(StaticString, Int64?)] = [
      ("opens", snapshot?.window?.opens), ("closes", snapshot?.window?.closes),
      ("quietUntil", snapshot?.quietUntil), ("streak", snapshot?.streak.current),
      ("longest", snapshot?.streak.longest), ("logStreak", snapshot?.logging?.current),
      ("points", snapshot?.glance?.points), ("badges", snapshot?.glance?.badges),
    ]
    for (name, value) in numbers {
      writer.name(literal: name)
      writer.optional(value)
    }
  }

  private func tell(_ program: Program?, kcal: Int64?, in writer: inout JSONWriter) {
    writer.name(literal: "phase")
    writer.optional(program?.phase.rawValue)
    let numbers: [(StaticString, Int64?)] = [
      ("phaseDay", program?.day), ("phaseLeft", program?.daysLeft), ("kcal", kcal),
    ]
    for (name, value) in numbers {
      writer.name(literal: name)
      writer.optional(value)
    }
  }

  private func tellRecent(_ recent: [Recent], in writer: inout JSONWriter) {
    writer.name(literal: "recent")
    writer.beginArray()
    for fast in recent {
      writer.beginObject()
      writer.name(literal: "start")
      writer.int(fast.start)
      writer.name(literal: "duration")
      writer.int(fast.duration)
      writer.name(literal: "goal")
      writer.optional(fast.goal)
      writer.name(literal: "outcome")
      writer.string(fast.outcome.rawValue)
      writer.endObject()
    }
    writer.endArray()
  }
}

extension JSONWriter {
  fileprivate mutating func optional(_ value: Int64?) {
    if let value { int(value) } else { null() }
  }

  fileprivate mutating func optional(_ value: String?) {
    if let value { string(value) } else { null() }
  }
}
