public import QuartzCore

/// A guide at the top or bottom of a view controller's view.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the guide in points.
  var length: CGFloat { get }
  /// The anchor of the top side.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the bottom side.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the height.
  var heightAnchor: NSLayoutDimension { get }
}
