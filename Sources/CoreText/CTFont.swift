public import CoreGraphics
import LayerRendering
package import LayerTree
import ObjectiveCRuntime
package import Raster

/// A font at a size in points.
///
/// A name that isn't installed gives a similar font, as in text layers. Fonts can be used by any thread.
open class CTFont: NSObject, @unchecked Sendable {  // Sendable because all state is immutable.
  private final let tag = SwiftObjectTag()
  /// The requested name.
  package final let name: String
  /// The size in points.
  package final let size: CGFloat
  /// The features that are switched.
  package final let features: [FontFeature]

  package init(unchecked name: String, size: CGFloat, features: [FontFeature] = []) {
    (self.name, self.size, self.features) = (name, size, features)
    super.init()
  }

  /// Returns whether another font has the same name, size and features.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CTFont else { return false }
    return (name, size, features) == (other.name, other.size, other.features)
  }

  /// The hash value, which equal fonts share.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(size)
    hasher.combine(features)
    return hasher.finalize()
  }
}

extension CTFont: TextFontConvertible {
  package final var textFont: TextFont {
    var font = TextFont(name: name, size: size)
    font.features = features
    return font
  }
}

extension CTFont {
  final var request: FontRequest { FontRequest(name: name) }

  /// The installed face that draws the font; nil without any.
  final var face: FaceDescription? { TextShapers.current.face(for: request) }

  /// The metrics in points; those of Helvetica's proportions without fonts.
  final var metrics: FontMetrics {
    TextShapers.current.metrics(of: request, size: Double(size))
  }

  /// The number of points per font unit.
  final var scale: Double { face.map { $0.unitsPerEm > 0 ? Double(size) / $0.unitsPerEm : 0 } ?? 0 }
}
