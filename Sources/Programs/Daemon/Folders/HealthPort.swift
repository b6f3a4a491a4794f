package import Time

/// The way to the program that keeps the health folder; nobody waits for it.
package struct HealthPort {
  /// Brings the folder up to date, and says when that has ended, and why it failed.
  package var sync: (_ whenEnded: @escaping (_ trouble: String?) -> Void) -> Void
  /// Has `syncHealth` called once after a while; what was armed before is forgotten.
  package var wait: (Span) -> Void

  package static let none = HealthPort(sync: { $0(nil) }, wait: { _ in })

  package init(
    sync: @escaping (@escaping (String?) -> Void) -> Void,
    wait: @escaping (Span) -> Void
  ) {
    self.sync = sync
    self.wait = wait
  }
}
