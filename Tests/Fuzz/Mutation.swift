extension Chance {
  /// Frames one after another, cut, merged and changed: near enough to the truth to get far.
  mutating func mutatedStream() -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0...below(3) { bytes += pick(Self.seeds) + [0] }
    for _ in 0..<below(7) { mutate(&bytes) }
    return bytes
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    let place = below(bytes.count + 1)
    let end = min(bytes.count, place + 1 + below(20))
    switch below(7) {
    case 0: bytes.replaceSubrange(place..<end, with: [UInt8(truncatingIfNeeded: next())])
    case 1: bytes.removeSubrange(place..<end)
    case 2: bytes.insert(contentsOf: bytes.prefix(below(60)), at: place)
    case 3: bytes.insert(contentsOf: pick(Self.fragments), at: place)
    case 4: bytes.insert(contentsOf: [UInt8](repeating: 0x5B, count: below(600)), at: place)
    case 5: bytes.insert(contentsOf: "\(Int64(bitPattern: next()))\(below(999))".utf8, at: place)
    default: bytes.insert(0, at: place)
    }
  }

  private static let fragments: [[UInt8]] =
    [
      #"{"a":"#, #"\u0000"#, #"\ud800"#, #"\udc00\ud800"#, "1e999", "-0.0", "-", "nul", "\u{FEFF}",
      #","more":true"#, #","oneway":true"#, #","parameters":null"#, #""method":"x.Y","#, "}}", "]",
    ].map { Array($0.utf8) } + [
      [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xFF], [0xF4, 0x90, 0x80, 0x80],
    ]

  private static let seeds: [[UInt8]] = [
    #"{"method":"org.varlink.service.GetInfo"}"#,
    #"{"method":"org.varlink.service.GetInfo","parameters":null}"#,
    #"{"method":"org.varlink.service.GetInterfaceDescription","parameters":{"interface":"a.b"}}"#,
    #"{"method": "io.github.fastd.fast.Start", "more": false, "parameters": {"goal": {"schedule": "16:8"}, "note": "ein \"Zettel\" \u00e4\ud83d\ude00"}}"#,
    #"{"method":"io.github.fastd.status.Subscribe","parameters":{},"more":true}"#,
    #"{"parameters":{"id":"abc","start":1767225600000,"end":-9223372036854775808,"x":[1.5e3,[],{}]},"method":"io.github.fastd.fast.Edit","oneway":true}"#,
    #"{"error":"io.github.fastd.fast.Overlaps","parameters":{"id":"k3","start":1,"end":null}}"#,
    #"{"parameters":{"vendor":"a","product":"b","version":"1","url":"","interfaces":["x","y"]},"continues":true}"#,
  ].map { Array($0.utf8) }
}
