import Nouns
import Rules
import Time
package import Wire

/// The codes of notices; clients word them.
package nonisolated enum Notices {
  package static let storeReadOnly = "storeReadOnly"
  /// The database was damaged and lies at the path, or it was gone.
  package static func storeLost(_ path: String?, _ offer: RestoreOffer?) -> Notice {
    Notice(code: path == nil ? storeGone : storeSetAside, detail: path, offer: offer)
  }
  /// The database lacks what was recorded last.
  package static func endLost(_ offer: RestoreOffer?) -> Notice {
    Notice(code: storeCut, offer: offer)
  }
  static let storeCut = "storeCut"
  static let storeSetAside = "storeSetAside"
  static let storeGone = "storeGone"
  /// So many rows could not be worked with and were set aside.
  package static func rowsSetAside(_ count: Int) -> Notice {
    Notice(code: rowsSetAside, detail: String(count))
  }
  package static let rowsSetAside = "rowsSetAside"
  /// The imported foods cannot be used; nil where they may be the next time.
  static func foods(_ lost: FoodsLost) -> Notice? {
    switch lost {
    case .setAside(let path): Notice(code: foodsSetAside, detail: path)
    case .newer: Notice(code: unreadFoods[0])
    case .unread(let path): Notice(code: unreadFoods[1], detail: path)
    case .passing: nil
    }
  }
  static let foodsSetAside = "foodsSetAside"
  static let unreadFoods = ["foodsNewer", "foodsUnread"]
  package static let settingsRefused = "settingsRefused"
  package static let backupFailed = "backupFailed"
  package static let healthFailed = "healthFailed"
  package static let inboxFailed = "inboxFailed"
  package static let phoneFailed = "phoneFailed"
  /// Nothing was exchanged with other machines for long; the reason is a trouble of io.github.fastd.sync.
  package static let exchangeFailed = "exchangeFailed"
  package static func zoneUnreadable(_ reason: String) -> Notice {
    Notice(code: "zoneUnreadable", detail: reason)
  }
  package static func zoneUnsaid(_ path: String) -> Notice {
    Notice(code: "zoneUnsaid", detail: path)
  }
  static let eatsLittle = "eatsLittle"
  /// Where nobody is told what to eat.
  static let withoutNumbers = "withoutNumbers"
  static let losesFast = "losesFast"
  /// Where weight goals rest.
  static let seesDoctor = "doctor"
  package static let scheduleGone = "scheduleGone"
  /// The clock had been put forward so far that the end of a fast was not taken from it.
  static func endDoubted(lead: Span) -> Notice {
    Notice(code: "endDoubted", detail: String(lead.seconds))
  }
}

/// What the person should know about the daemon itself.
struct NoticeBoard: Equatable {
  private(set) var list: [Notice]

  mutating func put(_ notice: Notice) {
    if !list.contains(notice) { list.append(notice) }
  }

  mutating func withdraw(_ codes: String...) { withdraw(codes) }

  mutating func withdraw(_ codes: [String]) {
    list.removeAll { codes.contains($0.code) }
  }

  func has(_ code: String) -> Bool { list.contains { $0.code == code } }
}

extension Decision {
  /// What its answer says of an end that was not taken from the clock.
  var endNotices: [Notice] { doubtedLead.map { [Notices.endDoubted(lead: $0)] } ?? [] }
}
