import Host
import Testing

@testable import Hooks

@Suite struct JobQueueTests {
  private func job(
    _ event: String, _ hook: String, _ input: String = "", about subject: String = ""
  ) -> Job {
    Job(
      errand: Errand(event: event, hook: hook), subject: subject, program: OtherProgram("true"),
      input: Array(input.utf8))
  }

  @Test func `jobs leave in the order in which they came`() {
    var queue = JobQueue(limit: 3)
    for event in ["one", "two", "three"] {
      let isTaken = queue.put(job(event, "hook"))
      #expect(isTaken)
    }
    var left: [String] = []
    while let job = queue.take(where: { _ in true }) { left.append(job.errand.event) }
    #expect(left == ["one", "two", "three"])
  }

  @Test func `the newest takes the place of one that waits`() {
    var queue = JobQueue(limit: 2)
    let puts = [
      queue.put(job("one", "hook", "old")), queue.put(job("two", "hook")),
      queue.put(job("one", "hook", "new")),
    ]
    #expect(puts == [true, true, true])
    #expect(queue.jobs.map(\.errand.event) == ["one", "two"])
    #expect(queue.jobs.first?.input == Array("new".utf8))
  }

  @Test func `one about something else takes nobody's place`() {
    var queue = JobQueue(limit: 3)
    for subject in ["tea", "pills", "tea"] {
      let isTaken = queue.put(job("reminder", "hook", about: subject))
      #expect(isTaken)
    }
    #expect(queue.jobs.map(\.subject) == ["tea", "pills"])
  }

  @Test func `no more wait than there is room for`() {
    var queue = JobQueue(limit: 1)
    let puts = [queue.put(job("one", "hook")), queue.put(job("one", "other"))]
    #expect(puts == [true, false])
  }

  @Test func `what runs already is passed over and stays`() {
    var queue = JobQueue(limit: 2)
    let puts = [queue.put(job("one", "busy")), queue.put(job("one", "free"))]
    #expect(puts == [true, true])
    let next = queue.take { $0.hook != "busy" }
    #expect(next?.errand.hook == "free")
    let nothing = queue.take { $0.hook != "busy" }
    #expect(nothing == nil)
    #expect(queue.jobs.map(\.errand.hook) == ["busy"])
  }
}
