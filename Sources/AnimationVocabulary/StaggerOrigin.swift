public import QuartzCore
import Requirements

/// The items of a staggered animation that begin first.
///
/// Every library that animates several layers takes the time between two of them as `staggeredBy` and an origin as `from`:
///
/// ```swift
/// rows.animate(.fadeInUp, staggeredBy: 0.05)                     // AnimationPresets
/// rows.animate(chain: .tada, staggeredBy: 0.05, from: .center)   // AnimationChain
/// ```
///
/// ``delays(count:staggeredBy:)`` returns the same delays for animations of your own.
public enum StaggerOrigin: Hashable, Sendable, CaseIterable {
  /// The first item, then the others in order.
  case first
  /// The last item, then the others in reverse order.
  case last
  /// The items in the middle, then outward.
  case center
  /// The items at both ends, then inward.
  case edges
}

extension StaggerOrigin {
  /// Returns the delay of each item in seconds, in the order of the items.
  ///
  /// ```swift
  /// for (card, delay) in zip(cards, StaggerOrigin.center.delays(count: cards.count, staggeredBy: 0.05)) {
  ///   AnimationEngine.animate(duration: 0.3, delay: delay) { card.opacity = Float($0) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of items, 0 or more.
  ///   - step: The time in seconds between the beginnings of two neighbors.
  /// - Precondition: `step` is finite and 0 or more.
  public func delays(count: Int, staggeredBy step: CFTimeInterval) -> [CFTimeInterval] {
    require(step >= 0 && step.isFinite, "a stagger must be finite and 0 or more, not \(step) s")
    return (0..<count).map { step * steps(of: $0, count: count) }
  }

  /// The number of steps between the earliest item and the item at an index, a multiple of one half.
  private func steps(of index: Int, count: Int) -> Double {
    let middle = Double(count - 1) / 2
    let distance = abs(Double(index) - middle)
    switch self {
    case .first: return Double(index)
    case .last: return Double(count - 1 - index)
    // With an even count, the two items in the middle begin together.
    case .center: return distance - (count.isMultiple(of: 2) ? 0.5 : 0)
    case .edges: return middle - distance
    }
  }
}
