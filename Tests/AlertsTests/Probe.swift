import Foundation
import TestProcesses
import TestSupport

extension Desktop {
  func probe(environment: [String: String]? = nil) async throws -> Child {
    let probe = try Child(
      builtProgram("SystemProbe"), ["alerts"], environment: environment ?? self.environment)
    _ = try await probe.line()
    return probe
  }
}

extension Child {
  /// Shows one notice, and again when it was given back and the server has made itself known, as the
  /// daemon does; never two at a time, which would be answered twice.
  func showUntilTaken(_ notice: String...) async throws {
    let line = (["show"] + notice).joined(separator: "\t")
    let key = notice[0].prefix { $0 != "@" }
    var isGivenBack = false
    send(line)
    while true {
      let told = try await self.line()
      if told == "shown \(key)" { return }
      if told.hasPrefix("failed \(key) ") { isGivenBack = true }
      guard isGivenBack, told.hasPrefix("server "), told != "server -" else { continue }
      isGivenBack = false
      send(line)
    }
  }

  /// The next call the fake server gets, other than the questions about itself.
  func call() async throws -> Call {
    while true {
      let line = try await line()
      let call = try JSONDecoder().decode(Call.self, from: Data(line.utf8))
      if call.call != "GetServerInformation", call.call != "GetCapabilities" { return call }
    }
  }
}

/// A method call as the fake server records it; arguments in their JSON text.
struct Call: Decodable {
  let call: String
  let arguments: [Argument]

  enum Argument: Decodable, Equatable, CustomStringConvertible {
    case number(Int)
    case truth(Bool)
    case text(String)
    case list([Argument])
    case pairs([String: Argument])

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let number = try? value.decode(Int.self) { self = .number(number); return }
      if let truth = try? value.decode(Bool.self) { self = .truth(truth); return }
      if let text = try? value.decode(String.self) { self = .text(text); return }
      if let list = try? value.decode([Argument].self) { self = .list(list); return }
      self = .pairs(try value.decode([String: Argument].self))
    }

    var description: String {
      switch self {
      case .number(let number): "\(number)"
      case .truth(let truth): "\(truth)"
      case .text(let text): text
      case .list(let list): "\(list)"
      case .pairs(let pairs):
        pairs.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
      }
    }
  }
}
