import Requirements

/// A staircase: eased progress is constant in intervals and jumps between them. CSS calls it `steps()`.
///
/// Progress passes `count` intervals of equal length; the position determines at which of their ends it
/// jumps. With a count of 2:
/// ```
///   jumpStart   1   ,─    jumpEnd  1    ,  jumpNone  1  ,─   jumpBoth  1  ,
///               ½  ,┘              ½  ,─┘            0 ─┘             ⅔ ,─┘
///               0  ┘               0 ─┘                               ⅓ ┘
/// ```
public struct StepCurve: Hashable, Sendable {
  /// The position of the jumps.
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

  /// The number of intervals: at least 1, and at least 2 with ``Position/jumpNone``.
  public let count: Int
  /// The ends of the intervals at which progress jumps.
  public let position: Position

  /// Creates a staircase. The default position is the default in CSS.
  ///
  /// - Precondition: `count` is at least 1, and at least 2 if `position` is ``Position/jumpNone``.
  public init(_ count: Int, _ position: Position = .jumpEnd) {
    require(
      count >= position.leastCount, "a staircase needs \(position.leastCount) intervals or more, not \(count)"
    )
    self.count = count
    self.position = position
  }
}

extension StepCurve.Position {
  /// The smallest valid number of intervals.
  var leastCount: Int { self == .jumpNone ? 2 : 1 }
}

extension StepCurve {
  /// The number of jumps from 0 to 1.
  public var jumps: Int {
    switch position {
    case .jumpStart, .jumpEnd: count
    case .jumpNone: count - 1
    // If the sum overflows, one jump less isn't visible.
    case .jumpBoth: count == .max ? count : count + 1
    }
  }

  /// Returns the eased progress at `x`; NaN for NaN.
  ///
  /// - Parameters:
  ///   - x: The progress, clamped to 0…1 first.
  ///   - isBefore: Whether the animation is still before `x`, CSS's *before flag*: at a jump, the result is
  ///     then the lower step.
  public func value(at x: Double, isBefore: Bool = false) -> Double {
    x.isNaN ? x : extrapolatedValue(at: min(max(x, 0), 1), isBefore: isBefore)
  }

  /// Returns the eased progress at any `x`: the stairs continue below 0 and above 1, as in CSS (CSS Easing
  /// Functions Level 2, section 2.3.1).
  public func extrapolatedValue(at x: Double, isBefore: Bool = false) -> Double {
    let position = x * Double(count)
    var step = position.rounded(.down)
    if isBefore && step == position { step -= 1 }
    if self.position == .jumpStart || self.position == .jumpBoth { step += 1 }
    if x >= 0 { step = max(step, 0) }
    if x <= 1 { step = min(step, Double(jumps)) }
    return step / Double(jumps)
  }
}
