// swift-tools-version: 6.2
//
// The layers, from the inside out. An arrow that is not declared here does not exist.
//
//   Core      Time, Nouns, Rules, Wire, Settings, Formats,    values in, values out: no clock, disk, socket or C
//             Views, Popups
//   System    Host, Loop, Control, Store, Alerts, Hooks,      one target for each thing outside the process
//             Supervision, Bus, Carrier, Hub
//   Tools     InterfaceMaker                             makes the calls of Wire while building
//   C         CLinux, CSQLite, CNotify, CSystemd, CSodium,   module maps and shims
//             CPostgres
//   Programs  Daemon (decides through ports), Speech (how the person is spoken to), fastd, fastctl,
//             fastd-search, fastd-tray and fastd-sync (wires)

import PackageDescription

/// Below it SwiftPM keeps what plugins make, in a folder that is called as the clone is.
let made = ".build/plugins/outputs"
let clone = (Context.packageDirectory.split(separator: "/").last ?? "").lowercased()

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // Asks for a generic type's metadata directly, not by parsing its mangled name at run time:
  // an eighth of the instructions of `fastctl status`.
  .unsafeFlags(
    ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"],
    .when(configuration: .release)),
  // Else the optimizer keeps large values such as `RunningFast?` in memory and gives them back by
  // their metadata, which to make at run time costs more than all that `fastctl status` says.
  .unsafeFlags(
    ["-Xfrontend", "-disable-large-loadable-types-reg2mem"], .when(configuration: .release)),
  // A section for each function, so that the linker leaves out what nobody calls, and can order them.
  .unsafeFlags(["-Xfrontend", "-function-sections"], .when(configuration: .release)),
  // What is built does not say where: two builds of one commit are equal byte for byte.
  .unsafeFlags(
    [
      // The first that fits counts.
      "-file-prefix-map",
      "\(Context.packageDirectory)/\(made)/\(clone)=/usr/src/fastd/\(made)/fastd",
      "-file-prefix-map", "\(made)/\(clone)=\(made)/fastd",
      "-file-prefix-map", "\(Context.packageDirectory)=/usr/src/fastd",
      "-Xfrontend", "-prefix-serialized-debugging-options",
      "-Xfrontend", "-no-clang-module-breadcrumbs",
    ], .when(configuration: .release)),
]
/// For targets whose state lives on the one executor; see `Loop`.
let onMain = strict + [.defaultIsolation(MainActor.self)]
/// All addresses of libraries are found at the start, so that nothing can be put in their place later.
/// Nobody looks names up in these programs, most of their addresses differ by the same number, so that one
/// bit for each says where, and functions that are equal byte for byte are there once. lld keeps what is
/// never written out of the pages that are, so that they can be given back.
let dynamic: LinkerSetting = .unsafeFlags(
  ["-use-ld=lld"]
    + ["-z", "now", "--no-export-dynamic", "-z", "pack-relative-relocs", "--icf=all"].flatMap {
      ["-Xlinker", $0]
    },
  .when(configuration: .release))
/// Functions of short runs lie together; contrib/order makes the lists.
func ordered(_ program: String) -> [String] {
  let list = "\(Context.packageDirectory)/Sources/Programs/\(program)/Functions.order"
  return ["-Xlinker", "--symbol-ordering-file=\(list)", "-Xlinker", "--no-warn-symbol-ordering"]
}
let testing: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

func core(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [],
  plugins: [Target.PluginUsage] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Core/\(name)", exclude: exclude,
    swiftSettings: strict, plugins: plugins)
}

func system(
  _ name: String, _ dependencies: [Target.Dependency], isolated: Bool = false
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/System/\(name)",
    swiftSettings: isolated ? onMain : strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = [])
  -> Target
{
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], path: "Tests/\(name)",
    resources: resources, swiftSettings: testing)
}

