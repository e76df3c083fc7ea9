import CoreGraphics
import Foundation
import LayerTree

/// Where a film's pictures come from.
struct PictureSource {
  /// The picture of an asset; nil where there is none.
  var picture: (Asset) -> CGImage?

  /// The pictures that the file itself holds as data URLs, and those beside it.
  ///
  /// - Parameter data: The bytes of a picture by its folder and file.
  init(beside data: @escaping @Sendable (String) -> Data?) {
    let store = PictureStore()
    picture = { asset in
      store.picture(asset.id) {
        guard let bytes = Self.embedded(asset.source) ?? data(asset.folder + asset.source) else { return nil }
        return Self.decoded(bytes)
      }
    }
  }

  /// A picture of its file's bytes; nil where they're none.
  static func decoded(_ bytes: Data) -> CGImage? { ImageCoder.attempt { try $0.picture(from: bytes) } }

  /// The bytes of a data URL; nil for anything else.
  private static func embedded(_ source: String) -> Data? {
    guard source.hasPrefix("data:"), let comma = source.firstIndex(of: ","),
      source[..<comma].hasSuffix(";base64")
    else { return nil }
    return Data(
      base64Encoded: String(source[source.index(after: comma)...]), options: .ignoreUnknownCharacters)
  }
}

/// The pictures of a film, each decoded once, as far as there is room: 128 megabytes of pixels.
private final class PictureStore {
  private var pictures: [String: CGImage?] = [:]
  private var room = 1 << 25

  func picture(_ id: String, decode: () -> CGImage?) -> CGImage? {
    if let picture = pictures[id] { return picture }
    var picture = decode()
    room -= picture.map { $0.width * $0.height } ?? 0
    if room < 0 { picture = nil }
    pictures[id] = .some(picture)
    return picture
  }
}
