extension LottieBackgroundBehavior {
  /// Returns the behavior of views with an engine: ``continuePlaying`` with Core Animation, because layers with animations
  /// cost nothing while they aren't visible; ``pause`` with the other engine.
  public static func `default`(for renderingEngine: RenderingEngine) -> LottieBackgroundBehavior {
    switch renderingEngine {
    case .mainThread: .pause
    case .coreAnimation: .continuePlaying
    }
  }
}
