import Time
import Wire

/// The sentences about a database that was lost, before all else.
enum LossMessage: String, Message {
  case damagedFasting = "Your fast from {start} is in a copy: the database was damaged"
  case damaged = "Your fasts are in a copy: the database was damaged"
  case damagedAlone = "The database was damaged, and there is no readable copy"
  case goneFasting = "Your fast from {start} is in a copy: the database was missing"
  case gone = "Your fasts are in a copy: the database was missing"
  case goneAlone = "The database was missing, and there is no readable copy"
  case offer = "To restore the newest copy, from {made} with {count}: fastctl restore {file}"
  case kept = "The damaged database is kept as {path}"
  case dismiss = "To continue without it: fastctl restore --none"
  case begin = "To begin with an empty database: fastctl restore --none"
  case cut = "Your latest entries are missing from the database, but a copy has them"
  case cutAlone = "Your latest entries may be missing: the database's log was lost"
}

extension Notice {
  /// Whether it speaks of a database that was lost.
  var isLoss: Bool {
    ["storeSetAside", "storeGone", "storeCut", "storeReadOnly"].contains(code)
  }
}

extension Wording {
  /// What became of the fasts, the one command that brings them back, and the one that lets them go.
  func lines(ofLoss notice: Notice, now: Instant) -> [String] {
    var lines = [headline(ofLoss: notice, now: now)]
    if let offer = notice.offer {
      let made = moment(Instant(milliseconds: offer.at), now: now)
      lines.append(
        phrases(
          LossMessage.offer, "made", made, "count", phrases(PluralMessage.fasts, offer.fasts),
          "file", PlainText.line(offer.file)))
    }
    if notice.code == "storeReadOnly" {
      return notice.offer == nil ? lines + [phrases(LossMessage.begin)] : lines
    }
    lines.append(phrases(LossMessage.dismiss))
    if let path = notice.detail, path != notice.offer?.file {
      lines.append(phrases(LossMessage.kept, "path", PlainText.line(path)))
    }
    return lines
  }

  private func headline(ofLoss notice: Notice, now: Instant) -> String {
    if notice.code == "storeReadOnly" { return phrases(NoticeMessage.storeReadOnly) }
    if notice.code == "storeCut" {
      return phrases(notice.offer == nil ? LossMessage.cutAlone : .cut)
    }
    let isGone = notice.code == "storeGone"
    guard let offer = notice.offer else {
      return phrases(isGone ? LossMessage.goneAlone : .damagedAlone)
    }
    guard let running = offer.running else { return phrases(isGone ? LossMessage.gone : .damaged) }
    let start = moment(Instant(milliseconds: running), now: now)
    return phrases(isGone ? LossMessage.goneFasting : .damagedFasting, "start", start)
  }
}
