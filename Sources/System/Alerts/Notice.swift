package import Time

/// What one pop-up shall say; plain text, which Alerts dresses for the server that is there.
package struct Notice: Equatable, Sendable {
  /// A later notice with the same key takes the place of the earlier one.
  package let key: String
  package let title: String
  package let body: String
  package var urgency = Urgency.normal
  /// As in the notification specification: `x-vendor.class.name`.
  package var category: String?
  /// A name from the icon theme.
  package var icon = ""
  /// The name of the desktop file, without its suffix.
  package var desktopEntry: String?
  /// Buttons; left out where the server has none.
  package var actions: [Action] = []
  /// Per cent, 0 to 100.
  package var progress: Int?
  package var expiry = Expiry.byServer

  package init(key: String, title: String, body: String) {
    self.key = key
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
}
