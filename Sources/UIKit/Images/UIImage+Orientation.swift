import CoreGraphics

extension UIImage {
  /// How pixels have to be turned to stand upright; a mirrored one is mirrored left to right before.
  public enum Orientation: Int, Sendable {
    /// Not at all.
    case up
    /// Half a turn.
    case down
    /// A quarter of a turn counterclockwise.
    case left
    /// A quarter of a turn clockwise.
    case right
    /// Not at all.
    case upMirrored
    /// Half a turn.
    case downMirrored
    /// A quarter of a turn counterclockwise.
    case leftMirrored
    /// A quarter of a turn clockwise.
    case rightMirrored
  }
}

extension UIImage.Orientation {
  /// Whether rows of pixels stand upright.
  var isSideways: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// The same, mirrored left to right afterwards.
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

  /// From pixels stretched over a rectangle of the given size's extent, `size` being that of the upright image, to the
  /// upright image; y down in both.
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
