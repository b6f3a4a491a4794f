/// The person's language and customs.
package struct Voice: Sendable {
  package let phrases: Phrases
  package let customs: Customs
  /// Such as "de".
  package let language: String

  package init(phrases: Phrases, customs: Customs, language: String = "en") {
    self.phrases = phrases
    self.customs = customs
    self.language = language
  }
}
