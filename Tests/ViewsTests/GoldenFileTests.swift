import Host
import TestSupport
import Testing

@Suite struct `A golden file` {
  @Test(
    arguments: [
      (nil, nil, Golden.Wish.compare), (nil, "1", .compare), ("read", nil, .compare),
      ("write", nil, .write), ("write", "", .write), ("write", "1", .refuse),
    ] as [(String?, String?, Golden.Wish)])
  func `is written where it is wished for, and never by a machine`(
    golden: String?, ci: String?, wish: Golden.Wish
  ) {
    #expect(Golden.Wish(golden: golden, ci: ci) == wish)
  }

  @Test(arguments: [Golden.Wish.refuse, .compare])
  func `that differs is an issue, and stays as it is`(wish: Golden.Wish) throws {
    let path = "\(Golden.root)/Tests/ViewsTests/Golden/status-line.txt"
    let kept = try #require(try Files.read(path, limit: 1 << 20))
    withKnownIssue {
      try Golden.expect("other", is: "status-line", at: #_sourceLocation, wish: wish)
    }
    #expect(try Files.read(path, limit: 1 << 20) == kept)
  }
}
