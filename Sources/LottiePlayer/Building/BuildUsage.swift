/// Upper bounds of the amounts that building a document takes of each limit.
struct BuildUsage {
  /// The amounts that ``BuildLimits`` limits.
  enum Amount: Int {
    case layers, items, points, drawnPoints, dashes, stops, effectPixels, edgeLength, samples, computedPoints
    case keyframes, values
  }

  private var amounts = SIMD16<Double>()

  static let zero = BuildUsage()
  /// More than any limit.
  static let unbounded = BuildUsage(amounts: SIMD16(repeating: .infinity))

  static func of(_ amount: Amount, _ value: Double) -> BuildUsage {
    var usage = zero
    usage[amount] = value
    return usage
  }

  subscript(amount: Amount) -> Double {
    get { amounts[amount.rawValue] }
    set { amounts[amount.rawValue] = newValue }
  }

  var isUnbounded: Bool { amounts[0] == .infinity }

  /// Whether no amount is larger than another usage's.
  func fits(_ capacity: BuildUsage) -> Bool { all(amounts .<= capacity.amounts) }

  static func + (one: BuildUsage, other: BuildUsage) -> BuildUsage {
    BuildUsage(amounts: one.amounts + other.amounts)
  }

  static func += (one: inout BuildUsage, other: BuildUsage) { one.amounts += other.amounts }

  static func * (factor: Double, usage: BuildUsage) -> BuildUsage {
    factor == 0 ? zero : BuildUsage(amounts: factor * usage.amounts)
  }
}

extension BuildUsage {
  /// The amounts up to which layers can be built in any order.
  ///
  /// Samples depend on the number of earlier ones only after half of them are taken. Of the other amounts, a part is kept,
  /// because sums are rounded.
  static func capacity(of limits: BuildLimits) -> BuildUsage {
    var capacity = zero
    capacity[.layers] = Double(limits.layerCount)
    capacity[.items] = Double(limits.itemCount)
    capacity[.points] = Double(limits.pointCount) * SampleSupply.freeShare
    capacity[.drawnPoints] = Double(limits.drawnPointCount)
    capacity[.dashes] = Double(limits.dashCount)
    capacity[.stops] = Double(limits.stopCount)
    capacity[.effectPixels] = limits.effectPixelCount
    capacity[.edgeLength] = limits.edgeLength
    capacity[.samples] = limits.sampleCount * SampleSupply.freeShare
    capacity[.computedPoints] = limits.computedPointCount * SampleSupply.freeShare
    capacity[.keyframes] = Double(limits.keyframeCount)
    capacity[.values] = limits.valueCount
    return 0.95 * capacity
  }
}
