import Glibc
import TestSupport

@testable import Control

extension Scratch {
  func socket(_ name: String = "s") throws -> SocketPath { try SocketPath(at(name)) }

  func exists(_ name: String = "s") -> Bool { access(at(name), F_OK) == 0 }
}
