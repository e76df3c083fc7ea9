#if canImport(UIKit)
  import UIKit

  extension Springable {
    /// Plays the preset from its placement.
    public func animate() { run(.from) }

    /// Plays the preset from its placement.
    ///
    /// - Parameter completion: Called once, when the preset has ended or was stopped.
    public func animateNext(completion: @escaping @MainActor () -> Void) { run(.from, completion) }

    /// Plays the preset to its placement, where the view stays.
    public func animateTo() { run(.to) }

    /// Plays the preset to its placement, where the view stays.
    ///
    /// - Parameter completion: Called once, when the preset has ended or was stopped.
    public func animateToNext(completion: @escaping @MainActor () -> Void) { run(.to, completion) }

    private func run(_ direction: SpringPreset.Direction, _ completion: (@MainActor () -> Void)? = nil) {
      springSettings.parameters.direction = direction
      springSettings.hasStarted = true
      if springSettings.isHiding {
        springSettings.isHiding = false
        alpha = 1
      }
      animate(springSettings.preset) { _ in completion?() }
    }

    /// Plays the preset if ``autostart`` is true, the view is in a window, and no preset has been played.
    ///
    /// Call this method at the end of `layoutSubviews()` in your own class.
    public func startIfNeeded() {
      guard autostart, !springSettings.hasStarted, window != nil else { return }
      animate()
    }

    /// Hides the view until a preset is played.
    func hideUntilStart() {
      setNeedsLayout()
      guard !springSettings.hasStarted else { return }
      springSettings.isHiding = true
      alpha = 0
    }
  }
#endif
