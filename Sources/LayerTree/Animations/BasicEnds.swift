import CoreGraphics
import MotionCore

/// The two ends of a basic animation, derived from those of its from, to and by values that are set.
struct BasicEnds {
  /// The operation that adds one value to another.
  enum Sum {
    /// Addition of each of a number of components.
    case numbers(Int)
    /// Concatenation of transforms.
    case matrices
    /// Addition of some components of transforms, whose other components are the identity's. The sum is then
    /// concatenated with the underlying transform.
    case parts(first: Int, count: Int)
  }

  let from: [Double]?
  let to: [Double]?
  let by: [Double]?
  let sum: Sum
  let isAdditive: Bool

  /// Whether none of the values is set.
  var isEmpty: Bool { from == nil && to == nil && by == nil }

  /// The ends in the form that a track takes; a value of the wrong type counts as not set.
  var trackValues: TrackValues {
    switch (from, to, by) {
    case (let from?, let to?, _): .endpoints(from: .value(from), to: .value(to))
    case (let from?, nil, let by?): .endpoints(from: .value(from), to: .value(sum.adding(by, to: from)))
    case (nil, let to?, let by?): .endpoints(from: .value(sum.subtracting(by, from: to)), to: .value(to))
    case (let from?, nil, nil): .endpoints(from: .value(from), to: underlying)
    case (nil, let to?, nil): .endpoints(from: underlying, to: .value(to))
    case (nil, nil, let by?):
      .endpoints(
        from: underlying,
        to: isAdditive ? .value(sum.adding(by, to: sum.additiveIdentity)) : .underlying(plus: by))
    case (nil, nil, nil): .endpoints(from: underlying, to: underlying)
    }
  }

  /// The unchanged underlying value; for an additive animation, the value that adds nothing to it.
  private var underlying: TrackEnd {
    isAdditive ? .value(sum.additiveIdentity) : .underlying(plus: sum.zero)
  }
}

extension BasicEnds.Sum {
  func adding(_ change: [Double], to value: [Double]) -> [Double] {
    if case .matrices = self { return (Matrix4(numbers: change) * Matrix4(numbers: value)).numbers }
    return zip(value, change).map { $0 + $1 }
  }

  func subtracting(_ change: [Double], from value: [Double]) -> [Double] {
    if case .matrices = self {
      return ((Matrix4(numbers: change).inverse ?? .identity) * Matrix4(numbers: value)).numbers
    }
    return zip(value, change).map { $0 - $1 }
  }

  /// The change that leaves a value unchanged.
  var zero: [Double] {
    switch self {
    case .numbers(let count), .parts(_, let count): Array(repeating: 0, count: count)
    case .matrices: Matrix4.identity.numbers
    }
  }

  /// The value of an additive animation that doesn't change the underlying value.
  var additiveIdentity: [Double] {
    guard case .parts(let first, let count) = self else { return zero }
    return Array(Matrix4.identity.transformParts[first..<first + count])
  }
}

extension BasicEnds {
  init(_ animation: CABasicAnimation, _ target: KeyPathTarget) {
    self.init(
      from: target.reportedNumbers(from: animation.fromValue),
      to: target.reportedNumbers(from: animation.toValue),
      by: target.reportedNumbers(from: animation.byValue), sum: target.sum, isAdditive: animation.isAdditive)
  }
}

extension KeyPathTarget {
  fileprivate var sum: BasicEnds.Sum {
    if resetsOtherComponents, case .transform(let first, let count) = part {
      return .parts(first: first, count: count)
    }
    return kind == .transform ? .matrices : .numbers(numberCount)
  }
}
