import Nouns
package import Time
package import Wire

/// What is said of exchanges between machines.
extension Wording {
  /// Where entries are shared, and what is wrong or missing there.
  package func sentences(forExchangeOf list: MachineList, now: Instant) -> [String] {
    guard let folder = list.folder else { return [phrases(ExchangeMessage.alone)] }
    let path = PlainText.line(folder)
    let names = MachineNames(list.machines, self)
    var sentences = [
      list.exchange?.last.map {
        phrases(
          ExchangeMessage.shared, "folder", path, "time",
          moment(Instant(milliseconds: $0), now: now))
      } ?? phrases(ExchangeMessage.neverExchanged, "folder", path)
    ]
    guard let exchange = list.exchange else { return sentences }
    if let trouble = exchange.trouble {
      sentences.append(sentence(for: trouble, exchange.detail, in: path))
    }
    if exchange.rejoined == true { sentences.append(phrases(ExchangeMessage.newDevice)) }
    sentences += exchange.refusals.map { sentence(for: $0, names) }
    sentences += exchange.lacking.map {
      phrases(.lacking, $0.count, "machine", names.name(of: $0.device))
    }
    return sentences
  }

  /// What one has brought.
  package func sentences(forEndOf exchange: ExchangeReport, in folder: String) -> [String] {
    if let trouble = exchange.trouble {
      return [sentence(for: trouble, exchange.detail, in: PlainText.line(folder))]
    }
    var sentences = [
      exchange.changed == 0
        ? phrases(ExchangeMessage.nothingNew) : phrases(.exchanged, exchange.changed)
    ]
    if exchange.held > 0 {
      sentences += [phrases(.heldBack, exchange.held), phrases(ExchangeMessage.decide)]
    }
    return sentences
  }

  private func sentence(
    for trouble: ExchangeTrouble, _ detail: String?, in folder: String
  ) -> String {
    let detail = PlainText.line(detail ?? "")
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
