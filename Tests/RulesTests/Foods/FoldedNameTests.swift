import Nouns
import Testing

@Suite struct `A name as it is compared` {
  @Test(arguments: [
    ("Käse", "kase"), ("kaese", "kase"), ("KA\u{308}SE", "kase"), ("Čevapčići", "cevapcici"),
    ("C\u{30c}evapc\u{30c}ic\u{301}i", "cevapcici"), ("Łosoś", "losos"), ("œuf", "ouf"),
    ("Kellogg's", "kelloggs"), ("½", "½"), (" ", ""),
  ])
  func `is one however its marks are typed`(name: String, folded: String) {
    #expect(FoldedName.of(name) == folded)
  }
}
