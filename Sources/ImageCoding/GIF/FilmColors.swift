/// A count of the colors in every pixel of every frame of a film, computed on several threads from the changed pixels
/// alone.
///
/// A pixel that is new in frame *j* of *N* is visible in *N* − *j* frames unless a later one replaces it. So it counts
/// −*j* times, the pixel that it replaces +*j* times, and each pixel of the last frame another *N* times.
struct FilmColors {
  private let histograms = Pool { ColorHistogram() }
  /// Whether no frame has a transparent pixel.
  private(set) var isOpaque = true

  /// The part that several threads share.
  struct Counter: Sendable {
    fileprivate let histograms: Pool<ColorHistogram>

    /// Counts a frame, and returns whether all its new pixels are opaque.
    ///
    /// - Parameter number: The number of the frame, counted from 0.
    func count(_ difference: FrameDifference, ofFrame number: Int) -> Bool {
      histograms.borrow { histogram in
        histogram.add(difference.new, weight: -number)
        histogram.add(difference.old, weight: number)
      }
      return !difference.new.contains(GIFColor.transparent)
    }
  }

  var counter: Counter { Counter(histograms: histograms) }

  mutating func addFrame(isOpaque: Bool) { self.isOpaque = self.isOpaque && isOpaque }

  /// Returns the counts of a film after all frames have been counted.
  func histogram(frameCount: Int, last: PixelFrame<UInt32>) -> ColorHistogram {
    var total = ColorHistogram()
    for histogram in histograms.takeAll() { total.add(histogram) }
    total.add(last.pixels, weight: frameCount)
    return total
  }
}
