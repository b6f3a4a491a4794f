package import Time

/// A pop-up in the person's language; plain text, which Alerts dresses for the server that is there.
package struct Alert: Equatable, Sendable {
  package enum Urgency: Sendable {
    case low, normal, critical
  }

  package struct Action: Equatable, Sendable {
    /// What a click on the pop-up itself is called; where it is among the actions it is no button.
    package static let click = "default"

    package let id: String
    package let label: String

    package init(id: String, label: String) {
      self.id = id
      self.label = label
    }
  }

  package enum Expiry: Equatable, Sendable {
    case byServer, never
    case after(Span)
  }

  package enum Sound: Equatable, Sendable {
    /// One of our own sounds, or one of the person's sound theme.
    case name(String)
    /// The path of a file.
    case file(String)
  }

  /// The desktop file of the program that says it, without its suffix, and that program's icon.
  package static let program = "io.github.fastd"

  /// What it is: every event carries the key of the alert that it is about.
  package let key: String
  /// Where it is: a later alert at the same place replaces the earlier one on the screen.
  package let place: String
  package var title: String
  package var body: String
  package var urgency: Urgency
  /// Buttons; left out where the server has none.
  package var actions: [Action]
  /// A name from the icon theme, or the path of a picture.
  package var icon = program
  package var expiry = Expiry.byServer
  /// What is heard when it appears; without one, nothing.
  package var sound: Sound?
  /// Per cent, 0 to 100.
  package var progress: Int?
  /// As in the notification specification: `x-vendor.class.name`.
  package var category = "x-fastd.fast"
  /// Whether the server shall not keep it once it has gone.
  package var isTransient = false

  /// Without a `place` it has one of its own.
  package init(
    key: String, place: String? = nil, title: String, body: String, urgency: Urgency = .normal,
    actions: [Action] = []
  ) {
    self.key = key
    self.place = place ?? key
    self.title = title
    self.body = body
    self.urgency = urgency
    self.actions = actions
  }
}
