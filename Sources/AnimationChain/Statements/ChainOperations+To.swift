public import CoreGraphics
import QuartzCore

extension ChainOperations {
  /// Animates the position and the size so that the frame, without the transform, becomes a rectangle.
  public func frame(to value: CGRect) -> ChainStatement {
    chainStatement.adding(
      .to("position") { $0.position(ofOrigin: value.origin, size: value.size) },
      .to("bounds.size", value.size))
  }

  /// Animates the size of the bounds; their origin doesn't change.
  public func bounds(to value: CGRect) -> ChainStatement {
    chainStatement.adding(.to("bounds.size", value.size))
  }

  /// Animates the size.
  public func size(to value: CGSize) -> ChainStatement {
    chainStatement.adding(.to("bounds.size", value))
  }

  /// Animates the position so that the origin of the frame, without the transform, becomes a point.
  public func origin(to value: CGPoint) -> ChainStatement {
    chainStatement.adding(.to("position") { $0.position(ofOrigin: value, size: $0.bounds.size) })
  }

  /// Animates the x coordinate of the frame's origin.
  public func originX(to value: CGFloat) -> ChainStatement {
    chainStatement.adding(
      .to("position.x") { $0.position(ofOrigin: CGPoint(x: value, y: 0), size: $0.bounds.size).x })
  }

  /// Animates the y coordinate of the frame's origin.
  public func originY(to value: CGFloat) -> ChainStatement {
    chainStatement.adding(
      .to("position.y") { $0.position(ofOrigin: CGPoint(x: 0, y: value), size: $0.bounds.size).y })
  }

  /// Animates the position.
  public func center(to value: CGPoint) -> ChainStatement {
    chainStatement.adding(.to("position", value))
  }

  /// Animates the x coordinate of the position.
  public func centerX(to value: CGFloat) -> ChainStatement {
    chainStatement.adding(.to("position.x", value))
  }

  /// Animates the y coordinate of the position.
  public func centerY(to value: CGFloat) -> ChainStatement {
    chainStatement.adding(.to("position.y", value))
  }

  /// Animates the width; the height doesn't change.
  public func width(to value: CGFloat) -> ChainStatement {
    chainStatement.adding(.to("bounds.size.width", value))
  }

  /// Animates the height; the width doesn't change.
  public func height(to value: CGFloat) -> ChainStatement {
    chainStatement.adding(.to("bounds.size.height", value))
  }

  /// Animates the opacity, 0…1.
  public func opacity(to value: CGFloat) -> ChainStatement {
    chainStatement.adding(.to("opacity", value))
  }

  /// Animates the background color.
  public func backgroundColor(to value: CGColor) -> ChainStatement {
    chainStatement.adding(.to("backgroundColor", value))
  }

  /// Animates the color of the border.
  public func borderColor(to value: CGColor) -> ChainStatement {
    chainStatement.adding(.to("borderColor", value))
  }

  /// Animates the width of the border.
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

  /// Animates the transform's rotation about z, in radians, without taking the shorter way.
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

  /// Animates the contents to an image: a crossfade, or a jump halfway for a layer without contents.
  public func image(to value: CGImage) -> ChainStatement {
    chainStatement.adding(.to("contents", value))
  }
}
