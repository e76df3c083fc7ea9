public import Foundation
import ObjectiveCRuntime
import Raster
package import Typesetting

/// The shadow of text.
open class NSShadow: NSObject, NSCopying {
  private final let tag = SwiftObjectTag()
  /// The offset in points, with y pointing down. Default zero.
  open var shadowOffset = CGSize.zero
  /// Twice the standard deviation of the Gaussian, in points. Default 0.
  open var shadowBlurRadius: CGFloat = 0
  /// The color, a `UIColor`; nil for no shadow. Default black with an opacity of 1/3.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Creates a shadow with default values.
  public override init() {}

  /// Returns a shadow with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    (copy.shadowOffset, copy.shadowBlurRadius) = (shadowOffset, shadowBlurRadius)
    copy.shadowColor = shadowColor
    return copy
  }
}

@available(*, unavailable)
extension NSShadow: Sendable {}

extension NSShadow: TextShadowConvertible {
  package final var textShadow: TextShadow? {
    guard let color = (shadowColor as? UIColor)?.cgColor.sRGB, shadowBlurRadius.isFinite,
      shadowOffset.width.isFinite, shadowOffset.height.isFinite
    else { return nil }
    return TextShadow(
      offset: Point(Double(shadowOffset.width), Double(shadowOffset.height)),
      blur: max(Double(shadowBlurRadius), 0), color: color)
  }
}
