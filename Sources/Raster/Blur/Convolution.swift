import Requirements

/// A symmetric kernel of whole weights, applied along rows or columns.
struct Convolution {
  /// Outputs are made in blocks of so many.
  static let block = 32

  /// The number of weights on each side of the middle one.
  let radius: Int
  /// The weights of the middle and of each further value on one side, in 1/65536, all taps adding up to 65536; one in
  /// all lanes.
  private let weights: [Lanes]

  /// A bell curve, sampled at whole numbers.
  ///
  /// - Precondition: `radius` isn't 0: a single weight of 65536 wouldn't fit.
  init(variance: Double, radius: Int) {
    require(radius > 0, "a kernel without neighbors doesn't blur")
    let samples = (0...radius).map { Exponential.exp(-Double($0 * $0) / (2 * variance)) }
    let total = 2 * samples.reduce(0, +) - samples[0]
    var weights = samples.map { UInt16(($0 / total * 65536).rounded()) }
    let sides = weights.dropFirst().reduce(0) { $0 + 2 * Int($1) }
    weights[0] = UInt16(65536 - sides)
    self.radius = radius
    self.weights = weights.map { Lanes(repeating: $0) }
  }

  private typealias Lanes = SIMD8<UInt16>

  /// The distances at which a place has a neighbor in `range`, or all between such distances.
  func taps(from place: Int, reaching range: Range<Int>) -> Range<Int> {
    let nearest = max(1, range.lowerBound - place, place - range.upperBound + 1)
    let farthest = min(radius, max(place - range.lowerBound, range.upperBound - 1 - place))
    return nearest..<max(nearest, farthest + 1)
  }

  /// Convolves `count` neighboring values, whole blocks, with values `step` apart: 1 along a row, else a stride.
  ///
  /// Values are at most 32767, so that a sum of two fits in a lane. There must be `radius` values on both sides, of
  /// which those at other distances than `taps` are all 0.
  func apply(
    to source: UnsafePointer<UInt16>, step: Int, count: Int, taps: Range<Int>,
    into target: UnsafeMutablePointer<UInt16>
  ) {
    require(
      taps.isEmpty || taps.lowerBound > 0 && taps.upperBound <= radius + 1, "\(taps) isn't within \(radius)")
    weights.withUnsafeBufferPointer { weights in
      var x = 0
      while x < count {
        var sums = Block(loading: source + x).upperHalves(times: weights[0])
        var offset = step &* taps.lowerBound
        for tap in taps {
          let before = Block(loading: source + (x &- offset))
          let pairs = before.adding(Block(loading: source + (x &+ offset)))
          sums = sums.adding(pairs.upperHalves(times: weights[tap]))
          offset &+= step
        }
        sums.store(to: target + x)
        x &+= Convolution.block
      }
    }
  }

  /// As many values as leave the loop over weights little to do beside arithmetic.
  private struct Block {
    private var a: Lanes
    private var b: Lanes
    private var c: Lanes
    private var d: Lanes

    @inline(__always)
    private init(_ a: Lanes, _ b: Lanes, _ c: Lanes, _ d: Lanes) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    @inline(__always)
    init(loading source: UnsafePointer<UInt16>) {
      let lanes = UnsafeRawPointer(source)
      a = lanes.loadUnaligned(as: Lanes.self)
      b = lanes.loadUnaligned(fromByteOffset: 16, as: Lanes.self)
      c = lanes.loadUnaligned(fromByteOffset: 32, as: Lanes.self)
      d = lanes.loadUnaligned(fromByteOffset: 48, as: Lanes.self)
    }

    @inline(__always)
    func store(to target: UnsafeMutablePointer<UInt16>) {
      let lanes = UnsafeMutableRawPointer(target)
      lanes.storeBytes(of: a, as: Lanes.self)
      lanes.storeBytes(of: b, toByteOffset: 16, as: Lanes.self)
      lanes.storeBytes(of: c, toByteOffset: 32, as: Lanes.self)
      lanes.storeBytes(of: d, toByteOffset: 48, as: Lanes.self)
    }

    @inline(__always)
    func adding(_ other: Block) -> Block {
      Block(a &+ other.a, b &+ other.b, c &+ other.c, d &+ other.d)
    }

    @inline(__always)
    func upperHalves(times weight: Lanes) -> Block {
      Block(
        a.upperHalves(times: weight), b.upperHalves(times: weight), c.upperHalves(times: weight),
        d.upperHalves(times: weight))
    }
  }
}
