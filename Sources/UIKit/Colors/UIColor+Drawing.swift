package import CoreGraphics
import LayerTree

extension UIColor {
  /// Sets the fill color and the stroke color of the current context.
  public final func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill color of the current context.
  public final func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke color of the current context.
  public final func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension UIColor: TextColorConvertible {
  package final var textColor: CGColor { cgColor }
}
