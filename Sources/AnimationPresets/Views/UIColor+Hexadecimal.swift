#if canImport(UIKit)
  import AnimationBuilder
  public import UIKit

  extension UIColor {
    /// Creates the color of hexadecimal digits, with or without `#`; nil where there are others, or another number.
    ///
    /// Three and four digits stand for themselves twice. The order is red, green, blue, alpha; without alpha it's opaque.
    public convenience init?(hex code: String) {
      guard let color = CGColor.hex(code) else { return nil }
      self.init(cgColor: color)
    }
  }
#endif
