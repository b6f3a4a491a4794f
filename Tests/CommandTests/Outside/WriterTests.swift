import Foundation
import Glibc
import TestProcesses
import TestSupport
import Testing

/// Every command that writes a file of the person's choice, where what is there is no file.
@Suite struct `What is no regular file and is written to` {
  /// With the file as the last word.
  private static let writers = [
    ["export"], ["export", "--all"], ["export", "weights"], ["export", "weights", "--sum"],
    ["export", "meals"], ["export", "drinks"], ["export", "foods"], ["export", "events"],
    ["backup"],
    ["page"], ["page", "--yes"], ["report", "--output"], ["chart", "--svg"],
    ["weight", "chart", "--svg"], ["program", "plan", "--svg"], ["program", "plan", "--ical"],
  ]

  private func person() async throws -> Person {
    let person = try Person()
    try await person.daemon()
    try person.fastctl("weight", "82.4")
    return person
  }

  /// Runs a script of the person's; `$F` is fastctl, `$W` the words.
  private func shell(_ script: String, _ words: [String], _ person: Person) throws -> Run {
    let variables = ["F": builtProgram("fastctl"), "W": words.joined(separator: " ")]
    return try Run(
      "/bin/bash", ["-c", "cd '\(person.home.path)'; \(script)"],
      environment: person.environment.merging(variables) { $1 })
  }

  @Test func `takes what a command writes, and stays what it is`() async throws {
    let person = try await person()
    for words in Self.writers {
      let run = try shell(
        """
        rm -f out pipe link plain; mkfifo pipe; ln -s pipe link
        for place in pipe link; do
          timeout 20 cat pipe >out & timeout 20 $F $W $place 2>said || { echo "rc $?"; cat said; }
          wait; [ -p pipe ] && [ -L link ] && [ -s out ] || echo "$place: no pipe, or empty"
        done
        $F $W >(cat >out) 2>said || { echo "rc $?"; cat said; }
        for try in $(seq 200); do [ -s out ] && break; sleep 0.02; done; [ -s out ] || echo "empty"
        echo before >plain; $F $W /dev/stdout >>plain 2>said || { echo "rc $?"; cat said; }
        [ "$(head -n 1 plain)" = before ] && [ "$(wc -c <plain)" -gt 7 ] || echo "what was there is gone"
        ls -A | grep '\\.[A-Za-z0-9]\\{6\\}$'
        """, words, person)
      #expect(run.output == "" && run.said == "", "\(words): \(run.text)")
    }
  }

  /// Only root makes devices; to others a terminal is one.
  @Test func `may be a device, which is still one afterwards`() async throws {
    let person = try await person()
    let device = "\(person.home.path)/null"
    guard mknod(device, S_IFCHR | 0o600, 0x103) == 0 else {
      #expect(geteuid() != 0)
      let run = try shell("$F $W /dev/null && [ -c /dev/null ] && echo kept", ["export"], person)
      #expect(run.output == "kept\n")
      return
    }
    symlink(device, "\(person.home.path)/link")
    for words in Self.writers {
      for place in ["null", "link"] {
        let run = try person.fastctl(by: words + ["\(person.home.path)/\(place)"])
        #expect(run.code == 0, "\(words): \(run.text)")
        var facts = stat()
        #expect(lstat(device, &facts) == 0 && facts.st_mode & S_IFMT == S_IFCHR, "\(words)")
      }
    }
  }

  @Test func `is refused with a sentence where nothing can be written to it`() async throws {
    let person = try await person()
    let (folder, socket) = ("\(person.home.path)/folder", "\(person.home.path)/socket")
    mkdir(folder, 0o700)
    let listener = try UnixSocket.listening(at: socket)
    defer { close(listener) }
    for words in Self.writers {
      let other = try person.fastctl(by: words + [socket])
      #expect(other.code == 1, "\(words): \(other.text)")
      if words != ["page"] {
        #expect(other.said.contains("\(socket) is not a regular file"), "\(words): \(other.text)")
      }
      let run = try person.fastctl(by: words + [folder])
      #expect(run.code == 1, "\(words): \(run.text)")
      if words != ["page"] {
        #expect(run.said.contains("\(folder): Is a directory"), "\(words): \(run.text)")
      }
    }
    #expect(entries(of: folder) == [])
    var facts = stat()
    #expect(lstat(socket, &facts) == 0 && facts.st_mode & S_IFMT == S_IFSOCK)
  }
}

extension Person {
  func fastctl(by words: [String]) throws -> Run { try Run(words, in: home, environment) }
}
