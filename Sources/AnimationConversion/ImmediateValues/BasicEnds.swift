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
    (self, _) = try BasicEnds(
      from: AnimationValue(from), to: AnimationValue(to), by: AnimationValue(by)
    ).inCommonForm(with: nil)
  }

  private init(from: AnimationValue?, to: AnimationValue?, by: AnimationValue?) {
    (self.from, self.to, self.by) = (from, to, by)
  }

  /// Returns the ends and an underlying value in the form in which they are interpolated.
  func inCommonForm(
    with base: AnimationValue?
  ) throws(AnimationConversionError) -> (ends: BasicEnds, base: AnimationValue?) {
    var values = try [from, to, by, base].compactMap(\.self).inCommonForm()[...]
    func next(_ value: AnimationValue?) -> AnimationValue? { value == nil ? nil : values.removeFirst() }
    let ends = BasicEnds(from: next(from), to: next(to), by: next(by))
    return (ends, next(base))
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
