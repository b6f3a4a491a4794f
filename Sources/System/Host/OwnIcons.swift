/// How other programs find the pictures that were installed with this one.
package struct OwnIcons: Sendable {
  /// Where they lie, unless that is a place in which everybody looks for them.
  private let directory: String?

  package init(
    _ environment: Environment = .process, programs: String? = Executable.directory
  ) {
    guard let share = programs.map({ Files.parent(of: $0) + "/share" }) else {
      directory = nil
      return
    }
    let shared = environment["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share"
    let isShared = shared.split(separator: ":").contains { $0 == share || $0 == share + "/" }
    let theme = share + "/icons/hicolor/"
    let isTheme = isShared && Files.size(theme + "index.theme") != nil
    directory = isTheme ? nil : theme + "scalable/apps/"
  }

  /// The name, or the path of the picture where a name would not do: mako and dunst find none by its name in
  /// a theme without an index, as those in a home directory and in /usr/local are.
  package func reference(to name: String) -> String {
    guard let path = directory.map({ $0 + name + ".svg" }), Files.size(path) != nil else {
      return name
    }
    return path
  }
}
