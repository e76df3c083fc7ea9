import CoreGraphics
import MotionCore

/// The two ends of a basic animation, from whichever of its from, to and by values are set.
struct BasicEnds {
  private let from: [Double]?
  private let to: [Double]?
  private let by: [Double]?
  private let target: KeyPathTarget
  private let isAdditive: Bool

  init(_ animation: CABasicAnimation, _ target: KeyPathTarget) {
    from = target.numbers(from: animation.fromValue)
    to = target.numbers(from: animation.toValue)
    by = target.numbers(from: animation.byValue)
    self.target = target
    isAdditive = animation.isAdditive
  }

  /// Whether no end is given.
  var isEmpty: Bool { from == nil && to == nil && by == nil }

  /// The ends as a track takes them; a value of the wrong type counts as not set.
  var trackValues: TrackValues {
    switch (from, to, by) {
    case (let from?, let to?, _): .endpoints(from: .value(from), to: .value(to))
    case (let from?, nil, let by?): .endpoints(from: .value(from), to: .value(sum(by, from)))
    case (nil, let to?, let by?): .endpoints(from: .value(difference(to, by)), to: .value(to))
    case (let from?, nil, nil): .endpoints(from: .value(from), to: underlying)
    case (nil, let to?, nil): .endpoints(from: underlying, to: .value(to))
    case (nil, nil, let by?):
      .endpoints(from: underlying, to: isAdditive ? .value(sum(by, nothing)) : .underlying(plus: by))
    case (nil, nil, nil): .endpoints(from: underlying, to: underlying)
    }
  }

  /// The value underneath, without change. What an additive animation adds to it is nothing.
  private var underlying: TrackEnd { isAdditive ? .value(nothing) : .underlying(plus: noChange) }

  private var isMatrix: Bool { target.kind == .transform }

  /// What leaves a value as it is when it's added to it.
  private var noChange: [Double] {
    isMatrix ? Matrix4.identity.numbers : Array(repeating: 0, count: target.numberCount)
  }

  /// What an additive animation shows as long as it adds nothing.
  private var nothing: [Double] { target.neutralParts ?? noChange }

  private func sum(_ change: [Double], _ value: [Double]) -> [Double] {
    if isMatrix { return (Matrix4(numbers: change) * Matrix4(numbers: value)).numbers }
    return zip(value, change).map { $0 + $1 }
  }

  private func difference(_ value: [Double], _ change: [Double]) -> [Double] {
    if isMatrix {
      return ((Matrix4(numbers: change).inverse ?? .identity) * Matrix4(numbers: value)).numbers
    }
    return zip(value, change).map { $0 - $1 }
  }
}
