import Formats
import Glibc
import Host

/// What becomes of one of the person's files.
struct BarChange {
  /// By the name of its ready file.
  let name: String
  let path: String
  /// Nil where there is none yet, or is to be none any more.
  let before: [UInt8]?
  let after: [UInt8]?
  /// What a new file begins as.
  var model: (path: String, bytes: [UInt8])?
  var mode: UInt32 = 0o644

  var isAny: Bool { before != after }

  /// As `diff -u` shows it; a file that is made has its model before it, or nothing.
  var difference: String {
    let old = before == nil ? model?.path ?? "/dev/null" : path
    let new = after == nil ? "/dev/null" : path
    return "--- \(old)\n+++ \(new)\n"
      + UnifiedDifference.text(from: before ?? model?.bytes ?? [], to: after ?? [])
  }

  /// Asked before the person is: what cannot be written needs no answer.
  func check() throws(Failure) {
    var status = stat()
    let target: String
    do { target = try Files.resolved(path) } catch { throw .file(error) }
    // A file that only its maker may write is made by a program such as home-manager.
    guard stat(target, &status) == 0, status.st_mode & S_IWUSR == 0 else { return }
    throw .bar(.readOnly(path))
  }

  /// Asked again behind the person's answer: what somebody wrote meanwhile is not written over.
  func checkMeanwhile() throws(Failure) {
    guard try BarPlaces.read(path) == before else { throw .bar(.changedMeanwhile(path)) }
  }

  func write() throws(Failure) {
    do throws(FileError) {
      guard let after else { return try Files.delete(path) }
      let directory = Files.parent(of: path)
      if !Files.isDirectory(directory) { try Files.makePrivateDirectory(directory) }
      try Files.replace(path, with: after, mode: mode)
    } catch {
      throw .file(error)
    }
  }
}
