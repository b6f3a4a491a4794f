/// The ready views, by the names that the widgets of fasting apps have.
package enum BarView: String, CaseIterable, Sendable {
  case elapsed, countdown, progress, ring, end = "end-time", inline, full
}
