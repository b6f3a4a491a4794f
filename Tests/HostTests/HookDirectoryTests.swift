import Glibc
import TestSupport
import Testing

@testable import Host

@Suite struct HookDirectoryTests {
  private func make(_ name: String, in scratch: Scratch, mode: mode_t = 0o755) {
    close(open(scratch.at(name), O_WRONLY | O_CREAT | O_CLOEXEC, 0o600))
    chmod(scratch.at(name), mode)
  }

  private func fault(of name: String, in scratch: Scratch) throws -> HookFault? {
    try #require(HookDirectory(scratch.path).files().first { $0.name == name }).fault
  }

  @Test func `what is not hidden is found by name`() throws {
    let scratch = Scratch()
    for name in ["b", "10-b", "9-a", "a", ".hidden", "B"] { make(name, in: scratch) }
    let files = try HookDirectory(scratch.path).files()
    #expect(files.map(\.name) == ["10-b", "9-a", "B", "a", "b"])
    #expect(files.map(\.path) == files.map { scratch.at($0.name) })
    #expect(files.allSatisfy { $0.fault == nil })
  }

  @Test(
    arguments: [
      (0o700, nil), (0o500, nil), (0o600, .notExecutable), (0o611, .notExecutable),
      (0o720, .writableByOthers), (0o702, .writableByOthers),
    ] as [(mode_t, HookFault?)])
  func `the mode decides`(mode: mode_t, fault: HookFault?) throws {
    let scratch = Scratch()
    make("hook", in: scratch, mode: mode)
    #expect(try self.fault(of: "hook", in: scratch) == fault)
  }

  @Test func `a link counts as what it leads to`() throws {
    let scratch = Scratch()
    let elsewhere = Scratch()
    make("good", in: elsewhere)
    make("bad", in: elsewhere, mode: 0o644)
    symlink(elsewhere.at("good"), scratch.at("good"))
    symlink(elsewhere.at("bad"), scratch.at("bad"))
    symlink(elsewhere.at("none"), scratch.at("none"))
    #expect(try fault(of: "good", in: scratch) == nil)
    #expect(try fault(of: "bad", in: scratch) == .notExecutable)
    #expect(try fault(of: "none", in: scratch) == .system(SystemError("stat", ENOENT)))
  }

  @Test func `only a regular file is a hook`() throws {
    let scratch = Scratch()
    mkdir(scratch.at("directory"), 0o700)
    mkfifo(scratch.at("pipe"), 0o700)
    #expect(try fault(of: "directory", in: scratch) == .notARegularFile)
    #expect(try fault(of: "pipe", in: scratch) == .notARegularFile)
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give files away"))
  func `what belongs to somebody else is not trusted`() throws {
    let scratch = Scratch()
    make("hook", in: scratch)
    chown(scratch.at("hook"), 12345, 12345)
    #expect(try fault(of: "hook", in: scratch) == .notOurs)
    chown(scratch.path, 12345, 12345)
    #expect(throws: HookFault.notOurs) { try HookDirectory(scratch.path).files() }
  }

  @Test func `the directory may be absent, but not anything else or everybody's`() throws {
    let scratch = Scratch()
    #expect(try HookDirectory(scratch.at("none")).files() == [])
    make("file", in: scratch)
    #expect(throws: HookFault.notADirectory) { try HookDirectory(scratch.at("file")).files() }
    chmod(scratch.path, 0o777)
    #expect(throws: HookFault.writableByOthers) { try HookDirectory(scratch.path).files() }
  }

  @Test func `no more files are looked at than there can sensibly be`() throws {
    let scratch = Scratch()
    for number in 0...HookDirectory.mostFiles { make("\(number)", in: scratch) }
    #expect(try HookDirectory(scratch.path).files().count == HookDirectory.mostFiles)
  }
}
