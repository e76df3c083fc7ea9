import CoreGraphics
import Foundation
import LayerTree
import QuartzCore

/// Where a film's pictures come from.
struct PictureSource {
  /// The picture of an asset; nil where there is none.
  var picture: (Asset) -> FittedPicture?

  /// The pictures that the file itself holds as data URLs, and those beside it.
  ///
  /// - Parameter data: The bytes of a picture by its folder and file.
  init(beside data: @escaping @Sendable (String) -> Data?) {
    let store = PictureStore()
    picture = { asset in
      store.picture(asset.id) { Self.embedded(asset.source) ?? data(asset.folder + asset.source) }
        .map { FittedPicture(image: $0) }
    }
  }

  /// A picture of its file's bytes; nil where they're none, or it has more pixels than that.
  static func decoded(_ bytes: Data, pixelLimit: Int) -> CGImage? {
    ImageCoder.attempt { try $0.picture(from: bytes, pixelLimit: pixelLimit) }
  }

  /// A picture of its file's bytes; nil where they're none.
  static func decoded(_ bytes: Data) -> CGImage? { decoded(bytes, pixelLimit: PictureStore.pixelLimit) }

  /// The bytes of a data URL; nil for anything else.
  private static func embedded(_ source: String) -> Data? {
    guard source.hasPrefix("data:"), let comma = source.firstIndex(of: ","),
      source[..<comma].hasSuffix(";base64")
    else { return nil }
    return Data(
      base64Encoded: String(source[source.index(after: comma)...]), options: .ignoreUnknownCharacters)
  }
}

/// A picture, and how it's fitted into its place.
struct FittedPicture {
  let image: CGImage
  var gravity = CALayerContentsGravity.resize
}

/// The pictures of a film, each decoded once, as far as there is room.
private final class PictureStore {
  private var pictures: [String: CGImage?] = [:]
  private var room = pixelLimit

  /// 100 megabytes.
  static let pixelLimit = 25_000_000

  /// What bytes that turn out to be no picture count: they may have said that they are a large one.
  private static let failurePixelCount = pixelLimit / 50

  func picture(_ id: String, bytes: () -> Data?) -> CGImage? {
    if let picture = pictures[id] { return picture }
    let picture = bytes().flatMap { bytes -> CGImage? in
      guard room > 0 else { return nil }
      let picture = PictureSource.decoded(bytes, pixelLimit: room)
      room -= picture.map { $0.width * $0.height } ?? Self.failurePixelCount
      return picture
    }
    pictures[id] = .some(picture)
    return picture
  }
}
