package import Nouns
package import Time

extension OwnSchedule {
  package var fasting: Span { .hours(Int64(hours)) }

  /// Whether its name says nothing else already.
  var isNameFree: Bool {
    !name.isEmpty && name.trimmed == name && !ScheduleName.isReserved(name)
  }
}
