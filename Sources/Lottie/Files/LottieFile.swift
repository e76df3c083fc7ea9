import Archives
import Foundation

/// A Lottie film's bytes taken apart: the JSON of its animations, and what lies beside it.
///
/// A file is JSON, gzip around JSON, or a zip archive (`.lottie`) that holds several animations and their pictures.
struct LottieFile: Sendable {
  /// The names of the animations, the one to begin with first; at least one.
  let animationIDs: [String]
  let themeIDs: [String]
  let stateMachineIDs: [String]
  /// The bytes of a picture by its folder and file; nil where there is none.
  let pictureData: @Sendable (String) -> Data?
  private let manifest: DotLottieManifest
  /// The bytes of a part by its kind and name.
  private let part: @Sendable (Part, String) throws -> Data?

  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - folder: Where pictures that the file names lie; nil where no folder is to be read.
  init(_ data: Data, pictureFolder folder: URL? = nil) throws(LottieError) {
    try ForeignFile.check(data)
    let start = Array(data.prefix(2))
    self = try Self.reading { () throws -> LottieFile in
      if start == ZipArchive.signature {
        return try LottieFile(ZipArchive(data, limit: Self.maximumUnpackedSize))
      }
      let isPacked = start == Gzip.signature
      let json = isPacked ? try Gzip.unpack(data, limit: LottieDocument.maximumByteCount) : data
      return LottieFile(json) { PictureFolder.data(at: $0, in: folder) }
    }
  }

  private init(_ json: Data, pictureData: @escaping @Sendable (String) -> Data?) {
    (animationIDs, themeIDs, stateMachineIDs) = ([""], [], [])
    manifest = DotLottieManifest()
    part = { kind, name in kind == .animation && name.isEmpty ? json : nil }
    self.pictureData = pictureData
  }

  private static let maximumUnpackedSize = 128 << 20

  /// The bytes of a file.
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

  private static func reading<Result>(_ body: () throws -> Result) throws(LottieError) -> Result {
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
  /// What lies in an archive's folders.
  private enum Part {
    case animation, theme, stateMachine

    /// The folder of version 1 of the format, and that of version 2.
    var folders: [String] {
      switch self {
      case .animation: ["animations", "a"]
      case .theme: ["themes", "t"]
      case .stateMachine: ["states", "s"]
      }
    }

    var maximumByteCount: Int { self == .animation ? LottieDocument.maximumByteCount : 1 << 20 }
  }

  /// Lists an archive's animations in the order of its manifest, the active one first.
  private init(_ archive: ZipArchive) throws {
    let names = archive.names.filter { !$0.hasPrefix("__MACOSX/") }
    let known = Set(names)
    manifest =
      (try? JSONDecoder().decode(
        DotLottieManifest.self, from: archive.contents(of: "manifest.json", limit: 1 << 20)))
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
    part = { part, id in
      let candidates = part.folders.map { "\($0)/\(id).json" }
      let name = candidates.first(where: known.contains)
      return try name.map { try archive.contents(of: $0, limit: part.maximumByteCount) }
    }
    pictureData = { path in
      let file = path.split(separator: "/").last.map(String.init) ?? path
      let candidates = [path, "images/" + file, "i/" + file]
      return candidates.lazy.filter(known.contains).compactMap { try? archive.contents(of: $0) }.first
    }
  }

  private static func ids(of part: Part, in names: [String]) -> [String] {
    names.compactMap { name in
      let parts = name.split(separator: "/")
      guard parts.count == 2, part.folders.contains(String(parts[0])), name.hasSuffix(".json") else {
        return nil
      }
      return String(parts[1].dropLast(".json".count))
    }
  }

  /// The JSON of an animation; nil where there is none of that name.
  func animation(_ id: String) throws(LottieError) -> Data? { try data(.animation, id) }

  /// A theme; nil where there is none of that name.
  func theme(_ id: String) throws(LottieError) -> ThemeModel? {
    guard let data = try data(.theme, id) else { return nil }
    return try ThemeModel(data)
  }

  /// A state machine; nil where there is none of that name.
  func stateMachine(_ id: String) throws(LottieError) -> DotLottieStateMachine? {
    guard let data = try data(.stateMachine, id) else { return nil }
    return try DotLottieStateMachine(data)
  }

  /// How an animation is to be played.
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

  private func data(_ part: Part, _ id: String) throws(LottieError) -> Data? {
    try Self.reading { try self.part(part, id) }
  }
}
