import Foundation
import Glibc
import TestProcesses
import TestSupport

/// Real instances of Syncthing that share a folder among themselves alone: on this machine, announced
/// nowhere, without relays, reports and a page to look at.
final class Syncthing {
  private struct Instance {
    let home = Scratch()
    let folder = Scratch()
    let port: Int
    var id = ""
  }

  private var instances: [Instance]
  private var programs: [Child] = []

  init(of count: Int) throws {
    instances = (0..<count).map { _ in Instance(port: freePort()) }
    for place in instances.indices {
      let home = instances[place].home.path
      let made = try Run(
        "syncthing", ["generate", "--home=\(home)", "--no-default-folder", "--skip-port-probing"])
      guard made.code == 0 else { throw NotMade(text: made.text) }
      let id = try Run("syncthing", ["--home=\(home)", "--device-id"]).output
      instances[place].id = id.filter { !$0.isWhitespace }
      mkdir("\(instances[place].folder.path)/.stfolder", 0o700)
    }
    for place in instances.indices {
      _ = instances[place].home.file("config.xml", configuration(of: place))
      programs.append(try start(place))
    }
  }

  struct NotMade: Error {
    let text: String
  }

  deinit { for program in programs { program.end(by: SIGKILL) } }

  var folders: [String] { instances.map(\.folder.path) }

  func kill(_ place: Int) throws {
    programs[place].end(by: SIGKILL)
    programs[place] = try start(place)
  }

  /// The shared files, by their paths in the folder.
  func files(in place: Int) -> [String: [UInt8]] {
    SharedMachines.files(below: folders[place]).filter { $0.key.hasPrefix("fastd/") }
  }

  // MARK: Instances

  private func start(_ place: Int) throws -> Child {
    let home = instances[place].home.path
    // The one that does the work, and none that would start it again.
    let environment = plainEnvironment().merging(["HOME": home, "STMONITORED": "yes"]) { $1 }
    return try Child(
      "/bin/sh",
      [
        "-c", #"exec "$0" "$@" >/dev/null 2>&1"#, "syncthing", "serve", "--home=\(home)",
        "--no-browser", "--no-restart", "--no-upgrade",
      ], environment: environment)
  }

  private func configuration(of place: Int) -> String {
    let own = instances[place]
    let shared = instances.map { "<device id=\"\($0.id)\"></device>" }.joined()
    let devices = instances.map {
      """
      <device id="\($0.id)" name="machine \($0.port)" compression="never">
        <address>tcp://127.0.0.1:\($0.port)</address><paused>false</paused>
      </device>
      """
    }.joined()
    return """
      <configuration version="35">
        <folder id="shared" path="\(own.folder.path)" type="sendreceive" rescanIntervalS="30"
          fsWatcherEnabled="true" fsWatcherDelayS="1" ignorePerms="false" autoNormalize="true">
          <filesystemType>basic</filesystemType>\(shared)
          <minDiskFree unit="%">0</minDiskFree><maxConflicts>10</maxConflicts>
        </folder>
        \(devices)
        <gui enabled="false"></gui>
        <options>
          <listenAddress>tcp://127.0.0.1:\(own.port)</listenAddress>
          <globalAnnounceEnabled>false</globalAnnounceEnabled>
          <localAnnounceEnabled>false</localAnnounceEnabled>
          <relaysEnabled>false</relaysEnabled><natEnabled>false</natEnabled>
          <urAccepted>-1</urAccepted><startBrowser>false</startBrowser>
          <crashReportingEnabled>false</crashReportingEnabled>
          <autoUpgradeIntervalH>0</autoUpgradeIntervalH>
          <reconnectionIntervalS>1</reconnectionIntervalS>
          <minHomeDiskFree unit="%">0</minHomeDiskFree>
        </options>
      </configuration>

      """
  }
}
