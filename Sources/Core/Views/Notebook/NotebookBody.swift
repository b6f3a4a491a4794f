/// The contents of a page: the lines of a view, and which of them stand for something.
package struct NotebookBody: Equatable, Sendable {
  package struct Entry: Equatable, Sendable {
    package let line: Int
    /// By which a command calls it.
    package let name: String

    package init(line: Int, name: String) {
      self.line = line
      self.name = name
    }
  }

  package var lines: [String]
  package var entries: [Entry]
  /// Whether more can be asked for below.
  package var hasMore: Bool

  package static let empty = NotebookBody("")

  package init(_ text: String, entries: [Entry] = [], hasMore: Bool = false) {
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    if lines.last == "" { lines.removeLast() }
    self.entries = entries
    self.hasMore = hasMore
  }

  /// The names are those of its rows, in their order.
  package init(
    _ listing: Listing, after head: String = "", naming names: [String], hasMore: Bool = false
  ) {
    self.init(head + listing.text, hasMore: hasMore)
    let first = NotebookBody(head).lines.count
    entries = zip(listing.lines, names).map { Entry(line: first + $0, name: $1) }
  }

  /// Without those that the page above has as well, and the gaps around them; the first says what was done.
  func lines(besides page: NotebookBody) -> [String] {
    let first = lines.prefix(1)
    let others = lines.dropFirst().filter { $0.isEmpty || !page.lines.contains($0) }
    var kept: [String] = []
    for line in first + others where !line.isEmpty || kept.last?.isEmpty == false {
      kept.append(line)
    }
    if kept.last == "" { kept.removeLast() }
    return kept
  }

  /// Only the lines that have the words in them, with what belongs to them.
  package func filtered(_ words: String) -> NotebookBody {
    let words = words.lowercased()
    guard !words.isEmpty else { return self }
    let kept = lines.indices.filter { lines[$0].lowercased().contains(words) }
    var body = NotebookBody("", hasMore: hasMore)
    body.lines = kept.map { lines[$0] }
    body.entries = entries.compactMap { entry in
      kept.firstIndex(of: entry.line).map { Entry(line: $0, name: entry.name) }
    }
    return body
  }
}

/// A body as it is looked at: from which line on, and what is chosen of it.
package struct NotebookSheet: Equatable, Sendable {
  package private(set) var body = NotebookBody.empty
  private(set) var top = 0
  private(set) var chosen = 0

  package init(_ body: NotebookBody = .empty) { self.body = body }

  package var entry: NotebookBody.Entry? {
    body.entries.indices.contains(chosen) ? body.entries[chosen] : nil
  }

  /// The chosen line stays chosen while it exists.
  mutating func show(_ new: NotebookBody, rows: Int) {
    let name = entry?.name
    body = new
    if let name, let index = body.entries.firstIndex(where: { $0.name == name }) {
      chosen = index
    } else {
      chosen = min(chosen, max(0, body.entries.count - 1))
    }
    fit(rows)
  }

  mutating func move(by count: Int, rows: Int) {
    if body.entries.isEmpty {
      top += count
      return limit(rows)
    }
    // At the ends what stands above and below the entries is to be seen as well.
    if chosen + count < 0 { top = 0 }
    chosen = min(max(0, chosen + count), body.entries.count - 1)
    fit(rows)
    if chosen == 0 { top = min(top, max(0, (entry?.line ?? 0) - rows + 1)) }
  }

  mutating func choose(line: Int, rows: Int) {
    guard let index = body.entries.firstIndex(where: { $0.line == top + line }) else { return }
    chosen = index
    fit(rows)
  }

  mutating func toStart() { (top, chosen) = (0, 0) }

  mutating func toEnd(rows: Int) {
    chosen = max(0, body.entries.count - 1)
    top = body.lines.count
    limit(rows)
    fit(rows)
  }

  /// The chosen line is kept in view.
  mutating func fit(_ rows: Int) {
    limit(rows)
    guard rows > 0, let line = entry?.line else { return }
    top = min(max(top, line - rows + 1), line)
  }

  private mutating func limit(_ rows: Int) {
    top = min(max(0, top), max(0, body.lines.count - max(rows, 1)))
  }

  /// Whether its end comes near, so that more is to be asked for.
  func wantsMore(rows: Int) -> Bool {
    body.hasMore && top + 2 * rows >= body.lines.count
  }

  func hasBelow(rows: Int) -> Bool { body.hasMore || top + rows < body.lines.count }
}
