import PackagePlugin

/// Makes the words and orders of Nouns, and the calls of Wire, from the interfaces.
@main struct Interfaces: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let wire = try context.package.targets(named: ["Wire"]).first as? any SourceModuleTarget
    else { return [] }
    let folder = wire.directoryURL.appending(path: "Interfaces")
    let sources = ["Interfaces.names", "Shared.types"].map { folder.appending(path: $0) }
    let interfaces = wire.sourceFiles.map(\.url).filter { $0.pathExtension == "varlink" }
    let made = target.name == "Wire" ? ["Calls.swift", "Descriptions.swift"] : ["Orders.swift"]
    let outputs = made.map { context.pluginWorkDirectoryURL.appending(path: $0) }
    return [
      .buildCommand(
        displayName: "Making \(made.joined(separator: ", ")) of \(interfaces.count) interfaces",
        executable: try context.tool(named: "InterfaceMaker").url,
        arguments: [target.name.lowercased()] + (sources + outputs + interfaces).map(\.path),
        inputFiles: sources + interfaces, outputFiles: outputs)
    ]
  }
}
