/// What a program that others wrote reads in what we write.
package enum Oracle {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// What a Python program prints about the bytes on its standard input.
  package static func python(
    _ program: String, _ input: [UInt8] = [], arguments: [String] = [],
    environment: [String: String]? = nil
  ) throws -> String {
    let run = try Run(
      "python3", ["-c", program] + arguments, environment: environment, reading: input)
    guard run.code == 0 else { throw Failure(description: run.said) }
    return run.output
  }

  /// Whether Python has the module; says so where it has not.
  package static func has(module: String) -> Bool {
    do {
      _ = try python("import \(module)")
      return true
    } catch {
      print("skipped: python3 has no module \(module)")
      return false
    }
  }
}
