/// `io.github.fastd.settings`.
package enum SettingsCalls {
  package static let interface = "io.github.fastd.settings"

  package enum Get: Method {
    package static let name = "io.github.fastd.settings.Get"
    package typealias Input = NoFields
    package typealias Output = SettingsAnswer
  }

  package enum Check: Method {
    package static let name = "io.github.fastd.settings.Check"
    package typealias Input = SettingsText
    package typealias Output = SettingsProblems
  }

  package enum Reload: Method {
    package static let name = "io.github.fastd.settings.Reload"
    package typealias Input = NoFields
    package typealias Output = SettingsProblems
  }
}

/// A line of the settings file that is not right.
package struct SettingsProblem: Record, Equatable {
  package var line: Int64 = 0
  package var key: String?
  package var code = ""
  package var detail: String?

  package init(line: Int64, key: String? = nil, code: String, detail: String? = nil) {
    self.line = line
    self.key = key
    self.code = code
    self.detail = detail
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("line", &line)
    try fields.string("key", &key)
    try fields.string("code", &code)
    try fields.string("detail", &detail)
  }
}

/// A setting in force.
package struct SettingValue: Record, Equatable {
  package var key = ""
  package var value = ""
  package var isDefault = false

  package init(key: String, value: String, isDefault: Bool) {
    self.key = key
    self.value = value
    self.isDefault = isDefault
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("key", &key)
    try fields.string("value", &value)
    try fields.bool("isDefault", &isDefault)
  }
}

/// All settings in force.
package struct SettingsAnswer: Record, Equatable {
  package var settings: [SettingValue] = []
  package var problems: [SettingsProblem] = []

  package init(settings: [SettingValue], problems: [SettingsProblem]) {
    self.settings = settings
    self.problems = problems
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.records("settings", &settings)
    try fields.records("problems", &problems)
  }
}

/// The text of a settings file.
package struct SettingsText: Record, Equatable {
  package var text = ""

  package init(text: String) {
    self.text = text
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("text", &text)
  }
}

/// What is wrong with it; nothing if all is well.
package struct SettingsProblems: Record, Equatable {
  package var problems: [SettingsProblem] = []

  package init(problems: [SettingsProblem]) {
    self.problems = problems
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.records("problems", &problems)
  }
}
