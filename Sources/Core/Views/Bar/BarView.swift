/// The ready views, by the names that the widgets of fasting apps have.
package enum BarView: String, CaseIterable, Sendable {
  case elapsed, countdown, progress, ring, end = "end-time", inline, full

  /// The view in the language of templates, where a person can copy and change it.
  package var text: String {
    switch self {
    case .elapsed: Self.icon + "{?elapsed:{elapsed}|{text}}"
    case .countdown: Self.icon + "{?remaining:{remaining}|{?over:+{over}|{text}}}"
    case .progress:
      Self.icon + "{?percent:{bar} {percent:long}{?over: +{over}}|{text}}"
    case .ring: "{?ring:{ring}|{?icon:{icon}|{text}}}"
    case .end: Self.icon + "{?remaining:{until}|{text}}"
    case .inline: Self.icon + "{?goal:{elapsed} {dot} }{text}" + Self.coming
    case .full:
      Self.icon + "{?percent:{bar} {elapsed} {dot} }{text}{?remaining: {dot} {until}}" + Self.coming
        + "{!elapsed:{?recent: {dot} {recent}}}{?streak: {dot} {streak:long}}{?quiet: {dot} {quiet}}"
    }
  }

  package var template: Template {
    do throws(TemplateError) { return try Template(text) } catch {
      preconditionFailure("\(rawValue): \(error)")
    }
  }

  private static let icon = "{?icon:{icon} }"
  /// The part behind a time without a fast.
  private static let coming = "{?off: {dot} {off}|{?state=idle:{?next: {dot} {upcoming}}}}"
}
