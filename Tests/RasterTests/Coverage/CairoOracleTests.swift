import TestSupport
import Testing

@testable import Raster

/// Compares the rasterizer with Cairo. Where the two disagree, the exact area according to dense samples
/// decides.
@Suite(.enabled(if: Cairo.shared != nil, "Cairo isn't installed"))
struct CairoOracleTests {
  static let area = PixelRect(x: 0, y: 0, width: 20, height: 16)

  /// The largest error of the rasterizer's chords, which are at most 0.05 pixels off their curves: 13/255 of
  /// a pixel's side.
  static let chordError = 13.0
  /// The largest difference that counts as agreement.
  ///
  /// Cairo's coverage is up to as far off, because its samples are 1/15 of a pixel apart, and a corner
  /// doubles the error.
  static let agreement = 2 * chordError
  /// The largest error of dense samples along a side.
  static let samplingError = 255.0 / Double(DenseSamples.count)

  static let seeds = 0..<UInt64(min(randomCaseCount / 100, 10_000))

  @Test func `random fills agree with Cairo or are nearer to the exact area`() throws {
    let cairo = try #require(Cairo.shared)
    var tally = Tally()
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 3...7, using: &random)
      let path = random.path(in: Box(x: -4, y: -4, width: 28, height: 24), elementCount: count)
      let polygons = path.densePolygons
      for rule in [FillRule.nonZero, .evenOdd] {
        let theirs = cairo.coverage(of: path, rule: rule, width: Self.area.width, height: Self.area.height)
        tally.compare(Mask(filling: path, rule: rule, within: Self.area), theirs, seed: seed) { x, y in
          DenseSamples.coverage(x: x, y: y, of: polygons, rule)
        }
      }
    }
    tally.check()
  }

  @Test func `random strokes agree with Cairo or are nearer to the exact area`() throws {
    let cairo = try #require(Cairo.shared)
    var tally = Tally()
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed)
      let (path, style) = random.strokedPath(in: Box(x: -4, y: -4, width: 28, height: 24))
      let theirs = cairo.coverage(
        of: path, stroke: style, width: Self.area.width, height: Self.area.height)
      let pieces = StrokePieces(path, style)
      let outline = path.stroked(style, scale: 4).densePolygons
      tally.compare(Mask(stroking: path, style, within: Self.area), theirs, seed: seed) { x, y in
        let isCrowded = DenseSamples.coverage(x: x, y: y, of: outline, .nonZero).isCrowded
        return (DenseSamples.coverage(x: x, y: y, of: pieces), isCrowded)
      }
    }
    tally.check()
  }

  /// The result of comparing all pixels.
  struct Tally {
    var pixelCount = 0
    /// The pixels that are farther from the exact area than Cairo's, where the areas within the pixel simply
    /// add up.
    var worse: [String] = []
    /// The same pixels where areas of different winding numbers meet.
    var crowdedCount = 0

    mutating func compare(
      _ ours: Mask, _ theirs: [UInt8], seed: UInt64, exact: (Int, Int) -> (coverage: Double, isCrowded: Bool)
    ) {
      for y in 0..<area.height {
        for x in 0..<area.width {
          pixelCount += 1
          let (own, other) = (Double(ours[x, y]), Double(theirs[y * area.width + x]))
          guard abs(own - other) > agreement else { continue }
          let (coverage, isCrowded) = exact(x, y)
          let (ownError, otherError) = (abs(own - coverage), abs(other - coverage))
          guard ownError > max(otherError, chordError + samplingError) else { continue }
          if isCrowded {
            crowdedCount += 1
          } else {
            worse.append("seed \(seed) (\(x), \(y)): \(own), \(other), \(coverage)")
          }
        }
      }
    }

    func check() {
      #expect(worse.isEmpty, "of ours, Cairo's and the exact")
      // One sum per pixel can't represent overlaps within it: where outlines cross, areas count twice or
      // opposite ones cancel. In strokes nothing cancels, because all pieces wind the same way, but sides
      // that cross or coincide count twice. To find the area that counts twice, the winding numbers within
      // pixels must be known, which needs all edges of a row in order, at several heights. That can't be
      // limited to some pixels. Where areas overlap can be seen neither from the sums (two halves may be one
      // whole, or the same half twice) nor from both signs in one cell (each pixel of a thin line). Starting
      // where a sum in the row exceeds one whole would make pixels depend on the clip. So each stroke would
      // be rasterized twice, once with sorted edges. Core Graphics' behavior wasn't measured.
      #expect(Double(crowdedCount) < 0.01 * Double(pixelCount), "\(crowdedCount) of \(pixelCount) pixels")
    }

    private var area: PixelRect { CairoOracleTests.area }
    private var agreement: Double { CairoOracleTests.agreement }
    private var chordError: Double { CairoOracleTests.chordError }
    private var samplingError: Double { CairoOracleTests.samplingError }
  }
}
