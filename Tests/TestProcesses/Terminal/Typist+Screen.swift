import TestSupport

// What a person sees, however it was drawn: a frame has only the cells that are others than before.
extension Typist {
  package struct Unseen: Error, CustomStringConvertible {
    let awaited: String
    let screen: [String]

    package var description: String {
      "never so: \(awaited)\n" + screen.map { "|\($0)" }.joined(separator: "\n")
    }
  }

  package func seen() throws -> SmallTerminal { try screen.withLock { $0 }.get() }

  /// Waits until all the texts stand on the screen; a sentence may go on in the next row.
  package func shows(_ texts: String...) async throws {
    try await waits(for: "\(texts)") { screen in texts.allSatisfy { screen.says($0) } }
  }

  /// Waits until none of the texts stands on the screen.
  package func hides(_ texts: String...) async throws {
    try await waits(for: "without \(texts)") { screen in !texts.contains { screen.says($0) } }
  }

  /// Waits until the screen is so, between two frames.
  package func waits(
    for what: String, until isSo: @escaping @Sendable (SmallTerminal) -> Bool
  ) async throws {
    try await waits(for: what, look: { !$0.isHoldingBack && isSo($0) })
  }

  /// Waits for what somebody else tells, and lets the program draw meanwhile.
  package func waits(until isSo: () throws -> Bool) async throws {
    try await waits(for: "what the daemon tells") { _ in try isSo() }
  }

  private func waits(
    for what: String, look: (SmallTerminal) throws -> Bool
  ) async throws {
    let end = ContinuousClock.now + .seconds(30)
    while true {
      let terminal = try seen()
      if try look(terminal) { return }
      guard end > .now else { throw Unseen(awaited: what, screen: terminal.lines) }
      _ = await blocking { self.more(milliseconds: 50) }
    }
  }
}

extension SmallTerminal {
  package func says(_ text: String) -> Bool {
    lines.contains { $0.contains(text) }
      || lines.joined(separator: " ").contains(text)
  }
}
