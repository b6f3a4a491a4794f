import Testing
import TestProcesses
import TestSupport

@Suite struct `Long texts` {
  @Test func `are shown by the person's pager at a terminal, and by none else`() async throws {
    let home = Scratch()
    let environment = Run.environment(home)
    func learn(_ pager: String) async throws -> String {
      let typist = try Typist(
        builtProgram("fastctl"), ["learn", "stages"],
        environment: environment.merging(["PAGER": pager]) { $1 })
      return await typist.rest()
    }
    #expect(try await learn("sed s/^/paged:/").hasPrefix("paged:"))
    let title = "What the clock cannot know"
    for pager in ["cat", "", "no-such-pager-at-all 2>/dev/null"] {
      #expect(try await learn(pager).contains(title), "\(pager)")
    }
    #expect(try await learn("true") == "")
    // Without a locale `less` would show each umlaut as its bytes.
    let charset = "cat >/dev/null; echo $LESSCHARSET"
    #expect(try await learn(charset) == "utf-8\n")
    let run = try Run(["learn", "stages"], in: home, ["PAGER": "sed s/^/paged:/"])
    #expect(run.output.hasPrefix(title))
    #expect(run.output.contains("A rough guide, not a measurement."))
  }

  @Test func `that are not there are answered with those that are`() throws {
    let run = try Run(["learn", "detox"], in: Scratch())
    #expect(run.code == 2)
    for name in ["stages", "fasting-basics", "safety", "streaks"] {
      #expect(run.said.contains(name))
    }
  }
}
