import MotionCore
import Raster

/// The bands of rows that threads redraw at the same time, divided by the measured cost of drawing.
///
/// Only the time of whole bands is measured. Each part of the height becomes cheaper or more expensive by the ratio of its
/// band's time to the expected one, so that after a few similar pictures all bands take equally long.
struct RowBands {
  private static let partCount = 32
  /// The fraction of each measured deviation that corrects the costs, so that noise has little effect.
  private static let correction = 0.5
  /// The deviations that are taken for real, as ratios of measured to expected seconds. A thread can be kept waiting.
  private static let ratios = 0.25...4.0
  /// The seconds that a pixel can take.
  private static let pixelSeconds = 1e-12...1e-3
  /// The seconds below which a band isn't worth a thread.
  private static let minimumBandSeconds = 5e-5

  private let height: Int
  /// The bands, from top to bottom.
  private(set) var bands: [Range<Int>] = []
  /// The seconds that a pixel of each part of the height takes; 1 before the first measurement.
  private var secondsPerPixel = [Double](repeating: 1, count: Self.partCount)
  private var isMeasured = false
  /// The expected seconds of each part of the height in the picture whose bands these are.
  private var costs = [Double](repeating: 0, count: Self.partCount)

  init(height: Int) { self.height = height }
}

extension RowBands {
  /// Divides the rows into at most `count` bands that are expected to take equally long to redraw.
  mutating func divide(atMost count: Int, redrawing rects: [PixelRect]) {
    var total = 0.0
    for part in 0..<Self.partCount {
      costs[part] = cost(ofPart: part, rows(ofPart: part), rects)
      total += costs[part]
    }
    let count = total > 0 ? max(1, min(count, worthwhileCount(total))) : 1
    bands.removeAll(keepingCapacity: true)
    var (part, sum, start) = (0, 0.0, 0)
    for band in 1..<count {
      let target = total * Double(band) / Double(count)
      while part < Self.partCount - 1, sum + costs[part] < target {
        sum += costs[part]
        part += 1
      }
      let fraction = costs[part] > 0 ? ((target - sum) / costs[part]).clampedToUnit : 0
      let rows = rows(ofPart: part)
      let end = max(start, rows.lowerBound + Int((fraction * Double(rows.count)).rounded()))
      bands.append(start..<end)
      start = end
    }
    bands.append(start..<height)
  }

  /// Corrects the costs by the seconds that each band took.
  mutating func record(_ seconds: [Double], redrawing rects: [PixelRect]) {
    if !isMeasured {
      let pixels = rects.reduce(0) { $0 + $1.area }
      let total = seconds.prefix(bands.count).reduce(0, +)
      guard pixels > 0, total > 0 else { return }
      let mean = (total / Double(pixels)).clamped(to: Self.pixelSeconds)
      for part in 0..<Self.partCount { secondsPerPixel[part] = mean }
      isMeasured = true
    }
    for (rows, seconds) in zip(bands, seconds) {
      var expected = 0.0
      for part in 0..<Self.partCount {
        expected += cost(ofPart: part, self.rows(ofPart: part).clamped(to: rows), rects)
      }
      guard expected > 0, seconds > 0 else { continue }
      correct(rows, by: (seconds / expected).clamped(to: Self.ratios), rects)
    }
  }

  /// Corrects the costs of parts by the ratio of measured to expected seconds of a band, as far as it redrew them.
  private mutating func correct(_ rows: Range<Int>, by ratio: Double, _ rects: [PixelRect]) {
    for part in 0..<Self.partCount {
      let partRows = self.rows(ofPart: part)
      let whole = cost(ofPart: part, partRows, rects)
      guard whole > 0 else { continue }
      let share = cost(ofPart: part, partRows.clamped(to: rows), rects) / whole
      let corrected = secondsPerPixel[part] * (1 + Self.correction * share * (ratio - 1))
      secondsPerPixel[part] = corrected.clamped(to: Self.pixelSeconds)
    }
  }

  /// The number of bands that are worth their threads in a picture that takes `total` seconds.
  private func worthwhileCount(_ total: Double) -> Int {
    isMeasured ? Int(min(total / Self.minimumBandSeconds, Double(1 << 16))) : .max
  }

  private func rows(ofPart part: Int) -> Range<Int> {
    (0..<height).part(part, of: Self.partCount)
  }

  /// The expected seconds to redraw the pixels of rectangles in some rows of a part; without measurements, their number.
  private func cost(ofPart part: Int, _ rows: Range<Int>, _ rects: [PixelRect]) -> Double {
    var pixels = 0
    for rect in rects {
      pixels += rect.width * max(0, min(rect.maxY, rows.upperBound) - max(rect.minY, rows.lowerBound))
    }
    return Double(pixels) * secondsPerPixel[part]
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
