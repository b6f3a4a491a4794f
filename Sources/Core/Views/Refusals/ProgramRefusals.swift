import Wire

package enum ProgramRefusalMessage: String, Message {
  case noProgram = "There is no diet program. To begin one: fastctl program start"
}

// Why a diet program did not become what was asked.
extension RefusalSentence {
  /// Nil for refusals of other things.
  func ofProgram(_ refusal: Refusal) -> String? {
    switch refusal {
    case .noProgram: phrases(ProgramRefusalMessage.noProgram)
    default: nil
    }
  }
}
