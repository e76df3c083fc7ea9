/// A kind of content of the test frame.
enum FramePart: String, CaseIterable {
  case clear = "clear"
  case rectangles = "200 rounded rectangles"
  case shadows = "20 shadows, blurred each frame"
  case cachedShadows = "20 shadows, cached"
  case gradients = "10 gradients"
  case curves = "10 stroked paths"
  case groups = "5 masked groups"

  static let fullFrame: [FramePart] = [.clear, .rectangles, .shadows, .gradients, .curves, .groups]
  static let frameWithCachedShadows: [FramePart] = [
    .clear, .rectangles, .cachedShadows, .gradients, .curves, .groups,
  ]

  /// The least accepted ratio of Cairo's time to ours; nil without a goal.
  var leastRatio: Double? { self == .clear || self == .cachedShadows ? 1 : nil }
}

/// A renderer of the test frame.
protocol FrameRenderer {
  func draw(_ frame: TestFrame, _ part: FramePart)
  /// The premultiplied pixels in rows from top to bottom, with red in the lowest byte.
  var pixels: [UInt32] { get }
  /// A number that depends on some pixels and is fast to compute.
  var digest: UInt64 { get }
}
