public import CoreGraphics
import LayerRendering
package import LayerTree
import ObjectiveCRuntime
import Raster

/// A font at a size in points.
///
/// A name that isn't installed gives a similar font, as in text layers. Fonts can be used by any thread.
open class CTFont: NSObject, @unchecked Sendable {  // Sendable because all state is immutable.
  private final let tag = SwiftObjectTag()
  /// The requested name.
  package final let name: String
  /// The size in points.
  package final let size: CGFloat

  package init(unchecked name: String, size: CGFloat) {
    (self.name, self.size) = (name, size)
    super.init()
  }

  /// Returns whether another font has the same name and size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CTFont else { return false }
    return (name, size) == (other.name, other.size)
  }

  /// The hash value, which equal fonts share.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(size)
    return hasher.finalize()
  }
}

extension CTFont: TextFontConvertible {
  package final var textFont: TextFont { TextFont(name: name, size: size) }
}

extension CTFont {
  final var request: FontRequest { FontRequest(name: name) }

  /// The installed face that draws the font; nil without any.
  final var face: FaceDescription? { TextShapers.current?.face(for: request) }

  /// The metrics in points; those of Helvetica's proportions without fonts.
  final var metrics: FontMetrics {
    TextShapers.current?.metrics(of: request, size: Double(size)) ?? FontMetrics()
  }

  /// The number of points per font unit.
  final var scale: Double { face.map { $0.unitsPerEm > 0 ? Double(size) / $0.unitsPerEm : 0 } ?? 0 }
}
