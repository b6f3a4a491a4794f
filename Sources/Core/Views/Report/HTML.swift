import Time

/// A web page as it grows: names are ours, and everything else is escaped here.
struct HTML {
  private(set) var body = ""

  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:], text: String
  ) {
    open(name, attributes)
    body += SVG.escaped(text) + "</\(name)>\n"
  }

  mutating func group(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:],
    _ content: (inout HTML) -> Void
  ) {
    open(name, attributes)
    body += "\n"
    content(&self)
    body += "</\(name)>\n"
  }

  /// An element that has no end, such as `meta`.
  mutating func open(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:]
  ) {
    body += "<\(name)"
    for (name, value) in attributes { body += " \(name)=\"\(SVG.escaped(value))\"" }
    body += ">"
  }

  mutating func add(picture: String) { body += picture }

  mutating func add(style: String) { body += "<style>\n\(style)</style>\n" }

  /// Nothing may be loaded and nothing runs, whatever got into a text.
  private static let policy = "default-src 'none'; style-src 'unsafe-inline'"

  /// `stamp` is for programs of ours alone.
  mutating func head(title: String, stamp: (name: String, content: String)? = nil) {
    group("head") { page in
      page.open("meta", ["charset": "utf-8"])
      page.open("meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy])
      page.open("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
      page.open("meta", ["name": "referrer", "content": "no-referrer"])
      if let stamp { page.open("meta", ["name": stamp.name, "content": stamp.content]) }
      page.element("title", text: title)
      page.add(style: ReportStyle.text)
    }
  }

  static func document(language: String, _ content: (inout HTML) -> Void) -> String {
    var page = HTML(body: "<!DOCTYPE html>\n")
    page.group("html", ["lang": language], content)
    return page.body
  }
}

/// A table whose rows are named by their first cell.
struct HTMLTable {
  struct Column {
    var heading: String
    var isRight = false
  }

  struct Cell: ExpressibleByStringInterpolation {
    var text: String
    /// The same for programs, where it is a time.
    var time: String?

    init(_ text: String, time: String? = nil) {
      self.text = text
      self.time = time
    }

    init(stringLiteral text: String) { self.init(text) }
  }

  let caption: String
  let columns: [Column]
  var rows: [[Cell]] = []

  /// Below a picture: folded up until somebody wants it.
  func draw(folded label: String, on page: inout HTML) {
    page.group("details") { page in
      page.element("summary", text: label)
      draw(on: &page)
    }
  }

  func draw(on page: inout HTML) {
    page.group("div", ["class": "wide", "tabindex": "0", "role": "group", "aria-label": caption]) {
      page in
      page.group("table", ["class": alignment]) { page in
        page.element("caption", text: caption)
        page.group("thead") { page in
          page.group("tr") { page in
            for column in columns { page.element("th", ["scope": "col"], text: column.heading) }
          }
        }
        page.group("tbody") { page in
          for row in rows { draw(row, on: &page) }
        }
      }
    }
  }

  /// Says once which columns stand right: a class at each cell would be a quarter of a long table.
  private var alignment: String {
    columns.indices.filter { columns[$0].isRight }.map { "r\($0 + 1)" }.joined(separator: " ")
  }

  // A cell need not be closed where another one begins, nor a row.
  private func draw(_ row: [Cell], on page: inout HTML) {
    page.open("tr")
    for (number, cell) in row.enumerated() {
      if number == 0 { page.open("th", ["scope": "row"]) } else { page.open("td") }
      page.add(cell)
    }
    page.breakLine()
  }
}

extension HTML {
  fileprivate mutating func add(_ cell: HTMLTable.Cell) {
    guard let time = cell.time else { return body += SVG.escaped(cell.text) }
    open("time", ["datetime": time])
    body += SVG.escaped(cell.text) + "</time>"
  }

  fileprivate mutating func breakLine() { body += "\n" }
}
