import Glibc

/// The directory with the programs that run when something happens; what counts as one, both
/// programs know from here.
package struct HookDirectory: Sendable {
  package let path: String

  package init(_ path: String) {
    self.path = path
  }

  package var exists: Bool { access(path, F_OK) == 0 }

  /// More files are not looked at.
  package static let mostFiles = 100

  /// The files that are not hidden, by name; none where the directory is absent.
  package func files() throws(HookFault) -> [HookFile] {
    let number = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if number < 0 && errno == ENOENT { return [] }
    guard number >= 0 else {
      throw errno == ENOTDIR ? .notADirectory : .system(.last("open"))
    }
    let directory = Descriptor(owning: number)
    var status = stat()
    guard fstat(directory.number, &status) == 0 else { throw .system(.last("fstat")) }
    if let fault = HookFault(ownership: status) { throw fault }
    return try names(in: directory.release()).map { name in
      HookFile(name: name, path: "\(path)/\(name)")
    }
  }

  /// Closes the descriptor with the stream that it becomes.
  private func names(in descriptor: Int32) throws(HookFault) -> [String] {
    guard let stream = fdopendir(descriptor) else {
      let error = SystemError.last("fdopendir")
      close(descriptor)
      throw .system(error)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while names.count < Self.mostFiles, let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

/// One file among the hooks.
package struct HookFile: Equatable, Sendable {
  package let name: String
  package let path: String
  /// Nil for what is run.
  package let fault: HookFault?

  /// Looks at the file behind any symbolic links.
  init(name: String, path: String) {
    self.name = name
    self.path = path
    fault = HookFault(of: path)
  }
}

/// Why a file among the hooks, or none of them, is run.
package enum HookFault: Error, Equatable, Sendable {
  case notADirectory
  case notARegularFile
  case notExecutable
  /// It belongs to somebody else, who could have us run anything.
  case notOurs
  case writableByOthers
  case system(SystemError)

  fileprivate init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .system(.last("stat"))
      return
    }
    if status.st_mode & S_IFMT != S_IFREG {
      self = .notARegularFile
    } else if let fault = Self(ownership: status) {
      self = fault
    } else if status.st_mode & S_IXUSR == 0 {
      self = .notExecutable
    } else {
      return nil
    }
  }

  fileprivate init?(ownership status: stat) {
    if status.st_uid != geteuid() {
      self = .notOurs
    } else if status.st_mode & (S_IWGRP | S_IWOTH) != 0 {
      self = .writableByOthers
    } else {
      return nil
    }
  }
}
