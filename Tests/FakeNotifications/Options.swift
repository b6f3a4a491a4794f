struct Options {
  var name = "fake"
  var capabilities = ["actions", "body", "body-markup"]
  var deafTo: Set<String> = []
  var lastWord: String?

  init(_ arguments: ArraySlice<String>) {
    var rest = arguments
    while let option = rest.popFirst(), let value = rest.popFirst() {
      switch option {
      case "--name": name = value
      case "--capabilities": capabilities = value.split(separator: ",").map(String.init)
      case "--last-word": lastWord = value
      case "--deaf": deafTo.insert(value)
      default: break
      }
    }
  }
}
