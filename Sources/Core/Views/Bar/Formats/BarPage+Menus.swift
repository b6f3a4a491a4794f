import Time
import Wire

// The formats of several lines: a panel's text, its menu or tooltip, and what a click does.
extension BarPage {
  // MARK: Argos

  /// Only what Argos and xbar both know: xbar refuses a line with any other attribute.
  func argos(_ reading: BarReading) -> [UInt8] {
    var page = words(of: reading)
    if hasColour, let hue = Sign(reading.mood).hue { page += " | color=\(hue.bar)".utf8 }
    page += "\n---\n".utf8
    for line in BarCard(reading, isPlain: isPlain).utf8.split(separator: UInt8(ascii: "\n")) {
      page += BarMarkup.argos.escaped(Array(line))
      page.append(UInt8(ascii: "\n"))
    }
    page += "---\n".utf8
    for action in BarAction.all(in: reading) {
      page += reading.wording.phrases(action).utf8
      page += " | bash=\(safeProgram)".utf8
      for (index, word) in action.words.enumerated() {
        page += " param\(index + 1)=\(word)".utf8
      }
      page += " terminal=false refresh=true\n".utf8
    }
    return page
  }

  // MARK: Xfce

  func genmon(_ reading: BarReading) -> [UInt8] {
    var page: [UInt8] = []
    page.reserveCapacity(1024)
    page.add("txt", words(of: reading))
    page.add("tool", BarMarkup.pango.escaped(BarCard(reading, isPlain: isPlain).utf8))
    let click = BarAction.toggle.words.joined(separator: " ")
    page.add("txtclick", Array("\(safeProgram) \(click)".utf8))
    if reading.snapshot?.fast?.progress != nil {
      page.add("bar", Array("\(reading.percentage)".utf8))
    }
    return page
  }

  /// Whether quotes are kept differs from one program to the other: a path that would need some
  /// is looked for in PATH.
  private var safeProgram: String {
    let isSafe = program.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "+"):
        true
      default: false
      }
    }
    return isSafe ? program : "fastctl"
  }
}

/// The entries of a menu in a panel that has no other way to be clicked; no label has a character that
/// is markup anywhere.
enum BarAction: String, Message {
  case toggle = "Start or end a fast"
  case more = "30 minutes more"
  case less = "30 minutes less"
  case menu = "All actions"
  case status = "Start fastd"

  static func all(in reading: BarReading) -> [BarAction] {
    guard let snapshot = reading.snapshot else { return [.status] }
    guard let fast = snapshot.fast else { return [.toggle, .menu] }
    return fast.goal == nil ? [.toggle, .menu] : [.toggle, .more, .less, .menu]
  }

  /// What follows `fastctl`.
  var words: [String] {
    switch self {
    case .toggle: ["toggle", "--popup"]
    case .more: ["goal", "+30m", "--popup"]
    case .less: ["goal", "-30m", "--popup"]
    case .menu: ["menu"]
    case .status: ["status", "--popup"]
    }
  }
}

extension [UInt8] {
  fileprivate mutating func add(_ tag: String, _ content: [UInt8]) {
    self += "<\(tag)>".utf8
    self += content
    self += "</\(tag)>\n".utf8
  }
}
