import Rules
import Time
import Views
import Wire

extension Keeper {
  func statusLine(at now: Moment) -> String { "" }
  func alert(for news: News) -> Alert? { nil }
  func confirmation(of command: Command, _ fast: Fast) -> Alert {
    Alert(key: "answer", title: "", body: "", urgency: .low, actions: [])
  }
  func refusalAlert(_ refusal: Refusal) -> Alert {
    Alert(key: "answer", title: "", body: "", urgency: .low, actions: [])
  }
}
