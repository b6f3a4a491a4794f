import Nouns
import Wire

extension Session {
  /// Runs `body`; if no id begins with `id`, the failure names the kind, which the daemon's refusal
  /// does not.
  static func naming<Value>(
    _ kind: Row.Kind, _ id: String, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    do throws(Failure) { return try body() } catch {
      if case .refused(.notFound) = error { throw .none(kind, id: id) }
      throw error
    }
  }

  /// A whole list, newest first, or so many of it: a page has those behind the row with that id.
  mutating func rows<N: Noun>(
    atMost wanted: Int64?,
    _ page: (inout Session, _ last: Int64?, _ before: String?) throws(Failure) -> (
      rows: [N], isLast: Bool
    )
  ) throws(Failure) -> [N] {
    var found: [N] = []
    var isLast = false
    while !isLast, wanted.map({ Int64(found.count) < $0 }) ?? true {
      let next = try page(&self, wanted.map { $0 - Int64(found.count) }, found.last?.id.text)
      found += next.rows
      isLast = next.isLast || next.rows.isEmpty
    }
    return found
  }
}
