public import CoreGraphics
import QuartzCore

extension ChainOperations {
  /// Animates the frame, without regard to the transform: position and size.
  public func frame(to value: CGRect) -> ChainStatement {
    chainStatement.adding(
      .to("position") { $0.position(ofOrigin: value.origin, size: value.size) },
      .to("bounds.size", value.size))
  }

  /// Animates the size of the bounds; their origin stays.
  public func bounds(to value: CGRect) -> ChainStatement {
    chainStatement.adding(.to("bounds.size", value.size))
  }

  /// Animates the size.
  public func size(to value: CGSize) -> ChainStatement {
    chainStatement.adding(.to("bounds.size", value))
  }

  /// Animates the origin of the frame, as far as anchor point and size say: the position moves.
  public func origin(to value: CGPoint) -> ChainStatement {
    chainStatement.adding(.to("position") { $0.position(ofOrigin: value, size: $0.bounds.size) })
  }

  /// Animates the origin's x.
  public func originX(to value: CGFloat) -> ChainStatement {
    chainStatement.adding(
      .to("position.x") { $0.position(ofOrigin: CGPoint(x: value, y: 0), size: $0.bounds.size).x })
  }

  /// Animates the origin's y.
  public func originY(to value: CGFloat) -> ChainStatement {
    chainStatement.adding(
      .to("position.y") { $0.position(ofOrigin: CGPoint(x: 0, y: value), size: $0.bounds.size).y })
  }

  /// Animates the position.
  public func center(to value: CGPoint) -> ChainStatement {
    chainStatement.adding(.to("position", value))
  }

  /// Animates the position's x.
  public func centerX(to value: CGFloat) -> ChainStatement {
    chainStatement.adding(.to("position.x", value))
  }

  /// Animates the position's y.
  public func centerY(to value: CGFloat) -> ChainStatement {
    chainStatement.adding(.to("position.y", value))
  }

  /// Animates the width; the height stays.
  public func width(to value: CGFloat) -> ChainStatement {
    chainStatement.adding(.to("bounds.size.width", value))
  }

  /// Animates the height; the width stays.
  public func height(to value: CGFloat) -> ChainStatement {
    chainStatement.adding(.to("bounds.size.height", value))
  }

  /// Animates the opacity, 0…1.
  public func opacity(to value: CGFloat) -> ChainStatement {
    chainStatement.adding(.to("opacity", value))
  }

  /// Animates the background colour.
  public func backgroundColor(to value: CGColor) -> ChainStatement {
    chainStatement.adding(.to("backgroundColor", value))
  }

  /// Animates the border's colour.
  public func borderColor(to value: CGColor) -> ChainStatement {
    chainStatement.adding(.to("borderColor", value))
  }

  /// Animates the border's width.
  public func borderWidth(to value: CGFloat) -> ChainStatement {
    chainStatement.adding(.to("borderWidth", value))
  }

  /// Animates the corner radius.
  public func cornerRadius(to value: CGFloat) -> ChainStatement {
    chainStatement.adding(.to("cornerRadius", value))
  }

  /// Animates the transform's scale along all axes.
  public func scale(to value: CGFloat) -> ChainStatement {
    chainStatement.adding(.to("transform.scale", value))
  }

  /// Animates the transform's scale along x.
  public func scaleX(to value: CGFloat) -> ChainStatement {
    chainStatement.adding(.to("transform.scale.x", value))
  }

  /// Animates the transform's scale along y.
  public func scaleY(to value: CGFloat) -> ChainStatement {
    chainStatement.adding(.to("transform.scale.y", value))
  }

  /// Animates the transform's scale along z.
  public func scaleZ(to value: CGFloat) -> ChainStatement {
    chainStatement.adding(.to("transform.scale.z", value))
  }

  /// Animates the transform's rotation about z, in radians, as far as it's told.
  public func rotate(to value: CGFloat) -> ChainStatement {
    chainStatement.adding(.to("transform.rotation", value))
  }

  /// Animates the transform's rotation about x, in radians.
  public func rotateX(to value: CGFloat) -> ChainStatement {
    chainStatement.adding(.to("transform.rotation.x", value))
  }

  /// Animates the transform's rotation about y, in radians.
  public func rotateY(to value: CGFloat) -> ChainStatement {
    chainStatement.adding(.to("transform.rotation.y", value))
  }

  /// Animates the transform's rotation about z, in radians.
  public func rotateZ(to value: CGFloat) -> ChainStatement {
    chainStatement.adding(.to("transform.rotation.z", value))
  }

  /// Animates the transform's translation in the plane.
  public func translate(to value: CGPoint) -> ChainStatement {
    chainStatement.adding(.to("transform.translation", CGSize(width: value.x, height: value.y)))
  }

  /// Animates the transform's translation along x.
  public func translateX(to value: CGFloat) -> ChainStatement {
    chainStatement.adding(.to("transform.translation.x", value))
  }

  /// Animates the transform's translation along y.
  public func translateY(to value: CGFloat) -> ChainStatement {
    chainStatement.adding(.to("transform.translation.y", value))
  }

  /// Animates the transform's translation along z.
  public func translateZ(to value: CGFloat) -> ChainStatement {
    chainStatement.adding(.to("transform.translation.z", value))
  }

  /// Shows another image: the layer's contents fade to it, or switch half-way where they were none.
  public func image(to value: CGImage) -> ChainStatement {
    chainStatement.adding(.to("contents", value))
  }
}
