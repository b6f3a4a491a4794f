import Time
package import Wire

// The limits of io.github.fastd.popup: words of any length, and notes of any kind, are made to fit.
extension PopupText {
  package var fitted: PopupText {
    PopupText(
      title: PlainText.line(title).shortened(to: 200),
      text: text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { PlainText.line(String($0)) }.joined(separator: "\n").shortened(to: 2000),
      urgency: urgency)
  }
}

extension PopupQuestion {
  package var fitted: PopupQuestion {
    let words = PopupText(title: title, text: text).fitted
    return PopupQuestion(
      title: words.title, text: words.text,
      buttons: buttons.prefix(8).map {
        PopupButton(key: $0.key, label: PlainText.line($0.label).shortened(to: 100))
      }, patience: patience)
  }
}

extension String {
  /// At most so many bytes, with a sign where something is missing.
  fileprivate func shortened(to limit: Int) -> String {
    guard utf8.count > limit else { return self }
    let sign = "…"
    var kept = ""
    for character in self {
      guard kept.utf8.count + character.utf8.count + sign.utf8.count <= limit else { break }
      kept.append(character)
    }
    return kept + sign
  }
}

extension PopupText {
  /// What is printed elsewhere: the first line is the title.
  package init(lines text: String) {
    let lines = text.split(separator: "\n")
    self.init(
      title: lines.first.map(String.init) ?? "", text: lines.dropFirst().joined(separator: "\n"))
  }
}
