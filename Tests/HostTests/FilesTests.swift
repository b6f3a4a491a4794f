import Glibc
import TestSupport
import Testing

@testable import Host

@Suite struct FilesTests {
  @Test func `a file is read whole`() throws {
    let scratch = Scratch()
    try Files.replace(scratch.at("a"), with: [1, 2, 3])
    #expect(try Files.read(scratch.at("a"), limit: 3) == [1, 2, 3])
    #expect(mode(of: scratch.at("a")) == 0o600)
  }

  @Test func `a file that is not there is nil`() throws {
    let scratch = Scratch()
    #expect(try Files.read(scratch.at("a"), limit: 10) == nil)
    #expect(try Files.read(scratch.at("a/b"), limit: 10) == nil)
  }

  @Test func `a file over the limit is refused`() throws {
    let scratch = Scratch()
    let path = scratch.at("a")
    try Files.replace(path, with: [1, 2, 3])
    #expect(throws: FileError.tooLong(path, limit: 2)) { try Files.read(path, limit: 2) }
  }

  @Test func `a file that hides its length is read to its end or refused`() throws {
    let bytes = try #require(try Files.read("/proc/self/status", limit: 65536))
    #expect(bytes.starts(with: "Name:".utf8))
    #expect(throws: FileError.tooLong("/proc/self/status", limit: 10)) {
      try Files.read("/proc/self/status", limit: 10)
    }
  }

  @Test func `a directory and a pipe are refused at once`() throws {
    let scratch = Scratch()
    let pipe = scratch.at("pipe")
    mkfifo(pipe, 0o600)
    #expect(throws: FileError.notARegularFile(pipe)) { try Files.read(pipe, limit: 10) }
    let directory = scratch.path
    #expect(throws: FileError.notARegularFile(directory)) { try Files.read(directory, limit: 10) }
  }

  @Test func `a replaced file keeps its mode and leaves nothing beside it`() throws {
    let scratch = Scratch()
    try Files.replace(scratch.at("a"), with: [1])
    chmod(scratch.at("a"), 0o640)
    try Files.replace(scratch.at("a"), with: Array(repeating: 7, count: 300_000))
    #expect(mode(of: scratch.at("a")) == 0o640)
    #expect(scratch.names == ["a"])
    #expect(try Files.read(scratch.at("a"), limit: 300_000)?.count == 300_000)
  }

  @Test func `a link in the place of a file is replaced where nothing behind it is meant`() throws {
    let scratch = Scratch()
    try Files.replace(scratch.at("other"), with: [9])
    symlink("other", scratch.at("a"))
    try Files.replace(scratch.at("a"), with: [1], behindLinks: false)
    #expect(try Files.read(scratch.at("other"), limit: 9) == [9])
    #expect(Files.linkTarget(of: scratch.at("a")) == nil)
    #expect(mode(of: scratch.at("a")) == 0o600)
  }

  @Test func `a replaced file may lie behind links`() throws {
    let scratch = Scratch()
    mkdir(scratch.at("real"), 0o700)
    symlink("real/conf", scratch.at("one"))
    symlink(scratch.at("one"), scratch.at("two"))
    for content: [UInt8] in [[1], [2]] {
      try Files.replace(scratch.at("two"), with: content)
      #expect(try Files.read(scratch.at("real/conf"), limit: 10) == content)
    }
    #expect(Files.linkTarget(of: scratch.at("two")) == scratch.at("one"))
  }

  @Test func `what is no file is replaced by nobody, and takes bytes if it was chosen`() throws {
    let scratch = Scratch()
    let (pipe, link) = (scratch.at("pipe"), scratch.at("link"))
    mkfifo(pipe, 0o600)
    symlink("pipe", link)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    try Files.replace(scratch.at("plain"), with: [8])
    for path in [pipe, link] {
      #expect(throws: FileError.notARegularFile(path)) { try Files.replace(path, with: [1]) }
      try Files.replace(path, with: [7], isChosen: true)
      try Files.copy(scratch.at("plain"), to: path, isChosen: true)
      var bytes: [UInt8] = [0, 0, 0]
      #expect(read(reader, &bytes, 3) == 2 && bytes == [7, 8, 0])
      #expect(throws: FileError.notARegularFile(pipe)) {
        try Files.copy(pipe, to: scratch.at("copy"))
      }
    }
    #expect(throws: FileError.notARegularFile(pipe)) { _ = try FileLock(pipe) }
    #expect(scratch.names == ["link", "pipe", "plain"])
    #expect(FileWriter.isStream(link) && !FileWriter.isStream(scratch.at("plain")))
  }

  @Test func `one of our own descriptors goes on where it was`() throws {
    let scratch = Scratch()
    // As a shell hands one on: what is closed for other programs is ours alone.
    let number = open(scratch.file("a"), O_RDWR | O_APPEND)
    defer { close(number) }
    symlink("/dev/fd/\(number)", scratch.at("link"))
    _ = write(number, "one", 3)
    for path in ["/dev/fd/\(number)", "/proc/self/fd/\(number)", scratch.at("link")] {
      try Files.replace(path, with: Array("+".utf8), isChosen: true)
    }
    #expect(contents(of: scratch.at("a")) == "one+++")
    #expect(scratch.names == ["a", "link"])
  }

  @Test func `links that go round are an error`() throws {
    let scratch = Scratch()
    let path = scratch.at("a")
    symlink("a", path)
    #expect(throws: FileError.self) { try Files.replace(path, with: [1]) }
  }

  @Test func `a write that fails leaves the old file`() throws {
    let scratch = Scratch()
    let path = scratch.at("none/a")
    #expect(throws: FileError.system(path, SystemError("mkostemp", ENOENT))) {
      try Files.replace(path, with: [1])
    }
  }

  @Test func `a private directory is made with its parents and closed to others`() throws {
    let scratch = Scratch()
    try Files.makePrivateDirectory(scratch.at("a/b/c"))
    #expect(mode(of: scratch.at("a/b/c")) == 0o700)
    chmod(scratch.at("a/b/c"), 0o755)
    try Files.makePrivateDirectory(scratch.at("a/b/c"))
    #expect(mode(of: scratch.at("a/b/c")) == 0o700)
  }

  @Test func `a link in the place of a private directory is followed`() throws {
    let scratch = Scratch()
    mkdir(scratch.at("real"), 0o755)
    symlink("real", scratch.at("link"))
    try Files.makePrivateDirectory(scratch.at("link"))
    #expect(mode(of: scratch.at("real")) == 0o700)
  }

  @Test func `a file in the place of a directory is an error`() throws {
    let scratch = Scratch()
    let path = scratch.at("a")
    try Files.replace(path, with: [])
    #expect(throws: FileError.notADirectory(path)) { try Files.makePrivateDirectory(path) }
  }

  @Test func `another user's directory is not ours`() throws {
    try #require(getuid() == 0, "only root can make a directory another user's")
    let scratch = Scratch()
    let path = scratch.at("a")
    mkdir(path, 0o700)
    chown(path, 4711, 4711)
    #expect(throws: FileError.notOurs(path, owner: 4711)) { try Files.makePrivateDirectory(path) }
  }

  @Test func `a lock is held by one and let go with its value`() throws {
    let scratch = Scratch()
    let path = scratch.at("lock")
    do {
      let lock = try FileLock(path)
      #expect(throws: FileError.locked(path, by: getpid())) { _ = try FileLock(path) }
      _ = consume lock
    }
    _ = try FileLock(path)
  }

  @Test func `a lock let go is free, whoever has a copy of its descriptor`() throws {
    let scratch = Scratch()
    let path = scratch.at("lock")
    let lock = try FileLock(path)
    let number = try #require(
      (3..<4096 as Range<Int32>).first { Files.linkTarget(of: "/proc/self/fd/\($0)") == path })
    let copy = Descriptor(owning: dup(number))
    _ = consume lock
    _ = try FileLock(path)
    _ = consume copy
  }

  @Test func `a lock does not follow a link to somebody's file`() throws {
    let scratch = Scratch()
    try Files.replace(scratch.at("dear"), with: [1, 2, 3])
    symlink("dear", scratch.at("lock"))
    #expect(throws: FileError.system(scratch.at("lock"), SystemError("open", ELOOP))) {
      _ = try FileLock(scratch.at("lock"))
    }
    #expect(try Files.read(scratch.at("dear"), limit: 3) == [1, 2, 3])
  }

  @Test(arguments: [("/a/b", "/a"), ("/a", "/"), ("a", "."), ("a/b", "a")])
  func `a path has a parent`(path: String, parent: String) {
    #expect(Files.parent(of: path) == parent)
  }
}
