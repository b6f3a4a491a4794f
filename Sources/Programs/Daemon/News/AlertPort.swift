package import Popups

package struct AlertPort {
  package var show: (Alert) -> Void
  /// Another alert at the same place stays.
  package var withdraw: (_ key: String) -> Void
  /// Looks how the way to the screen is; the answer comes in a later turn, also when nobody answers.
  package var inspect: (_ answer: @escaping (AlertOutlook) -> Void) -> Void

  package init(
    show: @escaping (Alert) -> Void, withdraw: @escaping (String) -> Void,
    inspect: @escaping (_ answer: @escaping (AlertOutlook) -> Void) -> Void
  ) {
    self.show = show
    self.withdraw = withdraw
    self.inspect = inspect
  }
}
