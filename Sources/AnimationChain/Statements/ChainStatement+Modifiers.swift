import CoreGraphics
public import MotionCore
public import QuartzCore
import Requirements

// Modifiers change the operation before them, and nothing where there is none.

extension ChainStatement {
  /// Sets the length of the operation in seconds. Without one, springs take as long as they settle, others the
  /// transaction's duration: 0.25 s.
  ///
  /// - Precondition: `duration` is finite and 0 or more; 0 means none.
  public func duration(_ duration: CFTimeInterval) -> ChainStatement {
    require(duration >= 0 && duration.isFinite, "an operation can't take \(duration) s")
    return changingLast { $0.duration = duration }
  }

  /// Paces the operation; a spring's time then runs along the function. An easing set before is gone.
  public func timingFunction(_ function: CAMediaTimingFunction) -> ChainStatement {
    changingLast { operation in
      operation.timingFunction = function
      if case .easing = operation.motion { operation.motion = .basic }
    }
  }

  /// Makes the operation a basic animation.
  ///
  /// - Parameter function: Its pacing; nil keeps the one that was set, the `default` one where none was.
  public func basic(_ function: CAMediaTimingFunction? = nil) -> ChainStatement {
    changingLast { operation in
      operation.motion = .basic
      if let function { operation.timingFunction = function }
    }
  }

  /// Makes the operation a spring, with Core Animation's constants unless others are given.
  ///
  /// - Precondition: `mass` and `stiffness` are above 0 and finite, `damping` is 0 or more.
  public func spring(
    mass: CGFloat = 1, stiffness: CGFloat = 100, damping: CGFloat = 10
  ) -> ChainStatement {
    let spring = Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
    return changingLast { $0.motion = .spring(spring) }
  }

  /// Lets the operation follow an easing instead of a timing function.
  public func easing(_ easing: Easing) -> ChainStatement { changingLast { $0.motion = .easing(easing) } }

  /// Lets the operation bounce (Penner's bounce).
  public func bounce(easing direction: Easing.Direction) -> ChainStatement {
    easing(.pennerBounce(direction))
  }

  /// Lets the operation swing around its end (Penner's elastic).
  public func elastic(easing direction: Easing.Direction) -> ChainStatement {
    easing(.pennerElastic(direction))
  }

  /// Swings at the start.
  public var easeInElastic: ChainStatement { elastic(easing: .in) }
  /// Swings at the end.
  public var easeOutElastic: ChainStatement { elastic(easing: .out) }
  /// Swings in the middle.
  public var easeInOutElastic: ChainStatement { elastic(easing: .inOut) }
  /// Bounces at the start.
  public var easeInBounce: ChainStatement { bounce(easing: .in) }
  /// Bounces at the end.
  public var easeOutBounce: ChainStatement { bounce(easing: .out) }
  /// Bounces at both ends.
  public var easeInOutBounce: ChainStatement { bounce(easing: .inOut) }
  /// Falls, and is at the end after 0.447661 of the duration.
  public var gravity: ChainStatement { easing(.gravity) }
}

// MARK: - Completion

extension ChainStatement {
  /// Lets `body` be called once when the operation has ended, or the statement was stopped before.
  ///
  /// - Parameter body: Takes whether it played to its end.
  public func complete(_ body: @escaping (_ isFinished: Bool) -> Void) -> ChainStatement {
    changingLast { $0.completions.append(body) }
  }

  /// Sets the object whose method ``complete(_:)-(Selector)`` names; it isn't kept alive.
  public func target(_ target: AnyObject?) -> ChainStatement {
    changingLast { $0.target = WeakObject(target) }
  }

  /// Lets a method of the ``target(_:)`` be called without an argument when the operation has ended.
  ///
  /// - Precondition: There is a target when it's called or it's gone, and the selector names a method of it.
  public func complete(_ selector: Selector) -> ChainStatement {
    changingLast { operation in
      let target = operation.target
      require(target != nil, "set a target before the selector \(selector) that it's to perform")
      operation.completions.append { _ in target?.perform(selector, with: nil) }
    }
  }
}
