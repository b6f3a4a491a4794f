import Host
import Nouns
import Wire

/// Which files of the inbox were taken in, and as they were then: what the person deletes afterwards
/// does not come back before its file is another one.
struct InboxState: Record, Equatable {
  var folder = ""
  var files: [InboxFile] = []

  init(folder: String) { self.folder = folder }

  init() {}

  mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("folder", &folder)
    try fields.records("files", &files)
  }
}

struct InboxFile: Record, Equatable {
  var name = ""
  var stamp = ""

  init(name: String, stamp: String) { (self.name, self.stamp) = (name, stamp) }

  init() {}

  mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("name", &name)
    try fields.string("stamp", &stamp)
  }
}
