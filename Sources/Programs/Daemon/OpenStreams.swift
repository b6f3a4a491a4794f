import Rules
import Wire

/// Who gets more than one reply.
struct OpenStreams {
  /// They see every state, or the newest.
  var subscribers: [CallToken: StatusQuestion] = [:]
  /// They see every change; the number is the last one they were sent.
  var followers: [CallToken: Int64] = [:]
  /// They are being sent a long list.
  var listings: [CallToken: Listing] = [:]
  var exports: [CallToken: Exporting] = [:]
  /// They are being told what would become of their import.
  var findings: [CallToken: ArraySlice<ImportFinding>] = [:]
  /// They wait to hear whether a test came to the screen.
  var testers: Set<CallToken> = []

  mutating func remove(_ client: CallToken) {
    subscribers[client] = nil
    followers[client] = nil
    listings[client] = nil
    exports[client] = nil
    findings[client] = nil
    testers.remove(client)
  }
}

/// The rest of a list that is sent page by page.
struct Listing {
  var query: HistoryQuery
  var left: Int
  /// Whether to say how many there are, once.
  var counts = false
}
