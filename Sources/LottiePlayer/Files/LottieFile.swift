import Foundation
import ZipArchives

/// The contents of a Lottie file: the JSON of its animations, their themes, state machines and images.
///
/// A file is JSON, gzipped JSON, or a zip archive (`.lottie`) with several animations and their images.
struct LottieFile: Sendable {
  /// At least one animation, the initial one first.
  let animationIDs: [String]
  let themeIDs: [String]
  let stateMachineIDs: [String]
  /// Returns the bytes of an image, given its folder and file name; nil if there is none.
  let imageData: @Sendable (String) -> Data?
  private let manifest: DotLottieManifest
  /// Returns the bytes of an item, given its kind and identifier.
  private let item: @Sendable (ItemKind, String) throws -> Data?

  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - folder: The folder of the images that the file refers to; nil to read no images. It's computed for each image,
  ///     because most files have none.
  init(_ data: Data, imageFolder folder: @autoclosure @escaping @Sendable () -> URL? = nil)
    throws(LottieError)
  {
    try ForeignFile.check(data)
    let start = Array(data.prefix(2))
    self = try Self.convertingErrors { () throws -> LottieFile in
      if start == ZipArchive.signature {
        return try LottieFile(ZipArchive(data, limit: Self.maximumUnpackedSize))
      }
      let isPacked = start == Gzip.signature
      let json = isPacked ? try Gzip.unpack(data, limit: JSONLimits.animations.byteCount) : data
      return LottieFile(json: json, imageFolder: folder())
    }
  }

  /// Creates a file of JSON; see ``init(_:imageFolder:)``.
  init(
    json: @autoclosure @escaping @Sendable () -> Data,
    imageFolder folder: @autoclosure @escaping @Sendable () -> URL?
  ) {
    (animationIDs, themeIDs, stateMachineIDs) = ([""], [], [])
    manifest = DotLottieManifest()
    item = { kind, name in kind == .animation && name.isEmpty ? json() : nil }
    imageData = { ImageFolder.data(at: $0, in: folder()) }
  }

  private static let maximumUnpackedSize = 128 << 20

  /// Reads the bytes of a file.
  static func data(at url: URL) throws(LottieError) -> Data {
    guard url.isFileURL else {
      throw LottieError(
        .file, "\(url.absoluteString): nothing is loaded from a network; a file's URL was expected")
    }
    do {
      return try Data(contentsOf: url)
    } catch {
      throw LottieError(.file, "\(url.path): \(error.localizedDescription)")
    }
  }

  private static func convertingErrors<Result>(_ body: () throws -> Result) throws(LottieError) -> Result {
    do {
      return try body()
    } catch let error as ArchiveError {
      throw LottieError(error.kind == .tooLarge ? .tooLarge : .corruptArchive, "\(error)")
    } catch {
      throw (error as? LottieError) ?? LottieError(.corruptArchive, "\(error)")
    }
  }
}

// MARK: - Archives

extension LottieFile {
  /// The kinds of items in an archive.
  private enum ItemKind {
    case animation, theme, stateMachine

    /// The folders of versions 1 and 2 of the format.
    var folders: [String] {
      switch self {
      case .animation: ["animations", "a"]
      case .theme: ["themes", "t"]
      case .stateMachine: ["states", "s"]
      }
    }

    var maximumByteCount: Int { self == .animation ? JSONLimits.animations.byteCount : 1 << 20 }
  }

  /// Creates a file from an archive, with the animations in the manifest's order but the initial one first.
  private init(_ archive: ZipArchive) throws {
    let names = archive.names.filter { !$0.hasPrefix("__MACOSX/") }
    let entryNames = Set(names)
    manifest =
      (try? DotLottieManifest(jsonText: archive.contents(of: "manifest.json", limit: 1 << 20)))
      ?? DotLottieManifest()
    let found = Self.ids(of: .animation, in: names)
    let listed = manifest.animations.map(\.id).filter(Set(found).contains)
    let initial = manifest.initialAnimation
    let ids = listed.isEmpty ? found : listed
    animationIDs = ids.filter { $0 == initial } + ids.filter { $0 != initial }
    guard !animationIDs.isEmpty else {
      throw LottieError(.notLottie, "an archive without animations; animations/….json was expected")
    }
    themeIDs = Self.ids(of: .theme, in: names)
    stateMachineIDs = Self.ids(of: .stateMachine, in: names)
    item = { kind, id in
      let candidates = kind.folders.map { "\($0)/\(id).json" }
      let name = candidates.first(where: entryNames.contains)
      return try name.map { try archive.contents(of: $0, limit: kind.maximumByteCount) }
    }
    imageData = { path in
      let file = path.split(separator: "/").last.map(String.init) ?? path
      let candidates = [path, "images/" + file, "i/" + file]
      return candidates.lazy.filter(entryNames.contains).compactMap { try? archive.contents(of: $0) }.first
    }
  }

  private static func ids(of kind: ItemKind, in names: [String]) -> [String] {
    names.compactMap { name in
      let components = name.split(separator: "/")
      guard components.count == 2, kind.folders.contains(String(components[0])), name.hasSuffix(".json")
      else {
        return nil
      }
      return String(components[1].dropLast(".json".count))
    }
  }

  /// Returns the JSON of an animation; nil if there is none with that identifier.
  func animation(_ id: String) throws(LottieError) -> Data? { try data(.animation, id) }

  /// Reads a theme; nil if there is none with that identifier.
  func theme(_ id: String) throws(LottieError) -> ThemeModel? {
    guard let data = try data(.theme, id) else { return nil }
    return try ThemeModel(data)
  }

  /// Reads a state machine; nil if there is none with that identifier.
  func stateMachine(_ id: String) throws(LottieError) -> DotLottieStateMachine? {
    guard let data = try data(.stateMachine, id) else { return nil }
    return try DotLottieStateMachine(data)
  }

  /// Returns the playback settings of an animation.
  func settings(forAnimation id: String) -> DotLottieSettings {
    let listed = manifest.animations.first { $0.id == id }?.settings ?? DotLottieSettings()
    guard let machine = manifest.initialStateMachine, let read = try? stateMachine(machine),
      let state = read.initialState, state.animation == id
    else { return listed }
    var settings = state.settings
    settings.backgroundColor = settings.backgroundColor ?? listed.backgroundColor
    settings.theme = settings.theme ?? listed.theme
    return settings
  }

  private func data(_ kind: ItemKind, _ id: String) throws(LottieError) -> Data? {
    try Self.convertingErrors { try item(kind, id) }
  }
}
