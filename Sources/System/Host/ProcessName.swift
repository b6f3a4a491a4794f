package enum ProcessName {
  /// The kernel's name for a process, which may have ended or been replaced by now.
  package static func of(_ process: Int32) -> String? {
    guard let bytes = try? Files.read("/proc/\(process)/comm", limit: 64) else { return nil }
    return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}
