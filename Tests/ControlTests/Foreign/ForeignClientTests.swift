import Foundation
import TestSupport
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
    let run = try Run(Self.go, ["--client", "--varlink", "unix:\(server.path.path)"])
    // It ends with 0 whatever has failed.
    #expect(run.code == 0)
    #expect(run.output.hasSuffix("End: 'true'\n"), "\(run.text)")
    #expect(!run.text.contains("failed"), "\(run.text)")
  }

  static let python = PythonClient.prepare()

  @Test(.enabled(if: python != nil, "no python3 with venv, or PyPI is out of reach"))
  func `the Python client certifies the server`() throws {
    let server = try CertificationProcess()
    let run = try Run(
      try #require(Self.python),
      ["-m", "varlink.tests.test_certification", "--client", "--varlink=unix:\(server.path.path)"])
    #expect(run.code == 0, "\(run.text)")
    #expect(run.output.hasSuffix("Certification passed\n"), "\(run.text)")
  }

  @Test(.enabled(if: python != nil, "no python3 with venv, or PyPI is out of reach"))
  func `the Python command reads the interfaces and our errors`() throws {
    let server = try CertificationProcess()
    let python = try #require(Self.python)
    let address = "unix:\(server.path.path)"
    let info = try Run(python, ["-m", "varlink.cli", "info", address])
    #expect(info.text.contains("io.github.fastd.fast"))
    for interface in Interface.all {
      let help = try Run(
        python, ["-m", "varlink.cli", "help", "\(address)/\(interface.name)"])
      #expect(help.code == 0, "\(help.text)")
      #expect(help.text.contains("interface \(interface.name)"), "\(help.text)")
    }
    let call = "\(address)/org.varlink.service.GetInterfaceDescription"
    let refused = try Run(
      python, ["-m", "varlink.cli", "call", call, #"{"interface": "x.y"}"#])
    #expect(refused.text.contains("org.varlink.service.InterfaceNotFound"), "\(refused.text)")
  }
}
