package import CoreGraphics
import LayerTree

extension UIColor {
  /// Makes this the color for filling and for lines in the current context.
  public final func set() {
    setFill()
    setStroke()
  }

  /// Makes this the color for filling in the current context.
  public final func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes this the color for lines in the current context.
  public final func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension UIColor: TextColorConvertible {
  package final var textColor: CGColor { cgColor }
}
