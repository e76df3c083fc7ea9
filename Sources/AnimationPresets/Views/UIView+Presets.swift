#if canImport(UIKit)
  public import AnimationVocabulary
  public import UIKit

  extension UIView {
    /// Plays a preset on the view's layer.
    ///
    /// - Parameters:
    ///   - preset: The preset.
    ///   - policy: The motion policy. Default: the program's policy, ``MotionPolicy/standard``.
    ///   - completion: A closure that is called once: with true at the end, or with false if the preset is stopped earlier.
    public func animate(
      _ preset: SpringPreset, under policy: MotionPolicy = .standard,
      completion: (@MainActor (Bool) -> Void)? = nil
    ) {
      layer.animate(preset, under: policy, completion: completion.map(uncheckedCall))
    }

    /// Plays several presets simultaneously.
    ///
    /// - Parameters:
    ///   - presets: The presets.
    ///   - policy: The motion policy. Default: the program's policy, ``MotionPolicy/standard``.
    ///   - completion: A closure that is called once at the end of the last preset; its argument tells whether all presets ran
    ///     to their end.
    public func animate(
      together presets: [SpringPreset], under policy: MotionPolicy = .standard,
      completion: (@MainActor (Bool) -> Void)? = nil
    ) {
      layer.animate(together: presets, under: policy, completion: completion.map(uncheckedCall))
    }

    /// Plays presets one after another.
    ///
    /// - Parameters:
    ///   - presets: The presets.
    ///   - policy: The motion policy. Default: the program's policy, ``MotionPolicy/standard``.
    ///   - completion: Called once, with true at the end of the last preset, or with false as soon as one ends unfinished.
    public func animate(
      sequence presets: [SpringPreset], under policy: MotionPolicy = .standard,
      completion: (@MainActor (Bool) -> Void)? = nil
    ) {
      layer.animate(sequence: presets, under: policy, completion: completion.map(uncheckedCall))
    }

    /// Shows a loading indicator in the center of the view, in its tint color. A second call has no effect.
    public func showLoading() { layer.showLoading(color: tintColor.cgColor) }

    /// Fades out the loading indicator and removes it.
    public func hideLoading() { layer.hideLoading() }
  }

  extension Sequence where Element: UIView {
    /// Plays a preset on the layers of several views, with staggered begin times.
    ///
    /// - Parameters:
    ///   - preset: The preset, whose own delay is added.
    ///   - step: The time between the beginnings of two neighbors, in seconds.
    ///   - origin: The views that begin first. Default the first.
    ///   - policy: The motion policy. Default: the program's policy, ``MotionPolicy/standard``.
    ///   - completion: A closure that is called once at the end of the last preset; its argument tells whether all presets ran
    ///     to their end.
    /// - Precondition: `step` is finite and 0 or more.
    @preconcurrency @MainActor
    public func animate(
      _ preset: SpringPreset, staggeredBy step: Double, from origin: StaggerOrigin = .first,
      under policy: MotionPolicy = .standard,
      completion: (@MainActor (Bool) -> Void)? = nil
    ) {
      map(\.layer).animate(
        preset, staggeredBy: step, from: origin, under: policy, completion: completion.map(uncheckedCall))
    }
  }

  /// Converts a function of the main actor to one that the layer can call on the thread of its tree.
  ///
  /// `MainActor.assumeIsolated` requires the main thread, so a test or an export on another thread would trap.
  private func uncheckedCall(_ body: @escaping @MainActor (Bool) -> Void) -> (Bool) -> Void {
    unsafeBitCast(body, to: ((Bool) -> Void).self)
  }
#endif
