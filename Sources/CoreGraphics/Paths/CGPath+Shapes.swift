public import Foundation

extension CGPath {
  /// Creates a closed rectangle; see ``CGMutablePath/addRect(_:transform:)``.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(transform) { $0.addRect(rect, transform: $1) }
  }

  /// Creates a closed ellipse; see ``CGMutablePath/addEllipse(in:transform:)``.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(transform) { $0.addEllipse(in: rect, transform: $1) }
  }

  /// Creates a closed rectangle with elliptical corners; see
  /// ``CGMutablePath/addRoundedRect(in:cornerWidth:cornerHeight:transform:)``.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(transform) {
      $0.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: $1)
    }
  }

  private convenience init(
    _ transform: UnsafePointer<CGAffineTransform>?, build: (CGMutablePath, CGAffineTransform) -> Void
  ) {
    let path = CGMutablePath()
    build(path, transform?.pointee ?? .identity)
    self.init(path.elements)
  }
}
