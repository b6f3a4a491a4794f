import Glibc

/// interface-maker NAMES SHARED CALLS DESCRIPTIONS INTERFACE...
///
/// Reads the names, the shared types and the interfaces, and writes two Swift files.
private func make(_ arguments: [String]) throws(Mistake) {
  guard arguments.count > 5 else {
    throw Mistake(
      "expected NAMES SHARED CALLS DESCRIPTIONS INTERFACE...", at: Place(file: "", line: 0))
  }
  let names = try Names(try TextFile(arguments[1]).lines)
  var shared = try SharedTypes(try TextFile(arguments[2]).lines)
  let (interfaces, texts) = try InterfaceSet.read(arguments.dropFirst(5), names, &shared)
  try TextFile.write(try InterfaceSet.calls(interfaces, names), to: arguments[3])
  try TextFile.write(Maker.descriptions(texts), to: arguments[4])
}

do {
  try make(CommandLine.arguments)
} catch {
  let sentence = "\(error)\n"
  _ = write(STDERR_FILENO, sentence, sentence.utf8.count)
  exit(1)
}
