import Archives
import Foundation

/// A Lottie film's bytes taken apart: the JSON of its animations, and the pictures beside it.
///
/// A file is JSON, gzip around JSON, or a zip archive (`.lottie`) that holds several animations and their pictures.
struct LottieFile {
  /// The JSON of each animation by its name, the one to begin with first.
  let animations: [(name: String, json: Data)]
  /// The bytes of a picture by its folder and file; nil where there is none.
  let pictureData: @Sendable (String) -> Data?

  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - folder: Where pictures that the file names lie; nil where no folder is to be read.
  init(_ data: Data, pictureFolder folder: URL? = nil) throws(LottieError) {
    let start = Array(data.prefix(2))
    do {
      if start == ZipArchive.signature {
        try self.init(ZipArchive(data, limit: Self.maximumUnpackedSize))
        return
      }
      let isPacked = start == Gzip.signature
      let json = isPacked ? try Gzip.unpack(data, limit: LottieDocument.maximumByteCount) : data
      self.init(animations: [("", json)]) { PictureFolder.data(at: $0, in: folder) }
    } catch let error as ArchiveError {
      throw LottieError(error.kind == .tooLarge ? .tooLarge : .corruptArchive, "\(error)")
    } catch {
      throw (error as? LottieError) ?? LottieError(.corruptArchive, "\(error)")
    }
  }

  private init(animations: [(name: String, json: Data)], pictureData: @escaping @Sendable (String) -> Data?) {
    self.animations = animations
    self.pictureData = pictureData
  }

  private static let maximumUnpackedSize = 128 << 20
}

extension LottieFile {
  /// Takes an archive's animations, in the order of its manifest, the active one first.
  private init(_ archive: ZipArchive) throws {
    let names = archive.names.filter { !$0.hasPrefix("__MACOSX/") }
    let manifest = try? LottieManifest(archive)
    let found = names.filter { $0.hasSuffix(".json") && Self.folder(of: $0, isIn: ["animations", "a"]) }
    let namesByID = Dictionary(found.map { (Self.id(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
    let listed = (manifest?.animationIDs ?? []).compactMap { namesByID[$0] }
    let ordered = listed.isEmpty ? found : listed
    guard !ordered.isEmpty else {
      throw LottieError(.notLottie, "an archive without animations; animations/….json was expected")
    }
    var animations: [(name: String, json: Data)] = []
    var room = LottieDocument.maximumByteCount
    for name in ordered {
      let json = try archive.contents(of: name, limit: room)
      room -= json.count
      animations.append((Self.id(of: name), json))
    }
    self.init(animations: animations) { path in
      let file = path.split(separator: "/").last.map(String.init) ?? path
      let candidates = [path, "images/" + file, "i/" + file]
      return candidates.lazy.filter(names.contains).compactMap { try? archive.contents(of: $0) }.first
    }
  }

  private static func folder(of name: String, isIn folders: [String]) -> Bool {
    let parts = name.split(separator: "/")
    return parts.count == 2 && folders.contains(String(parts[0]))
  }

  private static func id(of name: String) -> String {
    let file = name.split(separator: "/").last ?? ""
    return String(file.dropLast(".json".count))
  }
}

/// The list of contents of a `.lottie` archive.
struct LottieManifest: Decodable {
  let animationIDs: [String]

  init(_ archive: ZipArchive) throws {
    self = try JSONDecoder().decode(Self.self, from: archive.contents(of: "manifest.json", limit: 1 << 20))
  }

  init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder)
    let ids = fields.list(of: Entry.self, "animations").map(\.id)
    let initial = fields.value(Entry.self, "initial")?.id ?? fields.text("activeAnimationId")
    animationIDs = ids.filter { $0 == initial } + ids.filter { $0 != initial }
  }

  private struct Entry: Decodable {
    let id: String

    init(from decoder: any Decoder) throws {
      let fields = try Fields(decoder)
      id = fields.text("id") ?? fields.text("animation") ?? ""
    }
  }
}
