/// All interfaces together, in the order of the names.
enum InterfaceSet {
  typealias Text = (name: String, lines: [SourceLine])

  static func read(
    _ paths: some Collection<String>, _ names: Names, _ shared: inout SharedTypes
  ) throws(Mistake) -> (interfaces: [Interface], texts: [Text]) {
    var found: [String: (interface: Interface, lines: [SourceLine])] = [:]
    for path in paths {
      let name = Self.name(path)
      let lines = try shared.description(try TextFile(path).lines, of: name)
      let interface = try Interface(lines, of: path)
      guard interface.name == name, names.calls[name] != nil else {
        throw Mistake(
          "an interface has the name of its file, and is in the names",
          at: Place(file: path, line: 1))
      }
      found[name] = (interface, lines)
    }
    try shared.checkUse()
    var interfaces: [Interface] = []
    var texts: [Text] = []
    for name in names.order {
      guard let (interface, lines) = found[name] else {
        let place = names.calls[name]?.place ?? Place(file: name, line: 1)
        throw Mistake("there is no file \(name).varlink", at: place)
      }
      interfaces.append(interface)
      texts.append((name, lines))
    }
    return (interfaces, texts)
  }

  /// The Swift of Nouns and that of Wire.
  static func calls(
    _ interfaces: [Interface], _ names: Names
  ) throws(Mistake) -> (nouns: String, wire: String) {
    var maker = Maker(names)
    for interface in interfaces { try maker.make(interface) }
    try maker.checkUse()
    let ours = interfaces.filter { !$0.name.hasPrefix("org.varlink.") }
    let head = "// Made from the interfaces; change those.\n\n"
    let lists = Maker.tokens(ours) + Maker.refusals(ours)
    return (
      head + "package import Time\n" + maker.nouns,
      head + "package import Nouns\npackage import Time\n" + maker.wire + lists
    )
  }

  /// Without its folder and its ending.
  private static func name(_ path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return file.hasSuffix(".varlink") ? String(file.dropLast(8)) : String(file)
  }
}
