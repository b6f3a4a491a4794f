import TestProcesses
import Testing

extension Desktop {
  /// The server with its screen; what this machine does not allow is not tried, saying why.
  func stage(_ kind: RealServer, scale: Int = 1) async throws -> Stage {
    do { return try await Stage(kind, on: self, scale: scale) } catch let impossible as Impossible {
      try Test.cancel("\(impossible.reason)")
    }
  }
}
