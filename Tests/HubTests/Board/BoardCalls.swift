/// The calls of the board's functions, in SQL.
extension Call {
  static let circle = circle(of: code)
  /// Of the circle that the people of a test share, unless they have one of their own.
  static let code = secret(0)

  /// A circle puts digits of its own in its place.
  static let mark = "c0dec0de"

  static func secret(_ number: Int64) -> String {
    let digits = String(number, radix: 16)
    let zeros = String(repeating: "0", count: 16 - digits.utf8.count)
    return #"'\x"# + mark + zeros + "\(digits)'::bytea"
  }

  static func circle(of code: String) -> String { "substr(sha256(\(code)), 1, 16)" }

  static func turn(_ isOn: Bool) -> String { "SELECT fastd.board_turn(\(isOn))" }

  /// Whether it is the circle of the code.
  static func join(_ code: String = code, as nickname: String) -> String {
    "SELECT fastd.board_join(\(code), '\(nickname)') = \(circle(of: code))"
  }

  static func leave(_ circle: String = "NULL") -> String { "SELECT fastd.board_leave(\(circle))" }

  static func show(_ isShown: Bool, in circle: String = "NULL") -> String {
    "SELECT fastd.board_show(\(circle), \(isShown))"
  }

  /// As of so many days after today.
  static func publish(
    _ points: String = "5", week: String = "2", day: Int = 0, badges: String = "streak gold"
  ) -> String {
    "SELECT fastd.board_publish(\(points), \(week), \(today) + (\(day)), '{\(badges)}')"
  }

  static let today = "(now() AT TIME ZONE 'UTC')::date"

  /// The rows that a person sees, with the days after today.
  static let seen = """
    SELECT string_agg(concat_ws(' ', nickname, points, week, day - \(today),
      nullif(array_to_string(badges, ','), '')), '; ' ORDER BY nickname COLLATE "C")
    FROM fastd.board_rows()
    """
}
