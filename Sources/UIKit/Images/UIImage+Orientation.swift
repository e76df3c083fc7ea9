import CoreGraphics

extension UIImage {
  /// The rotation that turns an image's pixels upright. Mirrored orientations are mirrored horizontally first.
  public enum Orientation: Int, Sendable {
    /// No rotation.
    case up
    /// A rotation by 180°.
    case down
    /// A rotation by 90° counterclockwise.
    case left
    /// A rotation by 90° clockwise.
    case right
    /// Mirrored, no rotation.
    case upMirrored
    /// Mirrored, then a rotation by 180°.
    case downMirrored
    /// Mirrored, then a rotation by 90° counterclockwise.
    case leftMirrored
    /// Mirrored, then a rotation by 90° clockwise.
    case rightMirrored
  }
}

extension UIImage.Orientation {
  /// Whether the orientation swaps width and height.
  var swapsDimensions: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// The orientation followed by a horizontal mirroring.
  var flippedHorizontally: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }

  /// Returns the transform from the pixels, scaled to the upright image's extent, to the upright image. `size` is the
  /// size of the upright image; y points down in both spaces.
  func upright(in size: CGSize) -> CGAffineTransform {
    let (w, h) = (size.width, size.height)
    return switch self {
    case .up: .identity
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: h)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: w, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: w, ty: h)
    }
  }
}
