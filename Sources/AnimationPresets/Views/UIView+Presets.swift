#if canImport(UIKit)
  public import UIKit

  extension UIView {
    /// Plays a preset on the view's layer.
    ///
    /// - Parameters:
    ///   - preset: What to play.
    ///   - policy: Whether it may move. Default what holds in the whole program, ``MotionPolicy/standard``.
    ///   - completion: Called once: when it's over, with true, or when it is stopped before, with false.
    public func animate(
      _ preset: SpringPreset, under policy: MotionPolicy = .standard,
      completion: (@MainActor (Bool) -> Void)? = nil
    ) {
      layer.animate(preset, under: policy, completion: completion.map(uncheckedCall))
    }

    /// Plays several presets at once.
    ///
    /// - Parameter completion: Called once, when the last is over; with true if all were played to their end.
    public func animate(
      together presets: [SpringPreset], under policy: MotionPolicy = .standard,
      completion: (@MainActor (Bool) -> Void)? = nil
    ) {
      layer.animate(together: presets, under: policy, completion: completion.map(uncheckedCall))
    }

    /// Plays presets one after the other.
    ///
    /// - Parameter completion: Called once: when the last is over, or as soon as one ends unfinished.
    public func animate(
      inTurn presets: [SpringPreset], under policy: MotionPolicy = .standard,
      completion: (@MainActor (Bool) -> Void)? = nil
    ) {
      layer.animate(inTurn: presets, under: policy, completion: completion.map(uncheckedCall))
    }

    /// Shows a wheel that turns in the middle of the view, in its tint colour; one that's there stays alone.
    public func showLoading() { layer.showLoading(color: tintColor.cgColor) }

    /// Lets the wheel disappear, and takes it away.
    public func hideLoading() { layer.hideLoading() }
  }

  extension Sequence where Element: UIView {
    /// Plays a preset on the layers of several views, one beginning a little after the other.
    ///
    /// - Parameters:
    ///   - preset: What to play; its own delay counts too.
    ///   - step: The seconds from one view's begin to the next one's, 0 or more; anything else counts as 0.
    ///   - policy: Whether they may move.
    ///   - completion: Called once, when all are over; with true if all were played to their end.
    @preconcurrency @MainActor
    public func animate(
      _ preset: SpringPreset, staggeredBy step: Double, under policy: MotionPolicy = .standard,
      completion: (@MainActor (Bool) -> Void)? = nil
    ) {
      map(\.layer).animate(
        preset, staggeredBy: step, under: policy, completion: completion.map(uncheckedCall))
    }
  }

  /// A function of the main actor's for a layer to call on whichever thread its tree belongs to.
  ///
  /// `MainActor.assumeIsolated` would ask for the main thread, and stop a test or an export on another one.
  private func uncheckedCall(_ body: @escaping @MainActor (Bool) -> Void) -> (Bool) -> Void {
    unsafeBitCast(body, to: ((Bool) -> Void).self)
  }
#endif
