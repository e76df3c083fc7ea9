import CoreGraphics
import MotionCore
import QuartzCore

/// The from, to and by values of a basic animation.
struct BasicEnds {
  let from: AnimationValue?
  let to: AnimationValue?
  let by: AnimationValue?

  init(_ animation: CABasicAnimation) throws(AnimationConversionError) {
    try self.init(from: animation.fromValue, to: animation.toValue, by: animation.byValue)
  }

  init(from: Any?, to: Any?, by: Any?) throws(AnimationConversionError) {
    self.from = AnimationValue(from)
    self.to = AnimationValue(to)
    self.by = AnimationValue(by)
    guard Set([self.from, self.to, self.by].compactMap { $0?.form }).count < 2 else { throw .differentTypes }
  }

  /// Whether one end is the underlying value.
  var isOpen: Bool { [from, to, by].count { $0 != nil } < 2 }

  /// Both ends, if two of the three are set; by is ignored if from and to are set.
  var both: (start: AnimationValue, end: AnimationValue)? {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from.adding(by))
    case (nil, let to?, let by?): (to.subtracting(by), to)
    default: nil
    }
  }

  /// Returns the ends for a track.
  func trackValues(isAdditive: Bool) -> TrackValues {
    if let both { return .endpoints(from: .value(both.start.numbers), to: .value(both.end.numbers)) }
    guard let firstEnd = from ?? to ?? by else { return .endpoints(from: .value([]), to: .value([])) }
    let zero = firstEnd.zeroChange.numbers
    let underlying: TrackEnd = isAdditive ? .value(zero) : .underlying(plus: zero)
    if let from { return .endpoints(from: .value(from.numbers), to: underlying) }
    if let to { return .endpoints(from: underlying, to: .value(to.numbers)) }
    return .endpoints(
      from: underlying, to: isAdditive ? .value(firstEnd.numbers) : .underlying(plus: firstEnd.numbers))
  }
}
