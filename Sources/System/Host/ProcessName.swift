package enum ProcessName {
  /// What the kernel calls a process; it may have ended, or be another by now.
  package static func of(_ process: Int32) -> String? {
    guard let bytes = try? Files.read("/proc/\(process)/comm", limit: 64) else { return nil }
    return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}
