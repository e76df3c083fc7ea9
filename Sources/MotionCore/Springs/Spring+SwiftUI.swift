import Requirements

// SwiftUI's springs by SwiftUI's names and defaults, each created by an initializer with explicit numbers.

extension Spring {
  /// A spring without bounce and with a perceptual duration of 0.5 s, the default of SwiftUI's `Spring`.
  public static let smooth = smooth()
  /// A spring with a small bounce (0.15) and a perceptual duration of 0.5 s.
  public static let snappy = snappy()
  /// A spring with a larger bounce (0.3) and a perceptual duration of 0.5 s.
  public static let bouncy = bouncy()
  /// The spring of SwiftUI's `Animation.spring`: response 0.5 s, damping ratio 0.825.
  public static let spring = spring()
  /// A spring for values that a finger drags: response 0.15 s, damping ratio 0.86.
  public static let interactiveSpring = interactiveSpring()
  /// A spring for values that a finger drags, in terms of bounce: perceptual duration 0.15 s, bounce 0.15.
  public static let interactive = Spring(perceptualDuration: 0.15, bounce: 0.15)
  /// The spring that returns a scroll view's content from beyond its edge: critically damped, response 0.575
  /// s.
  public static let scrollBounce = Spring(response: 0.575, dampingRatio: 1)
  /// The spring that moves views with the keyboard, UIKit's default for spring timing: mass 3, stiffness
  /// 1000, damping 500.
  ///
  /// Core Animation plays it critically damped; see ``withoutOverdamping``.
  public static let keyboard = Spring(mass: 3, stiffness: 1000, damping: 500)

  /// Returns a spring with a bounce of `extraBounce`.
  ///
  /// - Precondition: As for ``init(perceptualDuration:bounce:)``.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(perceptualDuration: duration, bounce: extraBounce)
  }

  /// Returns a spring with a bounce of 0.15 plus `extraBounce`.
  ///
  /// - Precondition: As for ``init(perceptualDuration:bounce:)``.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(perceptualDuration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring with a bounce of 0.3 plus `extraBounce`.
  ///
  /// - Precondition: As for ``init(perceptualDuration:bounce:)``.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(perceptualDuration: duration, bounce: 0.3 + extraBounce)
  }

  /// Returns a spring with a response and a damping ratio, with the defaults of SwiftUI's `Animation.spring`.
  ///
  /// - Precondition: As for ``init(response:dampingRatio:)``.
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825) -> Spring {
    Spring(response: response, dampingRatio: dampingFraction)
  }

  /// Returns a spring with a response and a damping ratio, with the defaults of SwiftUI's
  /// `Animation.interactiveSpring`.
  ///
  /// SwiftUI's blend duration isn't part of the spring; retarget a motion instead.
  ///
  /// - Precondition: As for ``init(response:dampingRatio:)``.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86
  ) -> Spring {
    Spring(response: response, dampingRatio: dampingFraction)
  }

  /// Returns a spring with physical constants, as in SwiftUI's `Animation.interpolatingSpring`.
  ///
  /// - Precondition: As for ``init(mass:stiffness:damping:)``.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double
  ) -> Spring {
    Spring(mass: mass, stiffness: stiffness, damping: damping)
  }

  /// Returns the spring with a name of SwiftUI or UIKit, ignoring the case of ASCII letters: smooth, snappy,
  /// bouncy, spring, interactiveSpring, interactive, scrollBounce or keyboard. Nil for any other name.
  public static func named(_ name: String) -> Spring? {
    func matches(_ other: String) -> Bool {
      name.utf8.elementsEqual(other.utf8) { $0 == $1 || ($0 | 0x20 == $1 | 0x20 && $0 & 0x40 != 0) }
    }
    let springs: [(name: String, spring: Spring)] = [
      ("smooth", smooth), ("snappy", snappy), ("bouncy", bouncy), ("spring", spring),
      ("interactiveSpring", interactiveSpring), ("interactive", interactive),
      ("scrollBounce", scrollBounce), ("keyboard", keyboard),
    ]
    return springs.first { matches($0.name) }?.spring
  }
}

// MARK: - Values reported by SwiftUI

extension Spring {
  /// The stiffness that SwiftUI's `Spring.stiffness` reports, in mass per second squared.
  ///
  /// SwiftUI stores the decay *β* and √|ω₀² − β²| and adds their squares. That is the stiffness up to
  /// critical damping but ω₀²·(2ζ² − 1) above it, although the spring moves by the true one.
  public var stiffnessReportedBySwiftUI: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? stiffness : stiffness * (2 * ratio * ratio - 1)
  }

  /// Returns the time in seconds after which SwiftUI considers the spring at rest, which differs from Core
  /// Animation's.
  ///
  /// - Below critical damping: −ln(ε/(|d·β − v| + |d|))/β with *β* = c/2m. Infinite without damping.
  /// - At critical damping and above: the first multiple of 0.1 s, accumulated by addition, at which the
  ///   distance is below ε.
  ///
  /// - Parameters:
  ///   - distance: The distance *d* of the target.
  ///   - velocity: The initial velocity *v*, positive toward the target, in the unit of the distance per
  ///     second.
  ///   - threshold: ε, in the unit of the distance.
  /// - Precondition: `distance` and `velocity` are finite, and `threshold` is above 0.
  public func swiftUISettlingDuration(
    distance: Double = 1, velocity: Double = 0, threshold: Double = Spring.settlingThreshold
  ) -> Double {
    require(
      distance.isFinite && velocity.isFinite,
      "a spring's distance and velocity must be finite, not \(distance) and \(velocity)")
    require(threshold > 0, "a settling threshold must be above 0, not \(threshold)")
    let motion = motion(from: distance, velocity: -velocity)
    guard motion.rates.regime == .underdamped, dampingRatio < 1 else {
      return motion.firstSettledTenth(within: threshold)
    }
    let decay = motion.rates.decay
    guard decay > 0 else { return .infinity }
    let reach = abs(distance * decay - velocity) + abs(distance)
    return max(0, (Elementary.log(reach) - Elementary.log(threshold)) / decay)
  }
}