let package = Package(
  name: "fastd",
  products: [
    .executable(name: "fastd", targets: ["fastd"]),
    .executable(name: "fastctl", targets: ["fastctl"]),
    .executable(name: "fastd-search", targets: ["fastd-search"]),
    .executable(name: "fastd-tray", targets: ["fastd-tray"]),
    .executable(name: "fastd-sync", targets: ["fastd-sync"]),
  ],
  targets: [
    // Texts and tables are turned into Swift while building.
    .plugin(
      name: "Texts", capability: .buildTool(), dependencies: ["TextMaker"],
      path: "Sources/Tools/Texts"),
    .executableTarget(
      name: "TextMaker", path: "Sources/Tools/TextMaker", swiftSettings: strict),

    .systemLibrary(name: "CSQLite", path: "Sources/C/CSQLite", pkgConfig: "sqlite3"),
    .systemLibrary(name: "CNotify", path: "Sources/C/CNotify", pkgConfig: "libnotify"),
    .systemLibrary(name: "CSystemd", path: "Sources/C/CSystemd", pkgConfig: "libsystemd"),
    .systemLibrary(name: "CLinux", path: "Sources/C/CLinux"),
    .systemLibrary(name: "CSodium", path: "Sources/C/CSodium", pkgConfig: "libsodium"),
    // Its headers alone: without pkgConfig nothing is linked.
    .systemLibrary(name: "CPostgres", path: "Sources/C/CPostgres"),

    core("Time", plugins: ["Texts"]),
    core("Nouns", ["Time"], plugins: ["Interfaces"]),
    core("Rules", ["Time", "Nouns"], exclude: ["Foods/NOTICE.md"], plugins: ["Texts"]),
    // Its calls are made from the interfaces.
    core(
      "Wire", ["Time", "Nouns"],
      exclude: ["Interfaces/Interfaces.names", "Interfaces/Shared.types"],
      plugins: ["Interfaces"]),
    core("Settings", ["Time"]),
    core("Formats", ["Time", "Nouns", "Wire"], plugins: ["Texts"]),
    core("Views", ["Time", "Nouns", "Wire"], plugins: ["Texts"]),
    core("Popups", ["Time"]),

    system("Host", ["Time", "CLinux"]),
    system("Loop", ["Time", "Host", "CLinux"], isolated: true),
    system("Control", ["Time", "Wire", "Host", "CLinux"]),
    system("Store", ["Time", "Nouns", "Rules", "Host", "CSQLite"], isolated: true),
    system("Alerts", ["Time", "Popups", "Host", "Loop", "CNotify"]),
    system("Hooks", ["Time", "Host", "Loop"], isolated: true),
    system("Supervision", ["Time", "Host", "Loop", "CSystemd"], isolated: true),
    system("Bus", ["Time", "Host", "CSystemd"]),
    system("Carrier", ["Time", "Nouns", "Wire", "Host", "CSodium"]),
    .target(
      name: "Hub", dependencies: ["Time", "Nouns", "Wire", "Host", "Carrier", "CPostgres"],
      path: "Sources/System/Hub", resources: [.embedInCode("hub.sql")], swiftSettings: strict),

    .target(
      name: "Speech", dependencies: ["Time", "Settings", "Views", "Host"],
      path: "Sources/Programs/Speech", swiftSettings: strict),
    .target(
      name: "Daemon",
      dependencies: ["Time", "Nouns", "Rules", "Wire", "Settings", "Views", "Popups"],
      path: "Sources/Programs/Daemon", swiftSettings: onMain),
    .executableTarget(
      name: "fastd",
      dependencies: [
        "Time", "Nouns", "Rules", "Wire", "Settings", "Views", "Popups", "Host", "Loop", "Control",
        "Store", "Alerts", "Hooks", "Supervision", "Speech", "Daemon",
      ],
      path: "Sources/Programs/fastd", swiftSettings: onMain, linkerSettings: [dynamic]),
    .executableTarget(
      name: "fastctl",
      dependencies: [
        "Time", "Nouns", "Wire", "Settings", "Formats", "Views", "Control", "Host", "Speech",
      ],
      path: "Sources/Programs/fastctl", exclude: ["Functions.order"], swiftSettings: strict,
      // One static file without a loader: what bars call many times an hour must cost what C costs.
      // Code and constants in one segment that lies in memory as in the file, so that the kernel maps
      // it in the largest pieces that it has cached: fewer page faults than where each begins anew.
      linkerSettings: [
        .unsafeFlags(
          [
            "-static-executable", "-use-ld=lld", "-Xlinker", "--no-rosegment",
            "-Xlinker", "-z", "-Xlinker", "noseparate-code",
            "-Xlinker", "-z", "-Xlinker", "max-page-size=0x200000", "-Xlinker", "--icf=all",
          ] + ordered("fastctl"), .when(configuration: .release))
      ], plugins: ["Texts"]),
    .executableTarget(
      name: "fastd-search",
      dependencies: ["Time", "Wire", "Settings", "Views", "Control", "Host", "Bus", "Speech"],
      path: "Sources/Programs/fastd-search", swiftSettings: strict, linkerSettings: [dynamic]),
    .executableTarget(
      name: "fastd-tray", dependencies: ["Time", "Wire", "Views", "Host", "Bus"],
      path: "Sources/Programs/fastd-tray", swiftSettings: strict, linkerSettings: [dynamic]),
    .executableTarget(
      name: "fastd-sync",
      dependencies: ["Time", "Nouns", "Wire", "Control", "Host", "Carrier", "Hub"],
      path: "Sources/Programs/fastd-sync", exclude: ["Functions.order"], swiftSettings: strict,
      linkerSettings: [
        dynamic, .unsafeFlags(ordered("fastd-sync"), .when(configuration: .release)),
      ]),

    // Makes Swift from the interfaces while building; no part of what is installed.
    .executableTarget(
      name: "InterfaceMaker", path: "Sources/Tools/InterfaceMaker",
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    .plugin(
      name: "Interfaces", capability: .buildTool(), dependencies: ["InterfaceMaker"],
      path: "Sources/Tools/Interfaces"),

    .target(
      name: "TestSupport", dependencies: ["Time", "Nouns", "Wire", "Host", "CLinux"],
      path: "Tests/TestSupport",
      resources: [.copy("Resources/vectors.json")], swiftSettings: testing),
    .executableTarget(
      name: "Fuzz", dependencies: ["Time", "Nouns", "Rules", "Wire", "Views"], path: "Tests/Fuzz",
      swiftSettings: testing),
    // A server of org.varlink.certification, for clients that others wrote.
    .executableTarget(
      name: "Certification", dependencies: ["Wire", "Host", "Control"],
      path: "Tests/Certification", swiftSettings: testing),
    // What glibc says about time zones, asked in processes of its own.
    .executableTarget(name: "ZoneOracle", path: "Tests/ZoneOracle"),
    .target(
      name: "TestProcesses", dependencies: ["Time", "Views", "TestSupport", "CLinux"],
      path: "Tests/TestProcesses", swiftSettings: testing),
    // What has one of a kind in a process (executor, libnotify, journal) is tested in a process.
    .executableTarget(
      name: "SystemProbe",
      dependencies: ["Time", "Popups", "Host", "Loop", "Alerts", "Hooks", "Supervision"],
      path: "Tests/SystemProbe", swiftSettings: testing + [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "FakeNotifications", dependencies: ["CSystemd"], path: "Tests/FakeNotifications",
      swiftSettings: testing),
    .executableTarget(
      name: "FakeMachine", dependencies: ["CSystemd"], path: "Tests/FakeMachine",
      swiftSettings: testing),
    tests("TimeTests", ["Time", "ZoneOracle"]),
    tests(
      "RulesTests", ["Time", "Nouns", "Rules"],
      resources: [
        .copy("Foods/queries.tsv"), .copy("Meals/phrases.tsv"), .copy("Meals/fresh.tsv"),
        .copy("Meals/earlier.tsv"),
        .copy("Foods/alike.tsv"), .copy("Merge/cases.json"),
      ]),
    tests("InterfaceMakerTests", ["InterfaceMaker"]),
    tests("WireTests", ["Time", "Nouns", "Wire", "Fuzz", "InterfaceMaker"]),
    tests("SettingsTests", ["Time", "Settings"]),
    tests("FormatsTests", ["Time", "Nouns", "Wire", "Formats"]),
    tests(
      "ViewsTests", ["Time", "Nouns", "Wire", "Views", "Host", "TestProcesses", "Fuzz"],
      resources: [.copy("Golden")]
    ),
    tests("HostTests", ["Time", "Host"]),
    tests("LoopTests", ["Time", "Host", "Loop", "TestProcesses", "SystemProbe"]),
    tests("ControlTests", ["Time", "Wire", "Host", "Control", "Certification"]),
    .executableTarget(
      name: "StoreCrasher", dependencies: ["Time", "Nouns", "Rules", "Store"],
      path: "Tests/StoreCrasher",
      swiftSettings: onMain),
    tests(
      "StoreTests", ["Time", "Nouns", "Rules", "Host", "Store", "StoreCrasher"],
      resources: [.copy("Fixtures"), .copy("Golden")]),
    tests(
      "AlertsTests",
      [
        "Time", "Popups", "Host", "Loop", "Alerts", "TestProcesses", "SystemProbe",
        "FakeNotifications",
      ]),
    tests("HooksTests", ["Time", "Host", "Hooks", "TestProcesses", "SystemProbe"]),
    tests(
      "SupervisionTests",
      ["Time", "Host", "Loop", "Supervision", "TestProcesses", "SystemProbe", "FakeMachine"]),
    tests("BusTests", ["Time", "Host", "Bus", "TestProcesses"]),
    tests("CarrierTests", ["Time", "Nouns", "Wire", "Host", "Carrier"]),
    // In SQL alone: a hub as its administrator installs it.
    tests(
      "HubTests", ["Time", "Host", "Hub", "TestProcesses"],
      resources: [.copy("open-functions.tsv"), .copy("Golden"), .copy("Fixtures")]),
    tests(
      "DaemonTests",
      [
        "Time", "Nouns", "Rules", "Wire", "Settings", "Formats", "Views", "Popups", "Daemon",
        "Store", "Supervision", "fastd",
      ], resources: [.copy("Golden")]),
    tests(
      "CommandTests",
      [
        "Time", "Nouns", "Rules", "Wire", "Settings", "Views", "Control", "Host", "Store",
        "CSQLite", "Carrier", "fastd", "fastctl", "fastd-search", "fastd-tray", "fastd-sync", "Bus",
        "Speech", "TestProcesses",
        "FakeNotifications", "FakeMachine",
      ], resources: [.copy("Golden")]),
  ]
)
