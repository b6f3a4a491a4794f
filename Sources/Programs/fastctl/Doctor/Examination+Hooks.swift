import Glibc
import Host
import Views

extension Examination {
  /// What the daemon runs when something happens, and what it leaves alone.
  mutating func examineHooks() {
    guard let path = (try? Places(environment))?.hooks else { return }
    let files: [HookFile]
    do { files = try HookDirectory(path).files() } catch {
      return found(.hooks, .warn, DoctorMessage(refusing: error), arguments(path, error))
    }
    let names = files.filter { $0.fault == nil }.map(\.name)
    if names.isEmpty {
      found(.hooks, .ok, .hooksNone, ["path": path])
    } else {
      found(.hooks, .ok, .hooksRun, ["names": names.joined(separator: ", "), "path": path])
    }
    for file in files {
      guard let fault = file.fault else { continue }
      found(.hooks, .warn, DoctorMessage(skippingFor: fault), arguments(file.path, fault))
    }
  }

  private func arguments(
    _ path: String, _ fault: HookFault
  ) -> KeyValuePairs<String, String> {
    switch fault {
    case .system(let error): ["path": path, "reason": phrases.reason(for: error)]
    case .notADirectory: ["path": path, "reason": phrases(ErrnoMessage.notADirectory)]
    default: ["path": path]
    }
  }
}

extension DoctorMessage {
  /// Why none of the hooks is run.
  fileprivate init(refusing fault: HookFault) {
    switch fault {
    case .notOurs, .writableByOthers: self = .hooksRefused
    case .notADirectory, .notARegularFile, .notExecutable, .system: self = .hooksUnreadable
    }
  }

  /// Why one of them is not.
  fileprivate init(skippingFor fault: HookFault) {
    switch fault {
    case .notARegularFile, .notADirectory: self = .hookNotAFile
    case .notExecutable: self = .hookNotExecutable
    case .notOurs: self = .hookForeign
    case .writableByOthers: self = .hookWritable
    case .system: self = .hookUnreadable
    }
  }
}
