import PackagePlugin

/// Makes the records, methods and descriptions of a target from the interfaces below it.
@main struct Interfaces: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let folder = target.directoryURL.appending(path: "Interfaces")
    let names = folder.appending(path: "Interfaces.names")
    let shared = folder.appending(path: "Shared.types")
    let interfaces = target.sourceFiles.map(\.url).filter { $0.pathExtension == "varlink" }
    let calls = context.pluginWorkDirectoryURL.appending(path: "Calls.swift")
    let descriptions = context.pluginWorkDirectoryURL.appending(path: "Descriptions.swift")
    return [
      .buildCommand(
        displayName: "Making the calls of \(interfaces.count) interfaces",
        executable: try context.tool(named: "InterfaceMaker").url,
        arguments: [names, shared, calls, descriptions].map(\.path) + interfaces.map(\.path),
        inputFiles: [names, shared] + interfaces, outputFiles: [calls, descriptions])
    ]
  }
}
