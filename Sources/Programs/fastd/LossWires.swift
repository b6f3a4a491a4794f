import Daemon
import Nouns
import Store
import Time
import Wire

extension LossPort {
  init(_ ledger: Ledger) {
    self.init(
      renew: { now, copy throws(BackupTrouble) in
        do throws(StoreError) {
          if let copy { try ledger.checkCopy(copy) }
          let opened = try ledger.renew(at: now)
          return Renewed(
            opening: opened.opening, notice: opened.loss.map { Wire.Notice($0, ledger.places) })
        } catch {
          throw BackupTrouble(error, of: ledger)
        }
      },
      settle: { () throws(StoreTrouble) in
        try ask(ledger) { () throws(StoreError) in try ledger.settleLoss() }
      },
      offer: { ledger.offer().map { RestoreOffer($0, ledger.places) } },
      isInPlace: { !ledger.hasMoved })
  }
}

extension Wire.Notice {
  init(_ loss: Loss, _ places: StoreFiles) {
    self = Notices.storeLost(loss.setAside, loss.offer.map { RestoreOffer($0, places) })
  }
}

extension RestoreOffer {
  /// By the name that fastctl takes: a backup's own, else the path.
  fileprivate init(_ offer: Loss.Offer, _ places: StoreFiles) {
    let prefix = places.backups + "/"
    let file =
      offer.path.hasPrefix(prefix) ? String(offer.path.dropFirst(prefix.count)) : offer.path
    self.init(
      file: file, at: offer.at.milliseconds, fasts: Int64(offer.fasts),
      running: offer.running?.milliseconds)
  }
}
