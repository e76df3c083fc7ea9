/// A symmetric kernel of whole weights, applied along rows or columns.
struct Convolution {
  /// Outputs are made in blocks of so many.
  static let block = 16

  /// The number of weights on each side of the middle one.
  let radius: Int
  /// The weights of the middle and of each further value on one side, in 1/65536, all taps adding up to 65536.
  private let weights: [UInt16]

  /// A bell curve, sampled at whole numbers.
  ///
  /// - Precondition: `radius` isn't 0: a single weight of 65536 wouldn't fit.
  init(variance: Double, radius: Int) {
    precondition(radius > 0, "a kernel without neighbours doesn't blur")
    let samples = (0...radius).map { Exponential.exp(-Double($0 * $0) / (2 * variance)) }
    let total = 2 * samples.reduce(0, +) - samples[0]
    var weights = samples.map { UInt16(($0 / total * 65536).rounded()) }
    let sides = weights.dropFirst().reduce(0) { $0 + 2 * Int($1) }
    weights[0] = UInt16(65536 - sides)
    self.radius = radius
    self.weights = weights
  }

  private typealias Lanes = SIMD8<UInt16>

  /// Convolves `count` neighbouring values, whole blocks, with values `step` apart: 1 along a row, else a stride.
  ///
  /// Values are at most 32767, so that a sum of two fits in a lane. There must be `radius` values on both sides.
  func apply(
    to source: UnsafePointer<UInt16>, step: Int, count: Int, into target: UnsafeMutablePointer<UInt16>
  ) {
    weights.withUnsafeBufferPointer { weights in
      var x = 0
      while x < count {
        let middle = Lanes(repeating: weights[0])
        var low = Convolution.upperHalf(Convolution.load(source + x), middle)
        var high = Convolution.upperHalf(Convolution.load(source + x + 8), middle)
        var offset = step
        for tap in 1..<weights.count {
          let weight = Lanes(repeating: weights[tap])
          let before = source + x - offset
          let after = source + x + offset
          low &+= Convolution.upperHalf(Convolution.load(before) &+ Convolution.load(after), weight)
          high &+= Convolution.upperHalf(Convolution.load(before + 8) &+ Convolution.load(after + 8), weight)
          offset &+= step
        }
        UnsafeMutableRawPointer(target + x).storeBytes(of: low, as: Lanes.self)
        UnsafeMutableRawPointer(target + x + 8).storeBytes(of: high, as: Lanes.self)
        x &+= Convolution.block
      }
    }
  }

  @inline(__always)
  private static func load(_ source: UnsafePointer<UInt16>) -> Lanes {
    UnsafeRawPointer(source).loadUnaligned(as: Lanes.self)
  }

  /// The products' upper sixteen bits.
  @inline(__always)
  private static func upperHalf(_ a: Lanes, _ b: Lanes) -> Lanes {
    let products = SIMD8<UInt32>(truncatingIfNeeded: a) &* SIMD8<UInt32>(truncatingIfNeeded: b)
    return Lanes(truncatingIfNeeded: products &>> 16)
  }
}
