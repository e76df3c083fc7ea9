public import QuartzCore
public import MotionCore

extension AnimationEngine {
  /// The engine of the present clock: a stage's within the stage, else that of the display.
  ///
  /// Within a stage it has the stage's time, and ends with the stage. The display's engine belongs to the main thread;
  /// its frames come by the main run loop, and what is started in one turn of it begins at one time.
  ///
  /// - Precondition: Outside a stage, this is the main actor.
  public static var current: AnimationEngine {
    #if !canImport(Darwin)
      if let host = LayerHost.current { return engine(of: host) }
    #endif
    MainActor.preconditionIsolated("outside a stage, animations belong to the main thread")
    return main
  }

  // Used on the main thread alone, as `current` makes sure.
  nonisolated(unsafe) private static let main: AnimationEngine = {
    let clock = TurnClock()
    return AnimationEngine(display: DisplayPacer { clock.now })
  }()

  #if !canImport(Darwin)
    private static func engine(of host: LayerHost) -> AnimationEngine {
      host.companion { HostedEngine(AnimationEngine(display: DisplayPacer { [weak host] in host?.now })) }
        .engine
    }
  #endif
}

/// Ends an engine with the host that it belongs to, whoever else still has it.
private final class HostedEngine {
  let engine: AnimationEngine

  init(_ engine: AnimationEngine) { self.engine = engine }

  deinit { engine.close() }
}

// MARK: - On the current engine

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
