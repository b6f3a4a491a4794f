import TestSupport
import Testing

@testable import Host

@Suite struct `The characters of a locale` {
  private func charset(_ locale: String?) -> Charset {
    Charset(Environment(locale.map { ["LC_ALL": $0] } ?? [:]))
  }

  @Test(arguments: [nil, "C", "de_DE", "de_DE.UTF-8", "de_DE.utf8@euro"])
  func `nearly all have all`(locale: String?) {
    let text = Array("Früh ████░ 早".utf8)
    #expect(charset(locale).bytes(of: text) == text)
  }

  @Test(arguments: ["de_DE.ISO-8859-1", "de_DE.iso88591", "de_DE.ISO8859-1@euro"])
  func `Latin-1 has umlauts, and signs for the rest`(locale: String) {
    let text = Array("Frühstück – ██▒░ 82 % · „ja“ 早…".utf8)
    let bytes = charset(locale).bytes(of: text)
    let expected: [UInt8] =
      Array("Fr".utf8) + [0xfc] + Array("hst".utf8) + [0xfc] + Array("ck - ### ".utf8)
      + Array(" 82 % ".utf8) + [0xb7] + Array(" \"ja\" ?...".utf8)
    #expect(bytes == expected)
  }

  @Test(arguments: ["ru_RU.KOI8-R", "C.ASCII", "ja_JP.EUC-JP", "de_DE.ISO-8859-15"])
  func `of another one only what all have in common is sent`(locale: String) {
    let bytes = charset(locale).bytes(of: Array("Früh – größer 早鸟 ✓ −1 „ja“ …".utf8))
    #expect(bytes == Array("Frueh - groesser ?? ? -1 \"ja\" ...".utf8))
  }
}

@Suite struct `Our own icons` {
  private func icons(_ dirs: String?, _ programs: String?) -> OwnIcons {
    OwnIcons(Environment(dirs.map { ["XDG_DATA_DIRS": $0] } ?? [:]), programs: programs)
  }

  @Test func `are named where everybody looks for them`() {
    #expect(icons(nil, "/usr/bin").reference(to: "fast") == "fast")
    #expect(icons("/opt/x/share/:/usr/share", "/opt/x/bin").reference(to: "fast") == "fast")
    #expect(icons(nil, nil).reference(to: "fast") == "fast")
  }

  @Test func `are a path elsewhere, if they are there`() throws {
    let place = Scratch()
    let apps = "\(place.path)/share/icons/hicolor/scalable/apps"
    #expect(icons(nil, "\(place.path)/bin").reference(to: "fast") == "fast")
    try Files.makePrivateDirectory(apps)
    try Files.replace("\(apps)/fast.svg", with: Array("<svg/>".utf8))
    #expect(icons(nil, "\(place.path)/bin").reference(to: "fast") == "\(apps)/fast.svg")
    #expect(icons(nil, "\(place.path)/bin").reference(to: "other") == "other")
    // As /usr/local: everybody looks there, but the theme has no index.
    let shared = icons("\(place.path)/share:/usr/share", "\(place.path)/bin")
    #expect(shared.reference(to: "fast") == "\(apps)/fast.svg")
    try Files.replace("\(place.path)/share/icons/hicolor/index.theme", with: [])
    let indexed = icons("\(place.path)/share:/usr/share", "\(place.path)/bin")
    #expect(indexed.reference(to: "fast") == "fast")
    #expect(icons(nil, "\(place.path)/bin").reference(to: "fast") == "\(apps)/fast.svg")
  }
}
