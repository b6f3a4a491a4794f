import Foundation
import PackagePlugin

/// Gives a target `Texts`: what the languages and its own tables have for it, as it lies in the files.
@main struct Texts: BuildToolPlugin {
  /// Which files of each language a target reads; the names of folders end with a slash.
  private static let read = [
    "Time": ["time.words"], "Rules": ["meals.words"], "Formats": ["tables.words"],
    "Views": ["values.words", "search.words", "learn/"], "fastctl": ["commands.words"],
  ]

  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let languages = context.package.directoryURL.appending(path: "Sources/Languages")
    let parts = Self.read[target.name] ?? []
    let files = try FileManager.default.subpathsOfDirectory(atPath: languages.path)
      .sorted { Self.place(of: $0) < Self.place(of: $1) }
      .filter { path in parts.contains { path.hasPrefix(path.prefix { $0 != "/" } + "/" + $0) } }
      .filter { $0.hasSuffix(".md") || $0.hasSuffix(".words") }
      .map { languages.appending(path: $0) }
    let tables = (target as? SourceModuleTarget)?.sourceFiles(withSuffix: "tsv").map(\.url) ?? []
    let output = context.pluginWorkDirectoryURL.appending(path: "Texts.swift")
    return [
      .buildCommand(
        displayName: "Writing the texts of \(target.name)",
        executable: try context.tool(named: "TextMaker").url,
        arguments: [output.path, languages.path + "/"] + (files + tables).map(\.path),
        inputFiles: files + tables, outputFiles: [output])
    ]
  }

  /// English first.
  private static func place(of path: String) -> String {
    path.hasPrefix("en/") ? " " + path : path
  }
}
