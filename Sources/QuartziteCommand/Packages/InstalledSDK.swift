import Foundation

/// The Swift SDK of an installation, which lies beside the program.
///
/// The SDK's descriptions contain paths of its files and of the compiler. They are written into a small bundle in the user's
/// cache folder, by the script `localize` in the SDK.
struct InstalledSDK: Hashable {
  /// The folder of the bundle.
  let bundle: URL
  /// The folder for bundles with paths.
  let cache: URL
}

extension InstalledSDK {
  /// Finds the SDK of a program; nil without one.
  ///
  /// - Parameter program: The path of the program, without symbolic links.
  static func find(besideProgram program: String, cache: URL = cacheFolder) -> InstalledSDK? {
    let bundle = URL(fileURLWithPath: program).deletingLastPathComponent()
      .appendingPathComponent("sdk/\(SwiftSDK.name).artifactbundle")
    let sdk = InstalledSDK(bundle: bundle, cache: cache)
    return access(sdk.script, X_OK) == 0 ? sdk : nil
  }

  /// The SDK of this program; nil without one.
  static var ofThisProgram: InstalledSDK? {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")).flatMap {
      find(besideProgram: $0)
    }
  }

  private static var cacheFolder: URL {
    let path = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache")
    return (path.map { URL(fileURLWithPath: $0) } ?? home).appendingPathComponent("quartzite/sdks")
  }

  private var content: String { bundle.appendingPathComponent(SwiftSDK.name).path }
  private var script: String { content + "/localize" }
}

extension InstalledSDK {
  /// Returns the folder of a bundle for a compiler, which is written on first use.
  ///
  /// - Throws: `CommandError` if it can't be written.
  func folder(for toolchain: Toolchain) throws(CommandError) -> String {
    let folder = cache.appendingPathComponent(key(for: toolchain))
    guard !FileManager.default.fileExists(atPath: folder.path) else { return folder.path }
    let unfinished = cache.appendingPathComponent("unfinished-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: unfinished) }
    do {
      let destination = unfinished.appendingPathComponent("\(bundle.lastPathComponent)/\(SwiftSDK.name)")
      try FileManager.default.createDirectory(at: destination, withIntermediateDirectories: true)
      try localize(to: destination.path, toolchain)
      try FileManager.default.moveItem(at: unfinished, to: folder)
    } catch {
      // Another process may have written it meanwhile.
      guard !FileManager.default.fileExists(atPath: folder.path) else { return folder.path }
      throw .failure("the Swift SDK can't be prepared in '\(cache.path)': \(CommandError(error).message)")
    }
    return folder.path
  }

  /// Returns a name for the bundle that differs for another place or time of the SDK, and for another compiler.
  private func key(for toolchain: Toolchain) -> String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: script)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    let text = [content, toolchain.libraries, toolchain.compilerVersion, "\(date)"].joined(separator: "\n")
    return String(SHA256.hash(Data(text.utf8)).prefix(16))
  }

  private func localize(to destination: String, _ toolchain: Toolchain) throws {
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: script)
    process.arguments = [content, destination, toolchain.libraries]
    process.standardError = errors
    try process.run()
    let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CommandError.failure(message.trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }
}

extension Toolchain {
  /// The folder of the compiler's libraries: `lib/swift` beside the folder `bin`.
  fileprivate var libraries: String {
    URL(fileURLWithPath: compiler).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift").path
  }
}

extension SwiftSDK {
  /// Returns the folder of the SDK that is used by default: the one that the user installed, or else the one beside the
  /// program.
  ///
  /// - Returns: The folder; nil for the one in which SwiftPM installs SDKs.
  /// - Throws: `CommandError` if the SDK beside the program can't be prepared.
  static func folder(for toolchain: Toolchain) throws(CommandError) -> String? {
    if (try? find(in: defaultFolder)) != nil { return nil }
    return try InstalledSDK.ofThisProgram?.folder(for: toolchain)
  }
}
