package import Time

/// The way to the folder where weights arrive, and to the program that takes them in.
package struct InboxPort {
  /// Has `readInbox` called whenever a file has come into that folder; nil ends it. Says why not, if
  /// nobody can be told.
  package var watch: (_ folder: String?) -> String?
  /// Takes in what is new, and says when that has ended, and why it failed.
  package var read: (_ whenEnded: @escaping (_ trouble: String?) -> Void) -> Void
  /// Has `followInbox` called once after a while; what was armed before is forgotten.
  package var wait: (Span) -> Void

  package static let none = InboxPort(watch: { _ in nil }, read: { $0(nil) }, wait: { _ in })

  package init(
    watch: @escaping (String?) -> String?,
    read: @escaping (@escaping (String?) -> Void) -> Void,
    wait: @escaping (Span) -> Void
  ) {
    self.watch = watch
    self.read = read
    self.wait = wait
  }
}
