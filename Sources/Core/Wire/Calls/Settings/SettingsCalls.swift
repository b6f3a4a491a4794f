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
  package var line: Int64
  package var key: String?
  package var code: String
  package var detail: String?

  package init(line: Int64, key: String? = nil, code: String, detail: String? = nil) {
    self.line = line
    self.key = key
    self.code = code
    self.detail = detail
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    line = try fields.int("line")
    key = try fields.optionalString("key")
    code = try fields.string("code")
    detail = try fields.optionalString("detail")
  }

  package func write(to fields: inout FieldWriter) {
    fields.int("line", line)
    fields.optionalString("key", key)
    fields.string("code", code)
    fields.optionalString("detail", detail)
  }
}

/// A setting in force.
package struct SettingValue: Record, Equatable {
  package var key: String
  package var value: String
  package var isDefault: Bool

  package init(key: String, value: String, isDefault: Bool) {
    self.key = key
    self.value = value
    self.isDefault = isDefault
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    key = try fields.string("key")
    value = try fields.string("value")
    isDefault = try fields.bool("isDefault")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("key", key)
    fields.string("value", value)
    fields.bool("isDefault", isDefault)
  }
}

/// All settings in force.
package struct SettingsAnswer: Record, Equatable {
  package var settings: [SettingValue]
  package var problems: [SettingsProblem]

  package init(settings: [SettingValue], problems: [SettingsProblem]) {
    self.settings = settings
    self.problems = problems
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    settings = try fields.records("settings")
    problems = try fields.records("problems")
  }

  package func write(to fields: inout FieldWriter) {
    fields.records("settings", settings)
    fields.records("problems", problems)
  }
}

/// The text of a settings file.
package struct SettingsText: Record, Equatable {
  package var text: String

  package init(text: String) {
    self.text = text
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    text = try fields.string("text")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("text", text)
  }
}

/// What is wrong with it; nothing if all is well.
package struct SettingsProblems: Record, Equatable {
  package var problems: [SettingsProblem]

  package init(problems: [SettingsProblem]) {
    self.problems = problems
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    problems = try fields.records("problems")
  }

  package func write(to fields: inout FieldWriter) {
    fields.records("problems", problems)
  }
}
