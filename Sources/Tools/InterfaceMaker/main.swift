import Glibc

/// interface-maker nouns NAMES SHARED ORDERS INTERFACE...
/// interface-maker wire NAMES SHARED CALLS DESCRIPTIONS INTERFACE...
///
/// Reads the names, the shared types and the interfaces, and writes the Swift of a target.
private func make(_ arguments: [String]) throws(Mistake) {
  let outputs = ["nouns": 1, "wire": 2][arguments.dropFirst().first ?? ""] ?? .max
  guard outputs < arguments.count - 4 else {
    let place = Place(file: "interface-maker", line: 1)
    throw Mistake("expected nouns or wire, NAMES SHARED OUTPUT... INTERFACE...", at: place)
  }
  let names = try Names(try TextFile(arguments[2]).lines)
  var shared = try SharedTypes(try TextFile(arguments[3]).lines)
  let files = arguments.dropFirst(4 + outputs)
  let (interfaces, texts) = try InterfaceSet.read(files, names, &shared)
  let calls = try InterfaceSet.calls(interfaces, names)
  if outputs == 1 { return try TextFile.write(calls.nouns, to: arguments[4]) }
  try TextFile.write(calls.wire, to: arguments[4])
  try TextFile.write(Maker.descriptions(texts), to: arguments[5])
}

do {
  try make(CommandLine.arguments)
} catch {
  let sentence = "\(error)\n"
  _ = write(STDERR_FILENO, sentence, sentence.utf8.count)
  exit(1)
}
