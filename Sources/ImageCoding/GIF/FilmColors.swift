/// Counts the colours of a film, every pixel of every frame, from what changes alone and on several threads.
///
/// Of N frames a pixel new in frame *j* shows in N − j of them unless it's replaced. So it counts −j times, what it
/// replaces +j times, and the pixels of the last frame another N times.
struct FilmColors {
  private let histograms = Loan { ColorHistogram() }
  /// Whether no frame has a transparent pixel.
  private(set) var isOpaque = true

  /// What work on several threads counts with.
  struct Counter: Sendable {
    fileprivate let histograms: Loan<ColorHistogram>

    /// Counts the frame of a number, from 0; returns whether all that is new is opaque.
    func count(_ difference: FrameDifference, ofFrame number: Int) -> Bool {
      histograms.borrow { histogram in
        histogram.add(difference.new, weight: -number)
        histogram.add(difference.old, weight: number)
      }
      return !difference.new.contains(GIFColor.transparent)
    }
  }

  var counter: Counter { Counter(histograms: histograms) }

  mutating func note(isOpaque: Bool) { self.isOpaque = self.isOpaque && isOpaque }

  /// The palette for a film whose frames all were counted, of which `last` was the last.
  func palette(frameCount: Int, last: GIFFrame<UInt32>) -> GIFPalette {
    var total = ColorHistogram()
    for histogram in histograms.takeAll() { total.add(histogram) }
    total.add(last.pixels, weight: frameCount)
    return GIFPalette(for: total, needsTransparency: !isOpaque)
  }
}
