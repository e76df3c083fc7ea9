public import CoreGraphics
import QuartzCore

extension ChainOperations {
  /// Animates the frame: the changes of its origin and its size.
  public func frame(by change: CGRect) -> ChainStatement {
    chainStatement.adding(
      .by("position") { $0.position(ofOrigin: change.origin, size: change.size) },
      .by("bounds.size", change.size))
  }

  /// Animates the size of the bounds; their origin doesn't change.
  public func bounds(by change: CGRect) -> ChainStatement {
    chainStatement.adding(.by("bounds.size", change.size))
  }

  /// Animates the size.
  public func size(by change: CGSize) -> ChainStatement {
    chainStatement.adding(.by("bounds.size", change))
  }

  /// Animates the origin of the frame by moving the position.
  public func origin(by change: CGPoint) -> ChainStatement {
    chainStatement.adding(.by("position", change))
  }

  /// Animates the x coordinate of the frame's origin.
  public func originX(by change: CGFloat) -> ChainStatement {
    chainStatement.adding(.by("position.x", change))
  }

  /// Animates the y coordinate of the frame's origin.
  public func originY(by change: CGFloat) -> ChainStatement {
    chainStatement.adding(.by("position.y", change))
  }

  /// Animates the position.
  public func center(by change: CGPoint) -> ChainStatement {
    chainStatement.adding(.by("position", change))
  }

  /// Animates the x coordinate of the position.
  public func centerX(by change: CGFloat) -> ChainStatement {
    chainStatement.adding(.by("position.x", change))
  }

  /// Animates the y coordinate of the position.
  public func centerY(by change: CGFloat) -> ChainStatement {
    chainStatement.adding(.by("position.y", change))
  }

  /// Animates the width; the height doesn't change.
  public func width(by change: CGFloat) -> ChainStatement {
    chainStatement.adding(.by("bounds.size.width", change))
  }

  /// Animates the height; the width doesn't change.
  public func height(by change: CGFloat) -> ChainStatement {
    chainStatement.adding(.by("bounds.size.height", change))
  }

  /// Animates the opacity.
  public func opacity(by change: CGFloat) -> ChainStatement {
    chainStatement.adding(.by("opacity", change))
  }

  /// Animates the background color by adding red, green, blue and alpha in encoded sRGB.
  public func backgroundColor(by change: CGColor) -> ChainStatement {
    chainStatement.adding(.by("backgroundColor", change))
  }

  /// Animates the color of the border by adding red, green, blue and alpha in encoded sRGB.
  public func borderColor(by change: CGColor) -> ChainStatement {
    chainStatement.adding(.by("borderColor", change))
  }

  /// Animates the width of the border.
  public func borderWidth(by change: CGFloat) -> ChainStatement {
    chainStatement.adding(.by("borderWidth", change))
  }

  /// Animates the corner radius.
  public func cornerRadius(by change: CGFloat) -> ChainStatement {
    chainStatement.adding(.by("cornerRadius", change))
  }

  /// Animates the transform's scale along all axes; the change is added to the factor.
  public func scale(by change: CGFloat) -> ChainStatement {
    chainStatement.adding(.by("transform.scale", change))
  }

  /// Animates the transform's scale along x; the change is added to the factor.
  public func scaleX(by change: CGFloat) -> ChainStatement {
    chainStatement.adding(.by("transform.scale.x", change))
  }

  /// Animates the transform's scale along y; the change is added to the factor.
  public func scaleY(by change: CGFloat) -> ChainStatement {
    chainStatement.adding(.by("transform.scale.y", change))
  }

  /// Animates the transform's scale along z; the change is added to the factor.
  public func scaleZ(by change: CGFloat) -> ChainStatement {
    chainStatement.adding(.by("transform.scale.z", change))
  }

  /// Animates the transform's rotation about z, in radians, without taking the shorter way.
  public func rotate(by change: CGFloat) -> ChainStatement {
    chainStatement.adding(.by("transform.rotation", change))
  }

  /// Animates the transform's rotation about x, in radians.
  public func rotateX(by change: CGFloat) -> ChainStatement {
    chainStatement.adding(.by("transform.rotation.x", change))
  }

  /// Animates the transform's rotation about y, in radians.
  public func rotateY(by change: CGFloat) -> ChainStatement {
    chainStatement.adding(.by("transform.rotation.y", change))
  }

  /// Animates the transform's rotation about z, in radians.
  public func rotateZ(by change: CGFloat) -> ChainStatement {
    chainStatement.adding(.by("transform.rotation.z", change))
  }

  /// Animates the transform's translation in the plane.
  public func translate(by change: CGPoint) -> ChainStatement {
    chainStatement.adding(.by("transform.translation", CGSize(width: change.x, height: change.y)))
  }

  /// Animates the transform's translation along x.
  public func translateX(by change: CGFloat) -> ChainStatement {
    chainStatement.adding(.by("transform.translation.x", change))
  }

  /// Animates the transform's translation along y.
  public func translateY(by change: CGFloat) -> ChainStatement {
    chainStatement.adding(.by("transform.translation.y", change))
  }

  /// Animates the transform's translation along z.
  public func translateZ(by change: CGFloat) -> ChainStatement {
    chainStatement.adding(.by("transform.translation.z", change))
  }
}
