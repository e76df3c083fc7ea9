/// The properties of unpremultiplied pixels that determine the pixel format of a film.
struct ColorCensus: Equatable {
  /// The distinct pixels; nil if there are more than 256.
  private(set) var colors: Set<UInt32>? = []
  private(set) var isOpaque = true
  private(set) var isGray = true
  /// The number of pixels that differ from the frame before, in all frames but the first.
  var changedPixelCount = 0
  /// The number of pixels in the rectangles that contain them.
  var changedArea = 0

  /// Counts pixels.
  mutating func add(_ pixels: [UInt32]) {
    var last: UInt32?
    for pixel in pixels where pixel != last {
      isOpaque = isOpaque && pixel >> 24 == 255
      isGray = isGray && Self.isGray(pixel)
      insert(pixel)
      last = pixel
    }
  }

  /// Adds the counts and properties of another census.
  mutating func add(_ other: ColorCensus) {
    isOpaque = isOpaque && other.isOpaque
    isGray = isGray && other.isGray
    changedPixelCount += other.changedPixelCount
    changedArea += other.changedArea
    guard let otherColors = other.colors else {
      colors = nil
      return
    }
    for color in otherColors { insert(color) }
  }

  private mutating func insert(_ pixel: UInt32) {
    guard colors?.insert(pixel).inserted ?? false, let count = colors?.count, count > 256 else { return }
    colors = nil
  }

  private static func isGray(_ pixel: UInt32) -> Bool {
    pixel & 255 == pixel >> 8 & 255 && pixel & 255 == pixel >> 16 & 255
  }
}
