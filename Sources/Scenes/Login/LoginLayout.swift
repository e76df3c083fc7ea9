import Staging

/// The frames of the elements of a login screen.
///
/// Fractions are relative to the size of the screen; heights are in points.
struct LoginLayout {
  let size: CGSize

  private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: x * size.width, y: y * size.height, width: width * size.width, height: height)
  }

  private func frame(x: CGFloat, _ y: CGFloat, size frameSize: CGSize) -> CGRect {
    CGRect(origin: CGPoint(x: x, y: y * size.height), size: frameSize)
  }

  var heading: CGRect { frame(0.2147, 0.1382, 0.5720, height: 34) }
  var username: CGRect { frame(0.1240, 0.2339, 0.7507, height: 30) }
  var password: CGRect { frame(0.1240, 0.3046, 0.7507, height: 30) }
  var loginButton: CGRect { frame(0.1867, 0.4065, 0.6253, height: 52) }
  var info: CGRect { CGRect(x: 0, y: loginButton.midY + 60, width: size.width, height: 30) }
  /// Offscreen, beyond the left edge.
  var balloon: CGRect { CGRect(x: -50, y: 0, width: 50, height: 65) }

  /// The first cloud starts offscreen on the left, the second one on the right.
  var clouds: [CGRect] {
    [
      frame(x: -120, 0.2123, size: CGSize(width: 159, height: 50)),
      frame(x: size.width, 0.2516, size: CGSize(width: 158, height: 49)),
      frame(x: 0.8372 * size.width, 0.5847, size: CGSize(width: 74, height: 35)),
      frame(x: 0.0769 * size.width, 0.6443, size: CGSize(width: 115, height: 50)),
    ]
  }
}
