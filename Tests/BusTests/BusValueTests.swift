import Bus
import Testing

struct BusValueTests {
  @Test(arguments: [
    (BusValue.text("x"), "s"), (.signed(1), "i"), (.unsigned(1), "u"), (.real(1), "d"),
    (.texts([]), "as"), (.list([], of: "(ss)"), "a(ss)"), (.table([]), "a{sv}"),
    (.record([.text(""), .signed(0), .texts(["x"]), .table([])]), "(siasa{sv})"),
  ])
  func `a value says what it is in the bus's notation`(_ value: BusValue, _ signature: String) {
    #expect(value.signature == signature)
  }
}
