package import Time

/// What one pop-up shall say; plain text, which Alerts dresses for the server that is there.
package struct Notice: Equatable, Sendable {
  /// What it is: every event carries the key of the notice that it is about.
  package let key: String
  /// Where it is: a later notice at the same place replaces the earlier one on the screen.
  package let place: String
  package let title: String
  package let body: String
  package var urgency = Urgency.normal
  /// As in the notification specification: `x-vendor.class.name`.
  package var category: String?
  /// A name from the icon theme, or the path of a picture.
  package var icon = ""
  /// The name of the desktop file, without its suffix.
  package var desktopEntry: String?
  /// Buttons; left out where the server has none.
  package var actions: [Action] = []
  /// Per cent, 0 to 100.
  package var progress: Int?
  package var expiry = Expiry.byServer
  /// What is heard when it appears; without one, nothing.
  package var sound: Sound?
  /// Whether the server shall not keep it once it has gone.
  package var isTransient = false

  /// Without a `place` it has one of its own.
  package init(key: String, place: String? = nil, title: String, body: String) {
    self.key = key
    self.place = place ?? key
    self.title = title
    self.body = body
  }

  package enum Urgency: Sendable {
    case low, normal, critical
  }

  package struct Action: Equatable, Sendable {
    /// `default` is a click on the pop-up itself.
    package let id: String
    package let label: String

    package init(id: String, label: String) {
      self.id = id
      self.label = label
    }
  }

  package enum Expiry: Equatable, Sendable {
    case byServer
    case never
    case after(Span)
  }

  package enum Sound: Equatable, Sendable {
    /// One of our own sounds, or one of the person's sound theme.
    case name(String)
    /// The path of a file.
    case file(String)
  }
}
