public import QuartzCore

/// A transition from one screen to another: two layers of the same superlayer, or the views of two controllers.
///
/// The timing function is `easeInOut`. After the presentation, the old screen stays behind the new one, in its final state
/// of the transition. The dismissal restores it.
///
/// ```swift
/// SceneTransition.zoom.present(detail, over: list)
/// SceneTransition.zoom.dismiss(detail, revealing: list) { _ in detail.removeFromSuperlayer() }
/// ```
public enum SceneTransition: Hashable, Sendable, CaseIterable {
  /// The new screen slides up over the old one, which shrinks to 0.8 of its size and fades to half its opacity, in 0.3 s.
  case slide
  /// The new screen fades in while it shrinks from twice its size, and the old one fades out while it shrinks to half, in
  /// 0.4 s.
  case zoom

  /// The duration in seconds.
  public var duration: Double { self == .slide ? 0.3 : 0.4 }

  /// Presents a screen.
  ///
  /// - Parameters:
  ///   - incoming: The new screen, already in place above the old one.
  ///   - outgoing: The old screen.
  ///   - policy: The motion policy. Default: the program's policy, ``MotionPolicy/standard``.
  ///   - completion: Called once when both animations have ended, with true if both ran to their end.
  public func present(
    _ incoming: CALayer, over outgoing: CALayer, under policy: MotionPolicy = .standard,
    completion: ((Bool) -> Void)? = nil
  ) {
    let (above, behind) = placements(travel: travel(of: incoming))
    let end = SharedEnd(of: 2, completion)
    outgoing.animate(behind(direction: .to), under: policy, completion: end.finish)
    incoming.animate(above(direction: .from), under: policy, completion: end.finish)
  }

  /// Dismisses a screen.
  ///
  /// - Parameters:
  ///   - outgoing: The presented screen.
  ///   - incoming: The screen below it.
  ///   - policy: The motion policy. Default: the program's policy, ``MotionPolicy/standard``.
  ///   - completion: Called once when both animations have ended, with true if both ran to their end. Remove the screen
  ///     here.
  public func dismiss(
    _ outgoing: CALayer, revealing incoming: CALayer, under policy: MotionPolicy = .standard,
    completion: ((Bool) -> Void)? = nil
  ) {
    let (above, _) = placements(travel: travel(of: outgoing))
    let end = SharedEnd(of: 2, completion)
    incoming.animate(paced(.move)(direction: .to), under: policy, completion: end.finish)
    outgoing.animate(above(direction: .to), under: policy, completion: end.finish)
  }

  /// Returns the presets of the front screen and the back screen, with their placements.
  private func placements(travel: Double) -> (above: SpringPreset, behind: SpringPreset) {
    switch self {
    case .slide: (paced(.move(y: travel)), paced(.move(scaleX: 0.8, scaleY: 0.8, opacity: 0.5)))
    case .zoom:
      (
        paced(.move(scaleX: 2, scaleY: 2, opacity: 0)), paced(.move(scaleX: 0.5, scaleY: 0.5, opacity: 0))
      )
    }
  }

  private func paced(_ preset: SpringPreset) -> SpringPreset { preset(duration: duration, curve: .easeInOut) }

  private func travel(of screen: CALayer) -> Double { Double((screen.superlayer ?? screen).bounds.height) }
}
