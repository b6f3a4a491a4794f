/// The way to the person's own programs; nobody waits for them.
package struct HookPort {
  /// Whether anybody may hear of an event: to word one for nobody is work for nothing.
  package var isHeard: () -> Bool
  /// Runs the hooks for an event.
  package var run: (HookEvent) -> Void
  /// Runs a shell command of the person's, with variables on top of their environment.
  package var click: (_ commandLine: String, _ variables: [String: String]) -> Void

  /// Runs our own command line as the person's: it asks them on their screen.
  package var fastctl: (_ words: [String]) -> Void

  package static let none = HookPort(
    isHeard: { false }, run: { _ in }, click: { _, _ in })

  package init(
    isHeard: @escaping () -> Bool, run: @escaping (HookEvent) -> Void,
    click: @escaping (String, [String: String]) -> Void,
    fastctl: @escaping ([String]) -> Void = { _ in }
  ) {
    self.isHeard = isHeard
    self.run = run
    self.click = click
    self.fastctl = fastctl
  }
}
