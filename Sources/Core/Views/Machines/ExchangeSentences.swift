package import Nouns
package import Time
package import Wire

/// Sentences about exchanges between machines.
extension Wording {
  /// Where entries are shared, and what is wrong or missing there.
  package func sentences(forExchangeOf list: MachineList, now: Instant) -> [String] {
    guard let place = list.place else { return [phrases(ExchangeMessage.alone)] }
    let names = MachineNames(list.machines, self)
    var sentences = [
      list.exchange?.last.map {
        phrases(
          ExchangeMessage.shared, "place", place, "time",
          moment(Instant(milliseconds: $0), now: now))
      } ?? phrases(ExchangeMessage.neverExchanged, "place", place)
    ]
    if list.exchange?.rejoined == true { sentences.append(phrases(ExchangeMessage.newDevice)) }
    guard let exchange = list.exchange else { return sentences }
    if let trouble = exchange.trouble {
      sentences.append(sentence(for: trouble, exchange.detail, in: list.folder ?? ""))
    }
    return sentences + missing(in: exchange, names)
  }

  private func missing(in exchange: ExchangeReport, _ names: MachineNames) -> [String] {
    exchange.refusals.map { sentence(for: $0, names) }
      + [exchange.filled].compactMap(\.self).map {
        phrases(ExchangeMessage.hubFilled, "percent", phrases.number($0))
      }
      + exchange.lacking.map {
        phrases(.lacking, $0.count, "machine", names.name(of: $0.device))
      }
  }

  /// Why nothing was exchanged, or not all.
  package func sentences(forTroubleOf list: MachineList) -> [String] {
    guard let exchange = list.exchange else { return [] }
    let names = MachineNames(list.machines, self)
    return [exchange.trouble].compactMap(\.self).map {
      sentence(for: $0, exchange.detail, in: list.folder ?? "")
    } + exchange.refusals.map { sentence(for: $0, names) }
  }

  private static let longSilence = Span.hours(30 * 24)

  /// Of machines that may be gone.
  package func sentences(forLongSilenceOf machines: [Machine], now: Instant) -> [String] {
    let names = MachineNames(machines, self)
    return machines.filter { !$0.isOwn && !$0.left }.compactMap { machine in
      guard let last = machine.last.map(Instant.init(milliseconds:)),
        now - last > Self.longSilence
      else { return nil }
      return phrases(
        ExchangeMessage.longSilent,
        [
          "machine": names.name(of: machine.device), "time": moment(last, now: now),
          "typed": names.typed(machine.device),
        ])
    }
  }

  /// Settings by which machines tell different things of the same entries.
  func sentences(forDifferencesOf machine: Machine, from own: Machine?) -> [String] {
    guard let own, own.device != machine.device, !machine.left else { return [] }
    let (ours, theirs) = (CountedBy(own.counts), CountedBy(machine.counts))
    let name = MachineNames([machine], self).name(of: machine.device)
    guard let our = ours[CountedBy.dayStart], let their = theirs[CountedBy.dayStart], our != their
    else { return [] }
    return [
      phrases(ExchangeMessage.dayStartDiffers, ["machine": name, "theirs": their, "ours": our])
    ]
  }

  /// The result of one.
  package func sentences(
    forEndOf exchange: ExchangeReport, in folder: String, among machines: [Machine] = []
  ) -> [String] {
    if let trouble = exchange.trouble {
      return [sentence(for: trouble, exchange.detail, in: folder)]
    }
    var sentences = [
      exchange.changed == 0
        ? phrases(ExchangeMessage.nothingNew) : phrases(.exchanged, exchange.changed)
    ]
    if exchange.rejoined == true { sentences.append(phrases(ExchangeMessage.newDevice)) }
    sentences += missing(in: exchange, MachineNames(machines, self))
    if exchange.held > 0 {
      sentences += [phrases(.heldBack, exchange.held), phrases(ExchangeMessage.decide)]
    }
    return sentences
  }

  /// The folder is the one that is named where it is not there.
  package func sentence(
    for trouble: ExchangeTrouble, _ detail: String?, in folder: String
  ) -> String {
    let (detail, folder) = (PlainText.line(detail ?? ""), PlainText.line(folder))
    return switch trouble {
    case .folder: phrases(ExchangeMessage.folderGone, "folder", folder)
    case .unwritable: phrases(ExchangeMessage.unwritable, "detail", detail)
    case .full: phrases(ExchangeMessage.full, "detail", detail)
    case .key: phrases(ExchangeMessage.key)
    case .removed: phrases(ExchangeMessage.removed)
    case .ended: phrases(ExchangeMessage.ended)
    case .rejoined: phrases(ExchangeMessage.rejoined)
    case .missing: phrases(ExchangeMessage.missing)
    case .other: phrases(ExchangeMessage.failed, "detail", detail)
    case .hubAway: phrases(ExchangeMessage.hubAway, "detail", detail)
    case .hubRefused: phrases(ExchangeMessage.hubRefused)
    case .hubFull: phrases(ExchangeMessage.hubFull)
    case .hubUnsafe: phrases(ExchangeMessage.hubUnsafe, "detail", detail)
    case .hubNewer: phrases(ExchangeMessage.hubNewer)
    case .hubFailed: phrases(ExchangeMessage.hubFailed, "detail", detail)
    case .hubLibrary: phrases(ExchangeMessage.hubLibrary)
    }
  }

  private func sentence(for refusal: ExchangeRefusal, _ names: MachineNames) -> String {
    let name = names.name(of: refusal.device)
    guard let reason = refusal.reason else {
      return phrases(ExchangeMessage.fileDamaged, "machine", name)
    }
    return phrases(
      ExchangeMessage.notTaken,
      ["seq": String(refusal.seq), "machine": name, "reason": reason.rawValue])
  }
}

extension MachineList {
  /// The folder, the hub or both, through which machines share; nil for none.
  package var place: String? {
    let places = [folder, hub].compactMap(\.self).map { PlainText.line($0) }
    return places.isEmpty ? nil : places.joined(separator: ", ")
  }
}

/// The settings of a machine by which it counts, as `KEY=VALUE` with blanks between.
private struct CountedBy {
  static let dayStart = "day.start"

  private var values: [Substring: String] = [:]

  init(_ text: String?) {
    for pair in (text ?? "").split(separator: " ") {
      guard let sign = pair.firstIndex(of: "=") else { continue }
      values[pair[..<sign]] = PlainText.line(String(pair[pair.index(after: sign)...]))
    }
  }

  subscript(key: String) -> String? { values[Substring(key)] }
}
