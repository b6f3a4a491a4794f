import Time
package import Wire

/// Lines to pick from; each stands for a command line, or for more lines.
package struct MenuPage: Equatable, Sendable {
  package let prompt: String
  package internal(set) var entries: [MenuEntry]
  /// The command that a typed text completes, where it need not be one of the lines.
  package var typed: [String]?
  /// The command that asks for that text by itself, for menus in which nothing can be typed.
  package var asking: [String]?
  /// What stands in a dialog to begin with.
  package var offered = ""
  /// Whether typing a line's number is to pick it.
  package var isNumbered = false
  /// How many lines become buttons where there is no menu.
  package var mostButtons = 4
  /// How else it can be said, where there is nothing to pick and nowhere to type.
  package var otherwise: String?

  package func entry(labelled label: String) -> MenuEntry? { entries.first { $0.label == label } }
}

package struct MenuEntry: Equatable, Sendable {
  package indirect enum Step: Equatable, Sendable {
    /// What would be typed after `fastctl`.
    case command([String])
    case page(MenuPage)
  }

  package let label: String
  package let step: Step
  /// Whether it is one of the few that also fit on buttons.
  package var isLikely = false

  init(_ label: String, _ step: Step, isLikely: Bool = false) {
    // A program for menus takes one line for one entry.
    self.label = PlainText.line(label)
    self.step = step
    self.isLikely = isLikely
  }

  init(_ label: String, _ words: String..., isLikely: Bool = false) {
    self.init(label, .command(words), isLikely: isLikely)
  }
}

extension MenuEntry {
  /// The same for a menu in which nothing can be typed; nil where there is nothing to pick then.
  package var stepForPicking: Step? {
    guard case .page(let page) = step, page.entries.isEmpty else { return step }
    return page.asking.map(Step.command)
  }

  /// What icon themes call a picture for it; nil where none is plain.
  package var icon: String? {
    guard case .command(let words) = step else { return "go-next" }
    return switch words.first {
    case "start": "media-playback-start"
    case "stop": "media-playback-stop"
    case "cancel": "edit-delete"
    case "undo": "edit-undo"
    case "edit": "document-edit"
    case "goal": words.last == "-1h" ? "list-remove" : "list-add"
    case "remind": "notifications-disabled"
    case "program": words.last == "pause" ? "media-playback-pause" : "media-playback-start"
    case "status", "window": "dialog-information"
    default: nil
    }
  }
}

extension MenuPage {
  /// With a button for each of these; its words, too, where a server hides buttons in a menu.
  package func question(offering entries: [MenuEntry]) -> PopupQuestion {
    PopupQuestion(
      title: prompt, text: entries.map(\.label).joined(separator: "\n"),
      buttons: entries.enumerated().map { PopupButton(key: "\($0)", label: $1.label) })
  }
}

extension Wording {
  /// All that can be done where no daemon answers.
  package var menuWhileAway: MenuPage {
    MenuPage(
      prompt: phrases(BarMessage.away),
      entries: [MenuEntry(phrases(BarAction.status), "status")])
  }
}
