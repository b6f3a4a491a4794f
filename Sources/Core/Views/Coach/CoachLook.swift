/// As what the coach is shown beside its words.
package enum CoachLook: Sendable {
  case emoji, ascii, none

  /// The look as far as the screen can show it.
  func shown(on screen: Screen) -> Self {
    if screen.isLinear { return .none }
    return self == .emoji && !screen.hasBlocks ? .ascii : self
  }
}

extension CoachPose {
  /// Fire, what it wears and how it feels; each of them is two cells wide.
  var emoji: String {
    let sign =
      switch costume {
      case .usual: ""
      case .glasses: "👓"
      case .strong: "💪"
      case .gentle: "🌱"
      }
    let face =
      switch mood {
      case .happy: "😊"
      case .concerned: "🤗"
      case .celebrating: "🎉"
      case .sleeping: "😴"
      }
    return "🔥" + sign + face
  }

  /// A face in one line.
  var face: String {
    let body = costume.before + mood.eyes(costume) + costume.after
    switch mood {
    case .happy, .concerned: return body
    case .celebrating: return "\\" + body + "/"
    case .sleeping: return body + " z"
    }
  }

  /// A fire of six lines, at most 16 cells wide.
  package var drawing: [String] {
    let arms = costume == .strong
    return [
      mood.sparks.0,
      mood.sparks.1,
      arms ? "  _   (   \\   _" : "      (   \\",
      arms ? " ( )\(gaze)( )" : "    \(gaze)",
      arms ? "  \\(   \(mood.mouth)   )/" : "   (   \(mood.mouth)   )",
      costume == .gentle ? "  (~~~~~~~~~~~)" : "    `-------'",
    ]
  }

  /// Seven cells between the sides.
  private var gaze: String {
    let eye = mood.eye
    return costume == .glasses ? "/[\(eye)]-[\(eye)]\\" : "/  \(eye) \(eye)  \\"
  }
}

extension Costume {
  fileprivate var before: String {
    switch self {
    case .usual, .glasses: "("
    case .strong: "d("
    case .gentle: "~("
    }
  }

  fileprivate var after: String {
    switch self {
    case .usual, .glasses: ")"
    case .strong: ")b"
    case .gentle: ")~"
    }
  }
}

extension Mood {
  fileprivate var eye: String {
    switch self {
    case .happy, .celebrating: "^"
    case .concerned: "o"
    case .sleeping: "-"
    }
  }

  fileprivate func eyes(_ costume: Costume) -> String {
    let eye = costume == .glasses ? "[" + eye + "]" : eye
    return eye + (self == .celebrating ? "o" : self == .sleeping ? "." : "_") + eye
  }

  /// Three cells.
  fileprivate var mouth: String {
    switch self {
    case .happy: "\\_/"
    case .concerned: " ~ "
    case .celebrating: "\\O/"
    case .sleeping: " . "
    }
  }

  /// The sparks above the fire.
  fileprivate var sparks: (String, String) {
    switch self {
    case .happy, .concerned: ("        (", "       ) )")
    case .celebrating: ("   *    (    *", "  *    ) )    *")
    case .sleeping: ("        (   Z", "       ) ) z")
    }
  }
}
