import Testing

@testable import Host

@Suite struct PlacesTests {
  @Test func `the XDG variables decide`() throws {
    let places = try Places(
      Environment([
        "XDG_DATA_HOME": "/d", "XDG_STATE_HOME": "/s", "XDG_CONFIG_HOME": "/c",
      ]))
    #expect(places.database == "/d/fastd/fastd.db")
    #expect(places.backups == "/s/fastd/backups")
    #expect(places.settings == "/c/fastd/fastd.conf")
  }

  @Test(arguments: [["HOME": "/h"], ["HOME": "/h", "XDG_DATA_HOME": ""]])
  func `without them everything is under home`(
    values: [String: String]
  ) throws {
    let places = try Places(Environment(values))
    #expect(places.database == "/h/.local/share/fastd/fastd.db")
    #expect(places.backups == "/h/.local/state/fastd/backups")
    #expect(places.settings == "/h/.config/fastd/fastd.conf")
  }

  @Test func `relative paths are ignored`() throws {
    let places = try Places(Environment(["HOME": "/h", "XDG_DATA_HOME": "d"]))
    #expect(places.data == "/h/.local/share/fastd")
  }

  @Test func `no home and no variable is an error that names the variable`() {
    #expect(throws: PlacesError.noHome(variable: "XDG_STATE_HOME")) {
      try Places(Environment(["XDG_DATA_HOME": "/d"]))
    }
  }

  @Test func `a home that is no absolute path is named`() {
    #expect(throws: PlacesError.relativeHome("relative")) {
      try Places(Environment(["HOME": "relative"]))
    }
  }

  @Test(arguments: [["HOME": "/h"], ["HOME": "/h", "XDG_CONFIG_HOME": "/c"]])
  func `a place is the same however it is asked for`(values: [String: String]) throws {
    let environment = Environment(values)
    #expect(try Places(environment).settings == Places.settings(environment))
  }
}
