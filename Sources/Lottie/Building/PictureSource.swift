import CoreGraphics
import Foundation
import LayerTree

/// Where a film's pictures come from.
struct PictureSource {
  /// The picture of an asset; nil where there is none.
  var picture: (Asset) -> CGImage?

  /// The pictures that the file itself holds, as data URLs.
  static var embedded: PictureSource {
    PictureSource { asset in
      guard asset.source.hasPrefix("data:"), let comma = asset.source.firstIndex(of: ","),
        asset.source[..<comma].hasSuffix(";base64"),
        let data = Data(
          base64Encoded: String(asset.source[asset.source.index(after: comma)...]),
          options: .ignoreUnknownCharacters)
      else { return nil }
      return ImageCoder.attempt { try $0.picture(from: data) }
    }
  }
}
