import Time

/// The text of a template as it grows.
struct BarText {
  private(set) var utf8: [UInt8] = []
  private let icons: BarIcons
  private let markup: BarMarkup

  init(icons: BarIcons, markup: BarMarkup) {
    self.icons = icons
    self.markup = markup
    utf8.reserveCapacity(96)
  }

  mutating func add(literal: ArraySlice<UInt8>) { utf8 += literal }

  mutating func add(
    _ field: Template.Field, _ format: Template.Format, of reading: BarReading,
    _ literals: [UInt8]
  ) {
    switch field {
    case .span(let field):
      if let span = reading.span(field) { add(reading.wording.text(of: span, format)) }
    case .time(let field):
      if let time = reading.time(field) { add(reading.text(of: time, format, literals)) }
    // Fastd's own words: no bar takes them for markup, and a percent sign needs no blank behind it.
    case .number(let field): utf8 += reading.text(of: field, format).utf8
    case .picture(let field): add(field, format, of: reading)
    case .word(let field):
      let word = reading.word(field)
      if case .width(let width) = format {
        add(cut(word, to: width))
      } else {
        add(word)
      }
    }
  }

  private mutating func add(_ value: String) { markup.add(value, to: &utf8) }

  private func cut(_ text: String, to width: Int) -> String {
    Screen(width: nil, hasColour: false, hasBlocks: icons != .ascii).cut(text, to: width)
  }

  private mutating func add(
    _ picture: PictureField, _ format: Template.Format, of reading: BarReading
  ) {
    switch picture {
    case .icon:
      if case .icon(let icon) = format {
        add(icons.glyph(icon))
      } else {
        add(icons.glyph(BarIcon(reading.mood)))
      }
    case .ring: if let permille = reading.permille { add(icons.ring(permille)) }
    case .bar:
      guard let permille = reading.permille else { return }
      let bar = ProgressBar(permille: permille, cells: format.barWidth)
      add(String(decoding: bar.utf8(hasBlocks: icons != .ascii), as: UTF8.self))
    case .recent: add(icons.chart(of: reading.recent))
    case .dot: add(icons == .ascii ? "-" : "·")
    }
  }
}

extension Template.Format {
  private static let usualBar = 10

  var barWidth: Int {
    if case .width(let width) = self { width } else { Self.usualBar }
  }
}

extension BarReading {
  fileprivate func text(of field: NumberField, _ format: Template.Format) -> String {
    guard let number = number(field), number > 0 || field.speaksAtZero else { return "" }
    guard format == .long else { return String(number) }
    switch field {
    case .kcal, .eaten: return wording.energy(number)
    case .kcalLeft: return wording.phrases(BarMessage.amountLeft, "amount", wording.energy(number))
    case .proteinLeft, .carbsLeft, .fatLeft, .fiberLeft:
      let grams = wording.wholeGrams(tenths: number * 10)
      return wording.phrases(BarMessage.amountLeft, "amount", grams)
    case .drinks: return wording.volume(number)
    case .phaseLeft: return wording.phrases(.daysLeft, number)
    case .points: return wording.phrases(.points, number)
    case .badges: return wording.phrases(.badges, number)
    case .logStreak, .streak: return wording.phrases(.streakInLine, number)
    case .percent: return wording.percent(number)
    case .longest, .permille, .phaseDay: return wording.phrases(.longestInLine, number)
    }
  }

  fileprivate func text(
    of time: Instant, _ format: Template.Format, _ literals: [UInt8]
  ) -> String {
    switch format {
    case .clock: wording.clock(wording.zone.local(time).clock)
    case .pattern(let range): TimePattern.text(literals[range], of: time, wording)
    default: wording.soon(time, now: now)
    }
  }
}

extension Wording {
  fileprivate func text(of length: BarSpan, _ format: Template.Format) -> String {
    guard case .span(let form) = format else { return text(of: length, SpanForm.clock) }
    return text(of: length, form)
  }

  private func text(of length: BarSpan, _ form: SpanForm) -> String {
    let count = length.count(of: form.unit)
    switch form {
    case .clock: return String(count / 60) + ":" + twoDigits(Int(count % 60))
    case .hm:
      let (hours, minutes) = (count / 60, count % 60)
      guard hours > 0 else { return String(minutes) + "m" }
      return String(hours) + "h" + twoDigits(Int(minutes)) + "m"
    case .hms:
      let (minutes, seconds) = (count / 60, count % 60)
      guard minutes > 0 else { return String(seconds) + "s" }
      let rest = "m" + twoDigits(Int(seconds)) + "s"
      guard minutes >= 60 else { return String(minutes) + rest }
      return String(minutes / 60) + "h" + twoDigits(Int(minutes % 60)) + rest
    case .timer:
      return String(count / 3600) + ":" + twoDigits(Int(count / 60 % 60)) + ":"
        + twoDigits(Int(count % 60))
    case .long:
      let (seconds, overflow) = count.multipliedReportingOverflow(by: 60)
      return hours(seconds: overflow ? .max : seconds)
    case .h, .m, .s: return String(count)
    }
  }
}

package enum BarMessage: String, Message {
  case left = "{wait} left"
  case over = "{over} over"
  case open = "{elapsed} fasting"
  case idle = "not fasting"
  case eating = "eating until {end}"
  case aWeek = "{weight}/week"
  case amountLeft = "{amount} left"
  case away = "fastd is not running"

  case until = "until {end}"
  case upcoming = "next fast {start}"
  case quiet = "quiet until {end}"
  case rest = "rest day"
  case vacation = "vacation until {end}"
}
