import TestSupport
import Testing

@testable import Wire

@Suite struct ProductTests {
  @Test(arguments: [
    "", "0", Product.version + ".1", Product.version + "+", Product.version + "+4f1c2d3e5a6b",
    "1" + Product.version, Product.version + " ",
  ])
  func `another build is not this one`(version: String) {
    #expect(!Product.isBuild(version))
  }

  @Test func `what was not installed has no commit`() {
    #expect(BuildMark.commit() == nil)
    #expect(Product.build == Product.version && Product.isBuild(Product.version))
  }
}
