import QuartzCore

/// The keys of a view's values in an archive.
private enum ViewKey {
  static let bounds = "UIBounds"
  static let center = "UICenter"
  static let alpha = "UIAlpha"
  static let hidden = "UIHidden"
  static let clips = "UIClipsToBounds"
  static let tag = "UITag"
  static let contentMode = "UIContentMode"
  static let mask = "UIAutoresizingMask"
  static let background = "UIBackgroundColor"
  static let subviews = "UISubviews"
}

extension UIView {
  func archive(into coder: NSCoder) {
    coder.encode(bounds as NSValue, forKey: ViewKey.bounds)
    coder.encode(center as NSValue, forKey: ViewKey.center)
    coder.encode(Double(alpha), forKey: ViewKey.alpha)
    coder.encode(isHidden, forKey: ViewKey.hidden)
    coder.encode(clipsToBounds, forKey: ViewKey.clips)
    coder.encode(tag, forKey: ViewKey.tag)
    coder.encode(contentMode.rawValue, forKey: ViewKey.contentMode)
    coder.encode(Int(autoresizingMask.rawValue), forKey: ViewKey.mask)
    coder.encode(backgroundColor, forKey: ViewKey.background)
    coder.encode(subviews as NSArray, forKey: ViewKey.subviews)
  }

  /// Sets the values that the archive contains and leaves the others unchanged.
  func decode(from coder: NSCoder) {
    if let bounds = coder.decodeObject(of: NSValue.self, forKey: ViewKey.bounds) as? CGRect {
      self.bounds = bounds
    }
    if let center = coder.decodeObject(of: NSValue.self, forKey: ViewKey.center) as? CGPoint {
      self.center = center
    }
    if coder.containsValue(forKey: ViewKey.alpha) { alpha = coder.decodeDouble(forKey: ViewKey.alpha) }
    isHidden = coder.decodeBool(forKey: ViewKey.hidden)
    clipsToBounds = coder.decodeBool(forKey: ViewKey.clips)
    tag = coder.decodeInteger(forKey: ViewKey.tag)
    contentMode = ContentMode(rawValue: coder.decodeInteger(forKey: ViewKey.contentMode)) ?? .scaleToFill
    autoresizingMask = AutoresizingMask(
      rawValue: UInt(truncatingIfNeeded: coder.decodeInteger(forKey: ViewKey.mask)))
    backgroundColor = coder.decodeObject(of: UIColor.self, forKey: ViewKey.background)
    let subviews = coder.decodeObject(of: [NSArray.self, UIView.self], forKey: ViewKey.subviews)
    for case let subview as UIView in subviews as? [Any] ?? [] { addSubview(subview) }
  }
}
