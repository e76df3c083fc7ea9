import Requirements

/// A staircase: eased progress rests, then jumps, at even distances. CSS calls it `steps()`.
///
/// Progress goes through `count` intervals of one length; the position says at which of their ends it jumps.
/// With a count of 2:
/// ```
///   jumpStart   1   ,─    jumpEnd  1    ,  jumpNone  1  ,─   jumpBoth  1  ,
///               ½  ,┘              ½  ,─┘            0 ─┘             ⅔ ,─┘
///               0  ┘               0 ─┘                               ⅓ ┘
/// ```
public struct StepCurve: Hashable, Sendable {
  /// Where the jumps are.
  public enum Position: Hashable, Sendable, CaseIterable {
    /// At the start of each interval: the first jump is at 0.
    case jumpStart
    /// At the end of each interval: the last jump is at 1.
    case jumpEnd
    /// Between intervals only: neither at 0 nor at 1.
    case jumpNone
    /// At both ends of every interval, also at 0 and at 1.
    case jumpBoth
  }

  /// The number of intervals, 1 or more, 2 or more with ``Position/jumpNone``.
  public let count: Int
  /// At which ends of the intervals progress jumps.
  public let position: Position

  /// Creates a staircase; the position's default is CSS's.
  ///
  /// - Precondition: `count` is at least 1, and at least 2 where `position` is ``Position/jumpNone``.
  public init(_ count: Int, _ position: Position = .jumpEnd) {
    require(
      count >= position.leastCount, "a staircase needs \(position.leastCount) intervals or more, not \(count)"
    )
    self.count = count
    self.position = position
  }
}

extension StepCurve.Position {
  /// The fewest intervals that make sense.
  var leastCount: Int { self == .jumpNone ? 2 : 1 }
}

extension StepCurve {
  /// The number of jumps from 0 to 1.
  public var jumps: Int {
    switch position {
    case .jumpStart, .jumpEnd: count
    case .jumpNone: count - 1
    // A sum that doesn't fit is a jump more that no one can see.
    case .jumpBoth: count == .max ? count : count + 1
    }
  }

  /// Returns the eased progress at `x`; NaN for NaN.
  ///
  /// - Parameters:
  ///   - x: Progress; it is brought into 0…1 first.
  ///   - isBefore: Whether progress is on its way to `x` and hasn't begun, CSS's *before flag*: at a jump the step
  ///     below shows.
  public func value(at x: Double, isBefore: Bool = false) -> Double {
    x.isNaN ? x : extrapolatedValue(at: min(max(x, 0), 1), isBefore: isBefore)
  }

  /// Returns the eased progress at any `x`: the stairs go on below 0 and above 1, as CSS has it (CSS Easing
  /// Functions Level 2, section 2.3.1).
  public func extrapolatedValue(at x: Double, isBefore: Bool = false) -> Double {
    let place = x * Double(count)
    var step = place.rounded(.down)
    if isBefore && step == place { step -= 1 }
    if position == .jumpStart || position == .jumpBoth { step += 1 }
    if x >= 0 { step = max(step, 0) }
    if x <= 1 { step = min(step, Double(jumps)) }
    return step / Double(jumps)
  }
}
