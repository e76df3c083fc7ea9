public import QuartzCore

extension SpringPreset {
  /// Where a layer is instead of in its place: scaled, then turned, then moved.
  ///
  /// An offset is in points of what the layer lies in, whatever the scale; in Spring it was multiplied by it.
  public struct Placement: Hashable, Sendable {
    /// How far to the right and below, in points.
    public var x = 0.0, y = 0.0
    /// The scales; 1 is the layer's own size.
    public var scaleX = 1.0, scaleY = 1.0
    /// How far it's turned in radians; positive turns x toward y.
    public var rotate = 0.0

    /// In place: the identity.
    public static let inPlace = Placement()

    /// The layer's transform there.
    public var transform: CATransform3D {
      let scaled = CATransform3DMakeScale(scaleX, scaleY, 1)
      let turned = CATransform3DConcat(scaled, CATransform3DMakeRotation(rotate, 0, 0, 1))
      return CATransform3DConcat(turned, CATransform3DMakeTranslation(x, y, 0))
    }
  }

  /// Where the parameters and the effect say that the layer comes from or goes to.
  var placement: Placement {
    var place = Placement(x: x, y: y, scaleX: scaleX, scaleY: scaleY, rotate: rotate)
    let offset = 300 * force
    switch effect {
    case .slideLeft, .fadeInLeft, .squeezeLeft: place.x = offset
    case .slideRight, .fadeInRight, .squeezeRight: place.x = -offset
    case .slideDown, .fadeInDown, .squeezeDown: place.y = -offset
    case .slideUp, .fadeInUp, .squeezeUp: place.y = offset
    case .fall: (place.rotate, place.y) = (.pi / 12, 600 * force)
    default: break
    }
    switch effect {
    case .squeezeLeft, .squeezeRight: place.scaleX = 1 + 2 * force
    case .squeezeDown, .squeezeUp: place.scaleY = 1 + 2 * force
    case .zoomIn, .zoomOut, .zoomInOpaque, .zoomOutOpaque:
      (place.scaleX, place.scaleY) = (1 + force, 1 + force)
    default: break
    }
    return place
  }

  /// The opacity there.
  var placedOpacity: Double {
    switch effect {
    case .fadeIn, .fadeOut, .fadeInLeft, .fadeInRight, .fadeInDown, .fadeInUp, .zoomIn, .zoomOut: 0
    default: opacity
    }
  }
}
