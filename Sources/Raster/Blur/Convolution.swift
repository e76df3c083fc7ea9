import Requirements

/// A symmetric kernel of integer weights, applied along rows or columns.
struct Convolution {
  /// The number of outputs that are computed at a time.
  static let block = 32

  /// The number of weights on each side of the center.
  let radius: Int
  /// The weights of the center and of each further value on one side, in 1/65536, the same in all lanes. All
  /// taps together sum to 65536.
  private let weights: [Lanes]

  /// Creates a Gaussian, sampled at integers.
  ///
  /// - Precondition: `radius` is above 0, because a single weight of 65536 wouldn't fit.
  init(variance: Double, radius: Int) {
    require(radius > 0, "a blur's radius must be above 0, not \(radius)")
    let samples = (0...radius).map { Exponential.exp(-Double($0 * $0) / (2 * variance)) }
    let total = 2 * samples.reduce(0, +) - samples[0]
    var weights = samples.map { UInt16(($0 / total * 65536).rounded()) }
    let sides = weights.dropFirst().reduce(0) { $0 + 2 * Int($1) }
    weights[0] = UInt16(65536 - sides)
    self.radius = radius
    self.weights = weights.map { Lanes(repeating: $0) }
  }

  private typealias Lanes = SIMD8<UInt16>

  /// Returns the distances at which a position has a neighbor in `range`, and all in between.
  func taps(from position: Int, reaching range: Range<Int>) -> Range<Int> {
    let nearest = max(1, range.lowerBound - position, position - range.upperBound + 1)
    let farthest = min(radius, max(position - range.lowerBound, range.upperBound - 1 - position))
    return nearest..<max(nearest, farthest + 1)
  }

  /// Convolves `count` neighboring values, a multiple of the block size.
  ///
  /// There must be `radius` values on both sides. Values are at most 32767, so that the sum of two fits in a
  /// lane.
  ///
  /// - Parameters:
  ///   - step: The distance of the values that are summed: 1 along a row, a stride along a column.
  ///   - taps: The distances at which values may be other than 0.
  func apply(
    to source: UnsafePointer<UInt16>, step: Int, count: Int, taps: Range<Int>,
    into target: UnsafeMutablePointer<UInt16>
  ) {
    require(
      taps.isEmpty || taps.lowerBound > 0 && taps.upperBound <= radius + 1,
      "taps \(taps) are outside of a kernel with radius \(radius)")
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

  /// The values that are computed at a time: enough that the loop over weights spends its time on arithmetic.
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
