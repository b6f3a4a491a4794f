import Views
import Wire

enum ChartCommand: Command {
  static let name = "chart"
  static let onlyLooks = true

  static func view(_ request: Request) -> String? { name }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Draw your recent days or fasts as a bar chart",
      details: [
        "Without --last or --trend, it shows the last seven days: each bar adds up the fasts that count for that day.",
        "The line across the bars is the goal, on the same scale.",
      ],
      arguments: [.optional(.number)],
      options: [
        .init(name: .last, meaning: "One bar for each of the last NUMBER fasts"),
        .init(name: .trend, meaning: "The length of your fasts, with a 7-fast average as the line"),
        .init(name: .why, meaning: "Explain the line instead: which goal it is, or which average"),
        .json(meaning: "Print the chart's data as JSON"),
        .svg, .ascii,
      ],
      examples: [
        .init(words: "chart", meaning: "The last seven days"),
        .init(words: "chart 5", meaning: "The last five fasts, each with its goal"),
        .init(words: "chart --why", meaning: "Which goal is the line?"),
        .init(typed: "chart --trend --svg trend.svg", meaning: "The trend as a picture"),
      ])
  }

  /// As many as tell something of a trend, and fit on most screens.
  private static let trendLength: Int64 = 35
  /// As many as an average has, and one that runs.
  private static let averaged: Int64 = 8

  static func run(_ session: inout Session) throws(Failure) {
    if session.request.has(.why) { return try explain(&session) }
    let isTrend = session.request.has(.trend)
    guard isTrend || session.request.has(.last) else {
      let answer = try session.ask(StatisticsCalls.Week.self, WeekQuestion())
      return try show(answer, &session) { Chart(week: answer, $0) }
    }
    let last = try session.number(.last) ?? trendLength
    let answer = try session.ask(StatisticsCalls.Last.self, BarsQuestion(last: last))
    try show(answer, &session) {
      isTrend ? Chart(trend: answer, $0) : Chart(last: answer, $0)
    }
  }

  /// What the line of the chart is that the other words ask for.
  private static func explain(_ session: inout Session) throws(Failure) {
    for other in [OptionName.svg, .ascii] where session.request.has(other) {
      throw .usage(.conflict(.why, other.spelling))
    }
    let (wording, screen) = (try session.wording(), session.screen())
    guard session.request.has(.trend) || session.request.has(.last) else {
      let answer = try session.ask(StatisticsCalls.Week.self, WeekQuestion())
      guard !session.request.has(.json) else { return session.output.line(answer.json) }
      let state = try session.ask(StatusCalls.Get.self, StatusQuestion())
      return session.output.text(wording.text(whyGoal: answer, of: state, on: screen))
    }
    let answer = try session.ask(StatisticsCalls.Last.self, BarsQuestion(last: averaged))
    guard !session.request.has(.json) else { return session.output.line(answer.json) }
    session.output.text(
      session.request.has(.trend)
        ? wording.text(whyTrend: answer, on: screen) : wording.textWhyGoals(on: screen))
  }

  private static func show(
    _ answer: some Record, _ session: inout Session, _ chart: (Wording) -> Chart
  ) throws(Failure) {
    guard !session.request.has(.json) else { return session.output.line(answer.json) }
    let wording = try session.wording()
    if let path = session.request.value(.svg) {
      try session.write(svg: ChartPicture(wording).svg(of: chart(wording)), to: path)
    } else {
      let chart = chart(wording)
      let isFasting = chart.isEmpty ? try session.isFasting() : false
      session.output.text(
        ChartPage(wording, on: session.drawingScreen()).text(of: chart, isFasting: isFasting))
    }
  }
}
