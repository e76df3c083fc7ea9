package import CoreGraphics
import LayerTree

extension UIColor: TextColorConvertible {
  package final var textColor: CGColor { cgColor }
}
