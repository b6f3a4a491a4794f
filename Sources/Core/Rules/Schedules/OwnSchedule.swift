package import Nouns
package import Time

extension OwnSchedule {
  package var fasting: Span { .hours(Int64(hours)) }
}
