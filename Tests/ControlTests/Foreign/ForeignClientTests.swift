import Foundation
import Testing
import Wire

@testable import Control

/// Clients that others wrote, against our server.
@Suite struct `Foreign clients` {
  static let go = "/usr/bin/varlink-go-certification"
  static let hasGo = FileManager.default.isExecutableFile(atPath: go)

  @Test(.enabled(if: hasGo, "varlink-go is not installed"))
  func `the Go client certifies the server`() throws {
    let server = try CertificationProcess()
    let (code, text) = try run(
      Self.go, ["--client", "--varlink", "unix:\(server.path.path)"])
    // It ends with 0 whatever has failed.
    #expect(code == 0)
    #expect(text.hasSuffix("End: 'true'\n"), "\(text)")
    #expect(!text.contains("failed"), "\(text)")
  }

  static let python = PythonClient.prepare()

  @Test(.enabled(if: python != nil, "no python3 with venv, or PyPI is out of reach"))
  func `the Python client certifies the server`() throws {
    let server = try CertificationProcess()
    let (code, text) = try run(
      try #require(Self.python),
      ["-m", "varlink.tests.test_certification", "--client", "--varlink=unix:\(server.path.path)"])
    #expect(code == 0, "\(text)")
    #expect(text.hasSuffix("Certification passed\n"), "\(text)")
  }

  @Test(.enabled(if: python != nil, "no python3 with venv, or PyPI is out of reach"))
  func `the Python command reads the interfaces and our errors`() throws {
    let server = try CertificationProcess()
    let python = try #require(Self.python)
    let address = "unix:\(server.path.path)"
    let info = try run(python, ["-m", "varlink.cli", "info", address])
    #expect(info.text.contains("io.github.fastd.fast"))
    for interface in Interface.all {
      let help = try run(
        python, ["-m", "varlink.cli", "help", "\(address)/\(interface.name)"])
      #expect(help.code == 0, "\(help.text)")
      #expect(help.text.contains("interface \(interface.name)"), "\(help.text)")
    }
    let call = "\(address)/org.varlink.service.GetInterfaceDescription"
    let refused = try run(
      python, ["-m", "varlink.cli", "call", call, #"{"interface": "x.y"}"#])
    #expect(refused.text.contains("org.varlink.service.InterfaceNotFound"), "\(refused.text)")
  }
}
