public import QuartzCore

extension SpringPreset {
  /// A transform of a layer relative to its own position: scaled, then rotated, then translated.
  ///
  /// The offset is in points of the superlayer, independent of the scale. In Spring it is multiplied by the scale.
  public struct Placement: Hashable, Sendable {
    /// The offsets to the right and downward, in points.
    public var x = 0.0, y = 0.0
    /// The scale factors; 1 is the layer's own size.
    public var scaleX = 1.0, scaleY = 1.0
    /// The rotation in radians; a positive angle turns x toward y.
    public var rotate = 0.0

    /// The identity.
    public static let inPlace = Placement()

    /// The placement as a transform.
    public var transform: CATransform3D {
      let scaled = CATransform3DMakeScale(scaleX, scaleY, 1)
      let rotated = CATransform3DConcat(scaled, CATransform3DMakeRotation(rotate, 0, 0, 1))
      return CATransform3DConcat(rotated, CATransform3DMakeTranslation(x, y, 0))
    }
  }

  /// The placement at which the layer's motion begins or ends, from the kind and the parameters.
  var placement: Placement {
    var placement = Placement(x: x, y: y, scaleX: scaleX, scaleY: scaleY, rotate: rotate)
    let offset = 300 * force
    switch kind {
    case .slideLeft, .fadeInLeft, .squeezeLeft: placement.x = offset
    case .slideRight, .fadeInRight, .squeezeRight: placement.x = -offset
    case .slideDown, .fadeInDown, .squeezeDown: placement.y = -offset
    case .slideUp, .fadeInUp, .squeezeUp: placement.y = offset
    case .fall: (placement.rotate, placement.y) = (.pi / 12, 600 * force)
    default: break
    }
    switch kind {
    case .squeezeLeft, .squeezeRight: placement.scaleX = 1 + 2 * force
    case .squeezeDown, .squeezeUp: placement.scaleY = 1 + 2 * force
    case .zoomIn, .zoomOut, .zoomInOpaque, .zoomOutOpaque:
      (placement.scaleX, placement.scaleY) = (1 + force, 1 + force)
    default: break
    }
    return placement
  }

  /// The opacity at the placement.
  var placementOpacity: Double {
    switch kind {
    case .fadeIn, .fadeOut, .fadeInLeft, .fadeInRight, .fadeInDown, .fadeInUp, .zoomIn, .zoomOut: 0
    default: opacity
    }
  }
}
