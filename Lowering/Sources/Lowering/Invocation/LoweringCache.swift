import Foundation

/// The folder that holds a module's lowered files, overlay and index.
///
/// Files are written only if their contents change. The overlay has a fixed path and lowered files are named for their
/// sources, so that the arguments of the compiler stay the same from build to build.
struct LoweringCache {
  let folder: String

  /// Chooses the folder: in `QUARTZITE_LOWER_CACHE` if it's set, else beside the map of output files, else in the folder
  /// for temporary files.
  init(for command: CompilerCommand, environment: [String: String]) {
    let module = command.moduleName ?? "main"
    if let root = environment["QUARTZITE_LOWER_CACHE"] {
      folder = "\(root)/\(module)"
    } else if let map = command.outputFileMap {
      folder = "\((map as NSString).deletingLastPathComponent)/lowered"
    } else {
      let place = stableHash(FileManager.default.currentDirectoryPath)
      folder = "\(NSTemporaryDirectory())/quartzite-lower-\(getuid())/\(place)/\(module)"
    }
  }

  var overlayPath: String { "\(folder)/overlay.yaml" }

  /// The path of the lowered form of a source file.
  func path(for source: String) -> String {
    let name = (source as NSString).lastPathComponent as NSString
    return "\(folder)/\(name.deletingPathExtension)-\(stableHash(source)).swift"
  }

  /// Writes a file, and reports whether its contents changed.
  @discardableResult
  func write(_ text: String, to path: String) throws(LoweringError) -> Bool {
    let contents = Data(text.utf8)
    if FileManager.default.contents(atPath: path) == contents { return false }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try contents.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw LoweringError(
        "\(path): can't write the lowered source; set QUARTZITE_LOWER_CACHE to a folder that can be written")
    }
    return true
  }
}

// MARK: - Indexes of modules

extension LoweringCache {
  private static let indexName = "module.json"

  func write(_ index: ModuleIndex) throws(LoweringError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(index) else { return }
    try write(String(decoding: data, as: UTF8.self), to: "\(folder)/\(Self.indexName)")
  }

  /// The index of a lowered module that was compiled by the same build; nil for other modules.
  func index(of module: String) -> ModuleIndex? {
    let parent = (folder as NSString).deletingLastPathComponent as NSString
    let siblings = [
      "\(parent)/\(module)",
      "\(parent.deletingLastPathComponent)/\(module).build/\((folder as NSString).lastPathComponent)",
    ]
    for sibling in siblings {
      if let data = FileManager.default.contents(atPath: "\(sibling)/\(Self.indexName)") {
        return try? JSONDecoder().decode(ModuleIndex.self, from: data)
      }
    }
    return nil
  }
}

/// Returns sixteen digits that depend on a text alone, by the hash FNV-1a.
func stableHash(_ text: String) -> String {
  let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

/// A failure of the tool itself, such as a folder that can't be written.
public struct LoweringError: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
