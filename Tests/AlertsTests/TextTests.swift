import Popups
import Testing

@testable import Alerts

@Suite struct `The text of an alert` {
  private func server(_ capabilities: String...) -> ServerFacts {
    ServerFacts(name: "s", vendor: "v", version: "1", capabilities: Set(capabilities))
  }

  @Test(arguments: [
    ("a & b", "a &amp; b"), ("<b>bold</b>", "&lt;b&gt;bold&lt;/b&gt;"), ("&amp;", "&amp;amp;"),
    ("two\nlines", "two\nlines"), ("bell\u{7}\u{1b}[0m\0end", "bell[0mend"), ("", ""),
  ])
  func `markup in it is shown, not obeyed`(body: String, dressed: String) {
    let alert = Alert(key: "k", title: "t", body: body)
    #expect(alert.dressedBody(for: server("body-markup")) == dressed)
  }

  @Test func `a server without markup gets it as it is`() {
    let alert = Alert(key: "k", title: "t", body: "<b>a & b</b>")
    #expect(alert.dressedBody(for: server("body")) == "<b>a & b</b>")
  }

  @Test func `it is cut before it fills the bus`() {
    let long = String(repeating: "<", count: 100_000)
    let alert = Alert(key: "k", title: long, body: long)
    #expect(alert.plainTitle.count == 200)
    #expect(alert.dressedBody(for: server("body-markup")).count == 4 * 1000)
  }
}

@Suite struct `The way to the alerts thread` {
  private func alert(_ key: String, _ body: String, at place: String? = nil) -> Job {
    .show(Alert(key: key, place: place, title: "t", body: body))
  }

  @Test func `the latest of a key wins, and the order is that of the latest`() {
    let mailbox = Mailbox()
    mailbox.post(alert("a", "1"))
    mailbox.post(alert("b", "1"))
    mailbox.post(alert("a", "2"))
    mailbox.post(.withdraw(key: "c"))
    mailbox.post(alert("c", "1"))
    #expect(mailbox.takeAll() == [alert("b", "1"), alert("a", "2"), alert("c", "1")])
    #expect(mailbox.takeAll().isEmpty)
  }

  @Test func `the latest at a place wins, and who gave way to it is told`() {
    let mailbox = Mailbox()
    #expect(mailbox.post(alert("a", "1", at: "fast")).isEmpty)
    #expect(mailbox.post(alert("a", "2", at: "fast")).isEmpty)
    #expect(mailbox.post(alert("c", "1", at: "window")).isEmpty)
    #expect(mailbox.post(alert("b", "1", at: "fast")).map(\.key) == ["a"])
    let jobs = [alert("c", "1", at: "window"), alert("b", "1", at: "fast")]
    #expect(mailbox.takeAll() == jobs)
  }

  @Test func `withdrawing what gave way does not take away what is in its place`() {
    let mailbox = Mailbox()
    mailbox.post(alert("a", "1", at: "fast"))
    mailbox.post(alert("b", "1", at: "fast"))
    mailbox.post(.withdraw(key: "a"))
    #expect(mailbox.takeAll() == [alert("b", "1", at: "fast"), .withdraw(key: "a")])
  }

  @Test func `what is withdrawn on the way is withdrawn all the same`() {
    let mailbox = Mailbox()
    mailbox.post(alert("a", "1"))
    mailbox.post(.withdraw(key: "a"))
    #expect(mailbox.takeAll() == [.withdraw(key: "a")])
  }

  @Test func `looking again and how it looks are asked for once, however many wait`() {
    let mailbox = Mailbox()
    for _ in 0..<1000 {
      mailbox.post(.reach)
      mailbox.post(.inspect)
    }
    #expect(mailbox.takeAll() == [.reach, .inspect])
  }
}
