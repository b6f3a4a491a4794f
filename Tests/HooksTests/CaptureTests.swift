import Testing

@testable import Hooks

@Suite struct CaptureTests {
  private func ending(_ chunks: String..., limits: Limits = Limits()) -> Ending {
    var capture = Capture(limits)
    for chunk in chunks { capture.add(Array(chunk.utf8)[...]) }
    return capture.ending(.exited(0))
  }

  @Test func `lines are put together from what comes in pieces`() {
    let ending = ending("one\ntw", "o\n\nthree")
    #expect(ending.lines == ["one", "two", "three"])
    #expect(!ending.isCut)
  }

  @Test func `nothing in a line can move a cursor`() {
    #expect(ending("\u{1b}[2Jgone\tand\u{7}back").lines == [" [2Jgone and back"])
  }

  @Test func `bytes that are no text are shown as such`() {
    var capture = Capture(Limits())
    capture.add([0x68, 0xff, 0x69])
    #expect(capture.ending(.exited(0)).lines == ["h\u{fffd}i"])
  }

  @Test func `what is over the limits is cut, and that is told`() {
    var limits = Limits()
    limits.outputLength = 10
    limits.outputLines = 2
    #expect(ending("0123456789", limits: limits).isCut == false)
    #expect(ending("01234567890", limits: limits).lines == ["0123456789"])
    #expect(ending("01234567890", limits: limits).isCut)
    #expect(ending("a\nb\nc\n", limits: limits).lines == ["a", "b"])
    #expect(ending("a\nb\nc\n", limits: limits).isCut)
  }
}
