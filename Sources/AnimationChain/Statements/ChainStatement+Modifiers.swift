import CoreGraphics
public import MotionCore
public import QuartzCore
import Requirements

// Modifiers change the operation before them. Without one they have no effect.

extension ChainStatement {
  /// Sets the duration of the operation in seconds. The default is the settling duration for a spring and the transaction's
  /// duration, 0.25 s, for any other animation.
  ///
  /// - Precondition: `duration` is finite and 0 or more; 0 restores the default.
  public func duration(_ duration: CFTimeInterval) -> ChainStatement {
    require(duration >= 0 && duration.isFinite, "a duration must be finite and 0 or more, not \(duration) s")
    return modifyingLastOperation { $0.duration = duration }
  }

  /// Makes the operation a basic animation.
  ///
  /// - Parameter function: The timing function; nil keeps the current one, which is initially `default`.
  public func basic(_ function: CAMediaTimingFunction? = nil) -> ChainStatement {
    modifyingLastOperation { operation in
      operation.motion = .basic
      if let function { operation.timingFunction = function }
    }
  }

  /// Makes the operation a spring, with Core Animation's constants by default.
  ///
  /// - Precondition: `mass` and `stiffness` are finite and above 0, `damping` is 0 or more.
  public func spring(
    mass: CGFloat = 1, stiffness: CGFloat = 100, damping: CGFloat = 10
  ) -> ChainStatement {
    let spring = Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
    return modifyingLastOperation { $0.motion = .spring(spring) }
  }

  /// Lets the operation bounce (Penner's bounce).
  public func bounce(easing direction: Easing.Direction) -> ChainStatement {
    easing(.pennerBounce(direction))
  }

  /// Makes the operation oscillate around its end value (Penner's elastic).
  public func elastic(easing direction: Easing.Direction) -> ChainStatement {
    easing(.pennerElastic(direction))
  }
}

extension ChainStatement: TimingFunctionModifiers, EasingModifiers {
  /// Sets the timing function of the operation, which replaces an easing. A spring's time then follows the function.
  public func timingFunction(_ function: CAMediaTimingFunction) -> ChainStatement {
    modifyingLastOperation { operation in
      operation.timingFunction = function
      if case .easing = operation.motion { operation.motion = .basic }
    }
  }

  /// Makes the operation follow an easing instead of a timing function.
  public func easing(_ easing: Easing) -> ChainStatement {
    modifyingLastOperation { $0.motion = .easing(easing) }
  }
}

// MARK: - Completion

extension ChainStatement {
  /// Adds a closure that is called once, when the operation has ended or the statement was stopped earlier.
  ///
  /// - Parameter body: Receives whether the operation ran to its end.
  public func complete(_ body: @escaping (_ isFinished: Bool) -> Void) -> ChainStatement {
    modifyingLastOperation { $0.completions.append(body) }
  }

  /// Sets the object that performs the selector of ``complete(_:)-(Selector)``; it isn't retained.
  public func target(_ target: AnyObject?) -> ChainStatement {
    modifyingLastOperation { $0.target = WeakObject(target) }
  }

  /// Adds a method of the ``target(_:)`` that is called without an argument when the operation has ended.
  ///
  /// - Precondition: A target is set, and the selector names a method of it. A target that was released in the meantime
  ///   isn't called.
  public func complete(_ selector: Selector) -> ChainStatement {
    modifyingLastOperation { operation in
      let target = operation.target
      require(target != nil, "the selector \(selector) has no target: set one with target(_:) before")
      operation.completions.append { _ in target?.perform(selector, with: nil) }
    }
  }
}
