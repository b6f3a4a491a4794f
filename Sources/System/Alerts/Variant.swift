import CNotify

/// A counted reference to a GVariant.
final class Variant {
  let raw: OpaquePointer

  /// Takes over the reference that `raw` holds, or its floating one.
  init(owning raw: OpaquePointer) {
    self.raw = g_variant_take_ref(raw)
  }

  deinit {
    g_variant_unref(raw)
  }

  static func string(_ text: String) -> Variant {
    Variant(owning: g_variant_new_string(text))
  }

  static func flags(_ bits: UInt32) -> Variant {
    Variant(owning: g_variant_new_uint32(bits))
  }

  static func tuple(_ members: [Variant]) -> Variant {
    withExtendedLifetime(members) {
      let raw = members.map { Optional($0.raw) }
      return Variant(owning: g_variant_new_tuple(raw, gsize(raw.count)))
    }
  }

  /// The members of a container, not more than `most`; of anything else none.
  func members(most: Int = 100) -> [Variant] {
    guard g_variant_is_container(raw) != 0 else { return [] }
    let count = min(Int(clamping: g_variant_n_children(raw)), most)
    return (0..<count).compactMap { index in
      g_variant_get_child_value(raw, gsize(index)).map(Variant.init(owning:))
    }
  }

  var string: String? {
    guard type == "s" else { return nil }
    return g_variant_get_string(raw, nil).map { String(String(cString: $0).prefix(200)) }
  }

  var boolean: Bool? {
    type == "b" ? g_variant_get_boolean(raw) != 0 : nil
  }

  private var type: String {
    g_variant_get_type_string(raw).map { String(cString: $0) } ?? ""
  }
}
