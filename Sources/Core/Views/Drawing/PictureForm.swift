/// Whether a picture is a file of its own, or stands in a page that has the style of all.
package enum PictureForm: Sendable {
  case file
  /// `id` keeps its names apart from those of others; `summary` is what it shows, in a sentence or
  /// two, where a table beside it has the rest.
  case figure(id: String, summary: String)

  /// An id with the prefix of this picture.
  func name(_ usual: String) -> String {
    switch self {
    case .file: usual
    case .figure(let id, summary: _): id
    }
  }

  var summary: String? {
    switch self {
    case .file: nil
    case .figure(id: _, let summary): summary
    }
  }
}
