import CNotify
import Glibc
import Time

/// The functions of libcanberra that Swift can call, found at run time: it need not be installed.
struct Canberra: Sendable {
  /// Nil where it is not installed. Never closed, because what it loads has threads of its own.
  static let library = Canberra(dlopen("libcanberra.so.0", RTLD_NOW | RTLD_LOCAL))

  private typealias Create =
    @Sendable @convention(c) (UnsafeMutablePointer<OpaquePointer?>) -> CInt
  private typealias Destroy = @Sendable @convention(c) (OpaquePointer) -> CInt
  private typealias SetText =
    @Sendable @convention(c) (OpaquePointer, UnsafePointer<CChar>, UnsafePointer<CChar>) -> CInt
  private typealias Change = @Sendable @convention(c) (OpaquePointer, OpaquePointer) -> CInt
  private typealias Finished =
    @convention(c) (OpaquePointer?, UInt32, CInt, UnsafeMutableRawPointer?) -> Void
  private typealias Play =
    @Sendable @convention(c) (
      OpaquePointer, UInt32, OpaquePointer, Finished, UnsafeMutableRawPointer?
    ) -> CInt

  private let createContext: Create
  private let destroyContext: Destroy
  private let changeContext: Change
  private let createProperties: Create
  private let destroyProperties: Destroy
  private let setProperty: SetText
  private let playFull: Play

  private init?(_ library: UnsafeMutableRawPointer?) {
    func find<Function>(_ name: String) -> Function? {
      dlsym(library, name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard library != nil,
      let createContext: Create = find("ca_context_create"),
      let destroyContext: Destroy = find("ca_context_destroy"),
      let changeContext: Change = find("ca_context_change_props_full"),
      let createProperties: Create = find("ca_proplist_create"),
      let destroyProperties: Destroy = find("ca_proplist_destroy"),
      let setProperty: SetText = find("ca_proplist_sets"),
      let playFull: Play = find("ca_context_play_full")
    else { return nil }
    self.createContext = createContext
    self.destroyContext = destroyContext
    self.changeContext = changeContext
    self.createProperties = createProperties
    self.destroyProperties = destroyProperties
    self.setProperty = setProperty
    self.playFull = playFull
  }

  /// Blocks until it has been heard, cannot be, or lasts longer than that.
  func play(_ sound: [(String, String)], for application: String, _ longest: Span) {
    var created: OpaquePointer?
    guard createContext(&created) == 0, let context = created else { return }
    // Outlives the context, after whose end nobody calls back.
    let ends = g_async_queue_new()
    defer {
      _ = destroyContext(context)
      g_async_queue_unref(ends)
    }
    with([("application.name", application)]) { _ = changeContext(context, $0) }
    with(sound) { properties in
      let begun = playFull(
        context, 1, properties,
        { _, _, _, ends in
          if let ends { g_async_queue_push(OpaquePointer(ends), ends) }
        }, ends.map(UnsafeMutableRawPointer.init))
      guard begun == 0 else { return }
      g_async_queue_timeout_pop(ends, guint64(longest.milliseconds) * 1000)
    }
  }

  private func with(_ pairs: [(String, String)], _ body: (OpaquePointer) -> Void) {
    var created: OpaquePointer?
    guard createProperties(&created) == 0, let properties = created else { return }
    defer { _ = destroyProperties(properties) }
    for (key, value) in pairs { _ = setProperty(properties, key, value) }
    body(properties)
  }
}
