import CoreGraphics
import MotionCore

/// The two ends of a basic animation, from whichever of its from, to and by values are set.
struct BasicEnds {
  /// How values are added to each other.
  enum Sum {
    /// So many numbers, one by one.
    case numbers(Int)
    /// Transforms, by concatenation.
    case matrices
    /// Some parts of transforms, the others being the identity's: number by number, and then concatenated with what
    /// lies underneath.
    case parts(first: Int, count: Int)
  }

  let from: [Double]?
  let to: [Double]?
  let by: [Double]?
  let sum: Sum
  let isAdditive: Bool

  /// Whether no end is given.
  var isEmpty: Bool { from == nil && to == nil && by == nil }

  /// The ends as a track takes them; a value of the wrong type counts as not set.
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
        to: isAdditive ? .value(sum.adding(by, to: sum.nothing)) : .underlying(plus: by))
    case (nil, nil, nil): .endpoints(from: underlying, to: underlying)
    }
  }

  /// The value underneath, without change. What an additive animation adds to it is nothing.
  private var underlying: TrackEnd { isAdditive ? .value(sum.nothing) : .underlying(plus: sum.noChange) }
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

  /// What leaves a value as it is when it's added to it.
  var noChange: [Double] {
    switch self {
    case .numbers(let count), .parts(_, let count): Array(repeating: 0, count: count)
    case .matrices: Matrix4.identity.numbers
    }
  }

  /// What an additive animation shows as long as it adds nothing.
  var nothing: [Double] {
    guard case .parts(let first, let count) = self else { return noChange }
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
    if isAlone, case .transform(let first, let count) = part { return .parts(first: first, count: count) }
    return kind == .transform ? .matrices : .numbers(numberCount)
  }
}
