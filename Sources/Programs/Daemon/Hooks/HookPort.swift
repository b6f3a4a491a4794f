/// The way to the person's own programs; nobody waits for them.
package struct HookPort {
  /// Runs the hooks for an event.
  package var run: (HookEvent) -> Void
  /// Runs a shell command of the person's, with variables on top of their environment.
  package var click: (_ commandLine: String, _ variables: [String: String]) -> Void

  package static let none = HookPort(run: { _ in }, click: { _, _ in })

  package init(
    run: @escaping (HookEvent) -> Void, click: @escaping (String, [String: String]) -> Void
  ) {
    self.run = run
    self.click = click
  }
}
