public import QuartzCore
public import MotionCore

extension AnimationEngine {
  /// The engine of the current stage inside a stage's `perform`, otherwise the engine of the display.
  ///
  /// The engine of a stage has the stage's time and ends with the stage. The engine of the display belongs to the main
  /// thread and gets its frames from the main run loop. Animations that are started in the same iteration of the run loop
  /// begin at the same time.
  ///
  /// - Precondition: Outside of a stage, the caller is on the main actor.
  public static var current: AnimationEngine {
    #if !canImport(Darwin)
      if let host = LayerHost.current { return engine(of: host) }
    #endif
    MainActor.preconditionIsolated("outside of a stage, animations belong to the main thread")
    return main
  }

  // Used only on the main thread, as `current` checks.
  nonisolated(unsafe) private static let main: AnimationEngine = {
    let clock = RunLoopClock()
    return AnimationEngine(display: DisplayDriver { clock.now })
  }()

  #if !canImport(Darwin)
    private static func engine(of host: LayerHost) -> AnimationEngine {
      host.companion { HostedEngine(AnimationEngine(display: DisplayDriver { [weak host] in host?.now })) }
        .engine
    }
  #endif
}

/// Closes an engine together with its host, even if the engine is still retained elsewhere.
private final class HostedEngine {
  let engine: AnimationEngine

  init(_ engine: AnimationEngine) { self.engine = engine }

  deinit { engine.close() }
}

// MARK: - The current engine

extension AnimationEngine {
  /// Starts an animation on the current engine; see ``animate(duration:delay:easing:options:animations:completion:)-method``.
  @discardableResult
  public static func animate(
    duration: CFTimeInterval, delay: CFTimeInterval = 0, easing: Easing = .linear, options: Options = [],
    animations: @escaping (_ progress: Double) -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) -> AnimationID {
    current.animate(
      duration: duration, delay: delay, easing: easing, options: options, animations: animations,
      completion: completion)
  }

  /// Starts a spring on the current engine; see ``animate(spring:delay:animations:completion:)-method``.
  @discardableResult
  public static func animate(
    spring: Spring, delay: CFTimeInterval = 0,
    animations: @escaping (_ progress: Double) -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) -> AnimationID {
    current.animate(spring: spring, delay: delay, animations: animations, completion: completion)
  }

  /// Starts a spring on the current engine; see ``animate(damping:stiffness:mass:delay:animations:completion:)-method``.
  @discardableResult
  public static func animate(
    damping: Double, stiffness: Double, mass: Double, delay: CFTimeInterval = 0,
    animations: @escaping (_ progress: Double) -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) -> AnimationID? {
    current.animate(
      damping: damping, stiffness: stiffness, mass: mass, delay: delay, animations: animations,
      completion: completion)
  }

  /// Cancels an animation of the current engine; see ``cancel(_:)``.
  public static func cancel(_ id: AnimationID) { current.cancel(id) }
}
