#if canImport(UIKit)
  import AnimationVocabulary
  public import UIKit

  extension UIColor {
    /// Creates the color of hexadecimal digits, with or without `#`; nil for any other text.
    ///
    /// The order is red, green, blue, alpha, with three, four, six or eight digits, as for `CGColor.hex(_:)`.
    public convenience init?(hex code: String) {
      guard let color = CGColor.hex(code) else { return nil }
      self.init(cgColor: color)
    }
  }
#endif
