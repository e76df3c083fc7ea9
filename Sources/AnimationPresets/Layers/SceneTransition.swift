public import QuartzCore

/// How one screen takes the place of another: two layers of one superlayer, or the views of two controllers.
///
/// All of it is paced by `easeInOut`. Presented, the former screen stays behind as the transition leaves it; dismissed, it
/// comes back.
///
/// ```swift
/// SceneTransition.zoom.present(detail, over: list)
/// SceneTransition.zoom.dismiss(detail, revealing: list) { _ in detail.removeFromSuperlayer() }
/// ```
public enum SceneTransition: Hashable, Sendable, CaseIterable {
  /// The new one slides up over the former, which shrinks to 0.8 and gets half transparent; 0.3 s.
  case slide
  /// The new one appears while it shrinks from twice its size, the former disappears while it shrinks to half; 0.4 s.
  case zoom

  /// How long it takes, in seconds.
  public var duration: Double { self == .slide ? 0.3 : 0.4 }

  /// Brings a screen in.
  ///
  /// - Parameters:
  ///   - incoming: The new screen, in place already and above the former.
  ///   - outgoing: The former screen.
  ///   - policy: Whether they may move. Default what holds in the whole program.
  ///   - completion: Called once, at the end of both, with whether they came to it.
  public func present(
    _ incoming: CALayer, over outgoing: CALayer, under policy: MotionPolicy = .standard,
    completion: ((Bool) -> Void)? = nil
  ) {
    let (above, behind) = placements(travel: travel(of: incoming))
    let end = SharedEnd(of: 2, completion)
    outgoing.animate(behind(direction: .to), under: policy, completion: end.settle)
    incoming.animate(above(direction: .from), under: policy, completion: end.settle)
  }

  /// Takes a screen away and brings the former back.
  ///
  /// - Parameters:
  ///   - outgoing: The screen that was presented.
  ///   - incoming: The former screen, below it.
  ///   - policy: Whether they may move. Default what holds in the whole program.
  ///   - completion: Called once, at the end of both, with whether they came to it; take the screen away then.
  public func dismiss(
    _ outgoing: CALayer, revealing incoming: CALayer, under policy: MotionPolicy = .standard,
    completion: ((Bool) -> Void)? = nil
  ) {
    let (above, _) = placements(travel: travel(of: outgoing))
    let end = SharedEnd(of: 2, completion)
    incoming.animate(paced(.move)(direction: .to), under: policy, completion: end.settle)
    outgoing.animate(above(direction: .to), under: policy, completion: end.settle)
  }

  /// Where the screen above comes from and goes to, and where the one behind it is.
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
