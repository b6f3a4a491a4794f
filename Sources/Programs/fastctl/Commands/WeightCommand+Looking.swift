import Host
import Nouns
import Time
import Views
import Wire

// Looking at what was weighed.
extension WeightCommand {
  /// A longer list is paged.
  private static let shortList = 20

  static func list(_ session: inout Session) throws(Failure) {
    let found = try session.rows(atMost: try session.number(.last)) {
      (session, last, before) throws(Failure) in
      let question = WeighingQuestion(last: last, before: before)
      let page = try session.ask(WeightCalls.List.self, question)
      return (page.weighings, page.isLast)
    }
    guard !session.request.has(.json) else { return session.output.line(array: found.map(\.json)) }
    let table = WeighingTable(try session.wording(), on: session.screen(), now: Clock.now())
    let text = table.text(of: found)
    guard found.count > shortList else { return session.output.text(text) }
    session.showPages(text)
  }

  static func show(_ session: inout Session) throws(Failure) {
    guard let id = session.request.arguments.first else { return try showState(&session) }
    let weighing = try weighing(id, &session)
    guard !session.request.has(.json) else { return session.output.line(weighing.json) }
    let card = WeighingCard(try session.wording(), on: session.screen())
    session.output.text(card.text(of: weighing))
  }

  static func showState(_ session: inout Session) throws(Failure) {
    let state = try session.ask(WeightCalls.Show.self, NoFields())
    guard !session.request.has(.json) else { return session.output.line(state.json) }
    let wording = try session.wording()
    let today = wording.zone.day(of: Clock.now())
    session.output.text(WeightPage(wording, on: session.screen()).text(of: state, today: today))
  }

  /// Of the numbers that `showState` shows; the word behind `--why` is no weight.
  static func explain(_ session: inout Session) throws(Failure) {
    for other in [OptionName.at, .note, .popup, .confirm] where session.request.has(other) {
      throw .usage(.conflict(.why, other.spelling))
    }
    let word = session.request.arguments.first
    let named = word.flatMap(WeightTopic.init(typed:))
    if let word, named == nil {
      throw .usage(.unknownChoice(word, among: WeightTopic.terms))
    }
    let why = try session.ask(WeightCalls.Why.self, NoFields())
    guard !session.request.has(.json) else { return session.output.line(why.json) }
    let page = WeightWhyPage(try session.wording(), on: session.screen())
    for topic in named.map({ [$0] }) ?? WeightTopic.allCases {
      session.output.text(page.text(of: why, topic))
    }
  }

  static func chart(_ session: inout Session) throws(Failure) {
    let path = session.request.value(.svg)
    let screen = session.drawingScreen()
    var question = WeightChartQuestion(
      from: try session.day(.from), to: try session.day(.to),
      last: try session.number(.last))
    if path != nil {
      question.points = WeightPicture.most
    } else if !session.request.has(.json), !screen.isLinear {
      question.points = WeightChartPage.room(on: screen)
    }
    let chart = try session.ask(WeightCalls.Chart.self, question)
    guard !session.request.has(.json) else { return session.output.line(chart.json) }
    let wording = try session.wording()
    if let path {
      try session.write(svg: WeightPicture(wording).svg(of: chart), to: path)
    } else {
      session.output.text(WeightChartPage(wording, on: screen).text(of: chart))
    }
  }

  static func weighing(
    _ id: String, _ session: inout Session
  ) throws(Failure) -> Weighing {
    let question = WeighingQuestion(id: id)
    let found = try Session.naming(.weighing, id) { () throws(Failure) in
      try session.ask(WeightCalls.List.self, question).weighings
    }
    guard let weighing = found.first else { throw .none(.weighing, id: id) }
    return weighing
  }

}
