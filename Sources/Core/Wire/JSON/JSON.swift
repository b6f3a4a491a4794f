/// Any JSON value; integers that fit are exact, every other number is a double.
package enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case int(Int64)
  case double(Double)
  case string(String)
  case array([JSON])
  case object(JSONObject)
}

/// Members in the order they were written, no name twice.
package struct JSONObject: Equatable, Sendable, ExpressibleByDictionaryLiteral {
  package struct Member: Equatable, Sendable {
    package let name: String
    package let value: JSON
  }

  package private(set) var members: [Member]

  package init() {
    members = []
  }

  /// The caller has made sure that no name comes twice.
  init(distinct members: [Member]) {
    self.members = members
  }

  package init(dictionaryLiteral elements: (String, JSON)...) {
    self.init()
    for (name, value) in elements { self[name] = value }
  }

  package var isEmpty: Bool { members.isEmpty }

  /// A missing name reads as nil; writing keeps the place of a name that is there already.
  package subscript(name: String) -> JSON? {
    get {
      index(of: name).map { members[$0].value }
    }
    set {
      let index = index(of: name)
      switch (index, newValue) {
      case (let index?, let value?): members[index] = Member(name: name, value: value)
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(name: name, value: value))
      case (nil, nil): break
      }
    }
  }

  func index(of name: String, expectedAt place: Int = 0) -> Int? {
    if place < members.count, members[place].name == name { return place }
    // Counting first is what makes the search fast: few names are of the same length.
    return members.firstIndex { $0.name.utf8.count == name.utf8.count && $0.name == name }
  }
}
