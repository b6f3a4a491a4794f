internal import Wire

/// What must hold for bytes from anywhere; nil when it does, else what was broken and by what.
package enum Fuzzer: String, CaseIterable, Sendable {
  case frames, calls, json, templates, links, values, meals

  package func run(count: Int, seed: UInt64) -> String? {
    for index in 0..<count {
      var chance = Chance(seed: seed &+ UInt64(index))
      if let broken = once(&chance) {
        return "\(rawValue), seed \(seed &+ UInt64(index)): \(broken)"
      }
    }
    return nil
  }

  private func once(_ chance: inout Chance) -> String? {
    switch self {
    case .frames: Self.frames(&chance)
    case .calls: Self.calls(&chance)
    case .json: Self.json(&chance)
    case .templates: Self.templates(&chance)
    case .links: Self.links(&chance)
    case .values: Self.values(&chance)
    case .meals: Self.meals(&chance)
    }
  }

  // MARK: Frames

  /// However a stream is cut, the same frames come out, and the same end.
  private static func frames(_ chance: inout Chance) -> String? {
    let stream = chance.mutatedStream()
    let limit = 40 + chance.below(400)
    var reader = FrameReader(limit: limit)
    var found: [[UInt8]] = []
    var rest = stream[...]
    var failed = false
    while !rest.isEmpty, !failed {
      let chunk = rest.prefix(1 + chance.below(chance.isTrue(oneIn: 2) ? 9 : 500))
      rest = rest.dropFirst(chunk.count)
      reader.append(chunk)
      failed = !drain(&reader, into: &found)
    }
    let whole = split(stream, limit: limit)
    if found != whole.frames { return "\(found.count) frames of \(whole.frames.count)" }
    return failed == whole.failed ? nil : "ended otherwise"
  }

  /// False when a frame was refused.
  private static func drain(_ reader: inout FrameReader, into found: inout [[UInt8]]) -> Bool {
    do {
      while let frame = try reader.next() { found.append(frame) }
      return true
    } catch {
      return false
    }
  }

  private static func split(_ stream: [UInt8], limit: Int) -> (frames: [[UInt8]], failed: Bool) {
    let pieces = stream.split(separator: 0, omittingEmptySubsequences: false).map(Array.init)
    let good = pieces.prefix { $0.count <= limit }
    // What comes after the last NUL is no frame, but may already be too long.
    return (Array(good.prefix(pieces.count - 1)), good.count < pieces.count)
  }

  // MARK: Calls

  /// A call that is understood is understood again as we write it.
  private static func calls(_ chance: inout Chance) -> String? {
    var reader = FrameReader()
    reader.append(chance.mutatedStream()[...])
    var frames: [[UInt8]] = []
    guard drain(&reader, into: &frames) else { return "a short frame was refused" }
    for frame in frames {
      if let call = try? Call(frame: frame), let broken = answer(call) { return broken }
      guard let reply = try? Reply(frame: frame) else { continue }
      guard let again = try? Reply(frame: reply.frame.dropLast()), again == reply else {
        return "a reply changed: \(reply)"
      }
      _ = ServiceError(reply)
      _ = try? GetInfo.Output(reply.parameters)
    }
    return nil
  }

  private static let introspection = Introspection(
    vendor: "v", product: "p", version: "1", url: "u")

  private static func answer(_ call: Call) -> String? {
    guard !(call.more && call.oneway) else { return "more and oneway: \(call)" }
    let reply = introspection.reply(to: call)
    guard reply.last == 0, (try? Reply(frame: reply.dropLast())) != nil else {
      return "no reply to \(call)"
    }
    return nil
  }

  // MARK: JSON

  /// Any value survives the way out and back, and broken text never more than an error.
  private static func json(_ chance: inout Chance) -> String? {
    let value = chance.json()
    var writer = JSONWriter(pretty: chance.isTrue(oneIn: 2))
    writer.value(value)
    guard (try? JSON(parsing: writer.bytes)) == value else { return "changed: \(value)" }
    var bytes = writer.bytes
    bytes.remove(at: chance.below(bytes.count))
    for _ in 0..<chance.below(4) {
      bytes.insert(UInt8(truncatingIfNeeded: chance.next()), at: chance.below(bytes.count + 1))
    }
    guard let parsed = try? JSON(parsing: bytes) else { return nil }
    var again = JSONWriter()
    again.value(parsed)
    return (try? JSON(parsing: again.bytes)) == parsed ? nil : "changed: \(parsed)"
  }
}
