/// What a record's code reads and writes: found out by running it on placeholders.
///
/// It lets one test compare Swift's records with the interface files, and readers with writers.
package struct Shape: Equatable, Sendable {
  package indirect enum Kind: Equatable, Sendable {
    case bool, int, string
    case choice([String])
    case record(Shape)
    case list(Kind)

    static func choice<C: Choice>(of type: C.Type) -> Self {
      .choice(type.allCases.map(\.rawValue))
    }
  }

  package struct Field: Equatable, Sendable {
    package let name: String
    package let kind: Kind
    package let isOptional: Bool
  }

  package var fields: [Field] = []

  /// The fields as the record reads them; throws where it refuses a placeholder.
  package static func reading<R: Record>(_ type: R.Type) throws(FieldError) -> Shape {
    let recorder = ShapeRecorder()
    var reader = FieldReader(recordingTo: recorder)
    _ = try R(from: &reader)
    return recorder.shape
  }

  /// The fields as the record writes them; none where it refuses a placeholder.
  package static func writing<R: Record>(_ type: R.Type) -> Shape {
    var reader = FieldReader(recordingTo: ShapeRecorder())
    guard let placeholder = try? R(from: &reader) else { return Shape() }
    return writing(placeholder)
  }

  static func writing(_ record: some Record) -> Shape {
    let recorder = ShapeRecorder()
    var writer = FieldWriter(recordingTo: recorder)
    record.write(to: &writer)
    return recorder.shape
  }
}

/// Collects the fields that pass by.
final class ShapeRecorder {
  private(set) var shape = Shape()

  func note(_ name: String, _ kind: Shape.Kind, optional: Bool = false) {
    shape.fields.append(Shape.Field(name: name, kind: kind, isOptional: optional))
  }

  func note(_ name: StaticString, _ kind: Shape.Kind, optional: Bool = false) {
    note("\(name)", kind, optional: optional)
  }

  func note<Value>(
    _ name: String, _ kind: Shape.Kind, optional: Bool = false, _ placeholder: Value
  ) -> Value {
    note(name, kind, optional: optional)
    return placeholder
  }
}
