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
      let folderHash = stableHash(FileManager.default.currentDirectoryPath.utf8)
      folder = "\(NSTemporaryDirectory())/quartzite-lower-\(getuid())/\(folderHash)/\(module)"
    }
  }

  var overlayPath: String { "\(folder)/overlay.yaml" }

  /// The path of the lowered form of a source file.
  func path(for source: String) -> String {
    let name = (source as NSString).lastPathComponent as NSString
    return "\(folder)/\(name.deletingPathExtension)-\(stableHash(source.utf8)).swift"
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

extension LoweringCache {
  /// Removes the lowered form of a file that needs none anymore, and reports whether there was one.
  func remove(_ path: String) -> Bool {
    guard FileManager.default.fileExists(atPath: path) else { return false }
    return (try? FileManager.default.removeItem(atPath: path)) != nil
  }
}

// MARK: - Records of files

/// The facts about a source file that a later build needs if the file didn't change.
struct FileRecord: Codable, Equatable, Sendable {
  /// The hash of the contents and of this program.
  let hash: String
  let imports: [String]
  let index: ModuleIndex
  /// Whether the file has a lowered form.
  var isLowered = false
  /// The hash of the module's index that the file was lowered with; nil before that, and if it can't be lowered.
  var moduleHash: String?

  init(hash: String, imports: [String], index: ModuleIndex) {
    self.hash = hash
    self.imports = imports
    self.index = index
  }
}

extension LoweringCache {
  private var recordsPath: String { "\(folder)/files.json" }

  /// The records of the last build by the paths of source files.
  var records: [String: FileRecord] {
    guard let data = FileManager.default.contents(atPath: recordsPath) else { return [:] }
    return (try? JSONDecoder().decode([String: FileRecord].self, from: data)) ?? [:]
  }

  func write(_ records: [String: FileRecord]) throws(LoweringError) {
    try write(encoded(records), to: recordsPath)
  }

  /// The hash of a file's contents, which another version of this program doesn't share.
  static func hash(of contents: Data) -> String { stableHash(contents) + programVersion }

  private static let programVersion: String = {
    let attributes = try? FileManager.default.attributesOfItem(atPath: "/proc/self/exe".resolvingLink)
    let date = attributes?[.modificationDate] as? Date
    return "@\(date?.timeIntervalSinceReferenceDate ?? 0)"
  }()
}

extension String {
  fileprivate var resolvingLink: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: self)) ?? self
  }
}

private func encoded(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
}

// MARK: - Indexes of modules

extension LoweringCache {
  private static let indexName = "module.json"

  /// Writes the module's index, and returns its hash.
  func write(_ index: ModuleIndex) throws(LoweringError) -> String {
    let text = encoded(index)
    try write(text, to: "\(folder)/\(Self.indexName)")
    return stableHash(Data(text.utf8))
  }

  /// The paths of the indexes of modules that the same build lowered, by module.
  var loweredModules: [String: String] {
    let own = folder as NSString
    let parent = own.deletingLastPathComponent as NSString
    // `<cache>/<Module>`, or `<build folder>/<Module>.build/lowered`.
    let isBesideObjects = parent.pathExtension == "build"
    let container = isBesideObjects ? parent.deletingLastPathComponent : parent as String
    let suffix = isBesideObjects ? "/\(own.lastPathComponent)" : ""
    var result: [String: String] = [:]
    for name in (try? FileManager.default.contentsOfDirectory(atPath: container)) ?? [] {
      let path = "\(container)/\(name)\(suffix)/\(Self.indexName)"
      guard !isBesideObjects || name.hasSuffix(".build"), FileManager.default.fileExists(atPath: path) else {
        continue
      }
      result[isBesideObjects ? String(name.dropLast(6)) : name] = path
    }
    return result
  }

  func index(at path: String) -> ModuleIndex? {
    FileManager.default.contents(atPath: path).flatMap {
      try? JSONDecoder().decode(ModuleIndex.self, from: $0)
    }
  }
}

/// Returns sixteen digits that depend on the bytes alone, by the hash FNV-1a.
func stableHash(_ bytes: some Sequence<UInt8>) -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

/// A failure of the tool itself, such as a folder that can't be written.
public struct LoweringError: Error, CustomStringConvertible {
  /// The message.
  public let description: String

  init(_ description: String) { self.description = description }
}
