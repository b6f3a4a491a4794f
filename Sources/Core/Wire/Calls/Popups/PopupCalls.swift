package import Nouns

/// `io.github.fastd.popup`: words for the person where there is no terminal.
package enum PopupCalls {
  package static let interface = "io.github.fastd.popup"

  package enum Show: Method {
    package static let name = "io.github.fastd.popup.Show"
    package typealias Input = PopupText
    package typealias Output = NoFields
  }

  package enum Ask: Method {
    package static let name = "io.github.fastd.popup.Ask"
    package typealias Input = PopupQuestion
    package typealias Output = PopupAnswer
  }
}

/// How much a pop-up asks to be looked at.
package enum PopupUrgency: String, Choice {
  case low, normal, critical
}

/// What is said; in the language of the person, since who asks has the words.
package struct PopupText: Record, Equatable {
  package var title = ""
  package var text = ""
  /// Nil for low.
  package var urgency: PopupUrgency?

  package init(title: String, text: String, urgency: PopupUrgency? = nil) {
    self.title = title
    self.text = text
    self.urgency = urgency
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("title", &title)
    try fields.string("text", &text)
    try fields.choice("urgency", &urgency)
  }
}

package struct PopupQuestion: Record, Equatable {
  package var title = ""
  package var text = ""
  package var buttons: [PopupButton] = []
  /// How many seconds the question may stand; nil for as long as is usual.
  package var patience: Int64?

  package init(title: String, text: String, buttons: [PopupButton], patience: Int64? = nil) {
    self.title = title
    self.text = text
    self.buttons = buttons
    self.patience = patience
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("title", &title)
    try fields.string("text", &text)
    try fields.records("buttons", &buttons)
    try fields.int("patience", &patience)
  }
}

package struct PopupButton: Record, Equatable {
  package var key = ""
  package var label = ""

  package init(key: String, label: String) {
    self.key = key
    self.label = label
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("key", &key)
    try fields.string("label", &label)
  }
}

/// The key of the button that was pressed; nil where the question was put away or stood too long.
package struct PopupAnswer: Record, Equatable {
  package var key: String?

  package init(key: String? = nil) {
    self.key = key
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("key", &key)
  }
}
