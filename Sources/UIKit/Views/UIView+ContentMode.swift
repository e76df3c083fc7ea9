import QuartzCore

extension UIView {
  /// The placement of contents in bounds of a different size.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill
    /// Scaled to fit inside the bounds, with the aspect ratio preserved.
    case scaleAspectFit
    /// Scaled to cover the bounds, with the aspect ratio preserved.
    case scaleAspectFill
    /// Drawn again for every size of the bounds.
    case redraw
    /// In the center, unscaled.
    case center
    /// At the center of the top edge, unscaled.
    case top
    /// At the center of the bottom edge, unscaled.
    case bottom
    /// At the center of the left edge, unscaled.
    case left
    /// At the center of the right edge, unscaled.
    case right
    /// In the top-left corner, unscaled.
    case topLeft
    /// In the top-right corner, unscaled.
    case topRight
    /// In the bottom-left corner, unscaled.
    case bottomLeft
    /// In the bottom-right corner, unscaled.
    case bottomRight

    /// The corresponding gravity of layers, whose top is at the greatest y and is therefore a view's bottom.
    var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .bottom
      case .bottom: .top
      case .left: .left
      case .right: .right
      case .topLeft: .bottomLeft
      case .topRight: .bottomRight
      case .bottomLeft: .topLeft
      case .bottomRight: .topRight
      }
    }
  }
}
