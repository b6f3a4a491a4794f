import TestSupport

extension Run {
  /// What the built fastctl did with some words, in a home of its own where no daemon is, unless
  /// the environment says otherwise.
  init(
    _ words: [String], in home: Scratch, _ more: [String: String] = [:],
    program: String = builtProgram("fastctl"), reading input: String = ""
  ) throws {
    try self.init(
      program, words, environment: Self.environment(home).merging(more) { $1 },
      reading: Array(input.utf8))
  }

  /// The same where their daemon is.
  init(
    _ words: [String], by person: Person, _ more: [String: String] = [:],
    reading input: String = ""
  ) throws {
    try self.init(
      words, in: person.home, person.environment.merging(more) { $1 }, reading: input)
  }

  static func environment(_ home: Scratch) -> [String: String] {
    plainEnvironment().merging([
      "HOME": home.path, "XDG_RUNTIME_DIR": "\(home.path)/run",
      "XDG_CONFIG_HOME": "\(home.path)/config", "XDG_DATA_HOME": "\(home.path)/data",
      "XDG_STATE_HOME": "\(home.path)/state", "LANG": "C.UTF-8", "TZ": "UTC",
    ]) { $1 }
  }
}
