import Glibc
import Testing

@testable import Host

@Suite struct PlacesTests {
  @Test func `the XDG variables decide`() throws {
    let places = try Places(
      Environment([
        "XDG_DATA_HOME": "/d", "XDG_STATE_HOME": "/s", "XDG_CONFIG_HOME": "/c",
        "XDG_RUNTIME_DIR": "/r",
      ]))
    #expect(places.database == "/d/fastd/fastd.db")
    #expect(places.backups == "/s/fastd/backups")
    #expect(places.settings == "/c/fastd/fastd.conf")
    #expect(places.hooks == "/c/fastd/hooks.d")
    #expect(places.socket == "/r/fastd/control.sock")
    #expect(!places.runtimeIsShared)
  }

  @Test(arguments: [["HOME": "/h"], ["HOME": "/h", "XDG_DATA_HOME": "", "XDG_RUNTIME_DIR": ""]])
  func `without them everything is under home, and the socket in a directory of our own`(
    values: [String: String]
  ) throws {
    let places = try Places(Environment(values))
    #expect(places.database == "/h/.local/share/fastd/fastd.db")
    #expect(places.backups == "/h/.local/state/fastd/backups")
    #expect(places.settings == "/h/.config/fastd/fastd.conf")
    #expect(places.socket == "/tmp/fastd-\(getuid())/control.sock")
    #expect(places.runtimeIsShared)
  }

  @Test func `relative paths are ignored`() throws {
    let places = try Places(
      Environment(["HOME": "/h", "XDG_DATA_HOME": "d", "XDG_RUNTIME_DIR": "./r"]))
    #expect(places.data == "/h/.local/share/fastd")
    #expect(places.runtime == "/tmp/fastd-\(getuid())")
  }

  @Test func `no home and no variable is an error that names the variable`() {
    #expect(throws: PlacesError.noHome(variable: "XDG_STATE_HOME")) {
      try Places(Environment(["XDG_DATA_HOME": "/d"]))
    }
  }

  @Test(arguments: [
    ["FASTD_SOCKET": "/x.sock", "XDG_RUNTIME_DIR": "/r", "HOME": "/h"],
    ["XDG_RUNTIME_DIR": "/r", "HOME": "/h"], ["HOME": "/h"],
  ])
  func `a place is the same however it is asked for`(values: [String: String]) throws {
    let environment = Environment(values)
    #expect(try Places(environment).socket == Places.socket(environment))
    #expect(try Places(environment).settings == Places.settings(environment))
  }
}
