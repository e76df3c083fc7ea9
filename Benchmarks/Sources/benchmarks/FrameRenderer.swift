/// One kind of content of the test frame.
enum FramePart: String, CaseIterable {
  case clear = "clear"
  case rectangles = "200 rounded rectangles"
  case shadows = "20 shadows, blurred each frame"
  case cachedShadows = "20 shadows, cached"
  case gradients = "10 gradients"
  case curves = "10 stroked paths"
  case groups = "5 masked groups"

  static let wholeFrame: [FramePart] = [.clear, .rectangles, .shadows, .gradients, .curves, .groups]
  static let frameWithCachedShadows: [FramePart] = [
    .clear, .rectangles, .cachedShadows, .gradients, .curves, .groups,
  ]
}

/// Something that can draw the test frame.
protocol FrameRenderer {
  func draw(_ frame: TestFrame, _ part: FramePart)
  /// Red in the lowest byte, premultiplied, rows from the top.
  var pixels: [UInt32] { get }
  /// A number that depends on some of the pixels, cheap to get.
  var digest: UInt64 { get }
}
