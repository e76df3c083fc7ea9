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
      _ preset: SpringPreset, under policy: MotionPolicy = .standard, completion: ((Bool) -> Void)? = nil
    ) {
      layer.animate(preset, under: policy, completion: completion)
    }

    /// Plays several presets at once.
    ///
    /// - Parameter completion: Called once, when the last is over; with true if all were played to their end.
    public func animate(
      together presets: [SpringPreset], under policy: MotionPolicy = .standard,
      completion: ((Bool) -> Void)? = nil
    ) {
      layer.animate(together: presets, under: policy, completion: completion)
    }

    /// Plays presets one after the other.
    ///
    /// - Parameter completion: Called once: when the last is over, or as soon as one ends unfinished.
    public func animate(
      inTurn presets: [SpringPreset], under policy: MotionPolicy = .standard,
      completion: ((Bool) -> Void)? = nil
    ) {
      layer.animate(inTurn: presets, under: policy, completion: completion)
    }

    /// Shows a wheel that turns in the middle of the view, in its tint colour; one that's there stays alone.
    public func showLoading() { layer.showLoading(color: tintColor.cgColor) }

    /// Lets the wheel disappear, and takes it away.
    public func hideLoading() { layer.hideLoading() }
  }
#endif
