import Foundation

/// The installed Swift SDK, with which packages for iOS build.
struct SwiftSDK: Hashable {
  /// The name that `swift build --swift-sdk` takes.
  static let name = "quartzite"

  /// The folder of the bundle.
  let bundle: URL
}

extension SwiftSDK {
  /// The folder in which SwiftPM installs bundles.
  static var defaultFolder: String {
    FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".swiftpm/swift-sdks").path
  }

  /// The tool that rewrites Objective-C syntax.
  var loweringTool: URL { content.appendingPathComponent("bin/quartzite-lower") }

  private var content: URL { bundle.appendingPathComponent(Self.name) }

  /// Finds the SDK in a folder of bundles.
  ///
  /// - Throws: `CommandError` if the folder contains none, or several.
  static func find(in folder: String) throws(CommandError) -> SwiftSDK {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let bundles = names.sorted().filter { $0.hasSuffix(".artifactbundle") }
      .map { URL(fileURLWithPath: folder).appendingPathComponent($0) }
      .filter(containsSDK)
    guard let bundle = bundles.first else {
      throw .failure("no Swift SDK '\(name)' is installed in '\(folder)'; 'make sdk-install' installs it")
    }
    guard bundles.count == 1 else {
      let list = bundles.map { "\n  \($0.path)" }.joined()
      throw .failure("\(bundles.count) Swift SDKs are called '\(name)'; remove all but one:\(list)")
    }
    return SwiftSDK(bundle: bundle)
  }

  private static func containsSDK(_ bundle: URL) -> Bool {
    struct Info: Decodable {
      struct Artifact: Decodable {}
      let artifacts: [String: Artifact]
    }
    guard let data = try? Data(contentsOf: bundle.appendingPathComponent("info.json")),
      let info = try? JSONDecoder().decode(Info.self, from: data)
    else { return false }
    return info.artifacts[name] != nil
  }
}

// MARK: - Compiler

extension SwiftSDK {
  /// Checks that a compiler can read the SDK's compiled modules.
  ///
  /// - Throws: `CommandError` if another compiler made them.
  func check(for toolchain: Toolchain) throws(CommandError) {
    struct Description: Decodable {
      let compiler: String
    }
    let file = content.appendingPathComponent("compiler.json")
    guard let data = try? Data(contentsOf: file),
      let description = try? JSONDecoder().decode(Description.self, from: data)
    else {
      throw .failure("the Swift SDK lacks '\(file.path)'; 'make sdk-install' installs it again")
    }
    guard description.compiler == toolchain.compilerVersion else {
      throw .failure(
        "the Swift SDK was made by another compiler; 'make sdk-install' makes it again\n"
          + "  SDK: \(description.compiler)\n  swift: \(toolchain.compilerVersion)")
    }
  }
}

/// The Swift compiler of the search path.
struct Toolchain: Hashable {
  /// The first line of `swift --version`.
  let compilerVersion: String
  /// The path of `swiftc`.
  let compiler: String
}

extension Toolchain {
  /// Asks the compiler of the search path.
  ///
  /// - Throws: `CommandError` if there's none, or if its description can't be read.
  static func find() throws(CommandError) -> Toolchain {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-print-target-info"]
    process.standardOutput = output
    let data: Data
    do {
      try process.run()
      data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
    } catch {
      throw .failure("can't run 'swiftc -print-target-info': \(error)")
    }
    guard process.terminationStatus == 0, let info = try? JSONDecoder().decode(TargetInfo.self, from: data)
    else {
      throw .failure("'swiftc -print-target-info' failed; is Swift in the search path?")
    }
    // `swiftc` is a link to a driver whose behavior depends on the name by which it's called, so the
    // link mustn't be resolved.
    let libraries = URL(fileURLWithPath: info.paths.runtimeResourcePath)
    let root = libraries.deletingLastPathComponent().deletingLastPathComponent()
    return Toolchain(
      compilerVersion: info.compilerVersion, compiler: root.appendingPathComponent("bin/swiftc").path)
  }

  private struct TargetInfo: Decodable {
    struct Paths: Decodable {
      let runtimeResourcePath: String
    }
    let compilerVersion: String
    let paths: Paths
  }
}
