import QuartzCore

// Transitions of the program between background and foreground, which a view observes.

extension LottieAnimationLayer {
  /// Interrupts or suspends playback according to a behavior, when the program enters the background.
  ///
  /// With ``LottieBackgroundBehavior/pauseAndRestore``, playback resumes with
  /// ``updateAnimationForForegroundState(wasWaitingToPlayAnimation:backgroundBehavior:)``.
  public func updateAnimationForBackgroundState(backgroundBehavior: LottieBackgroundBehavior) {
    guard isAnimationPlaying else { return }
    switch backgroundBehavior {
    case .continuePlaying: break
    case .stop: show(playback.first)
    case .pause: pause()
    case .forceFinish: show(playback.last)
    case .pauseAndRestore: suspend()
    }
  }

  /// Resumes playback that was suspended, when the program returns to the foreground.
  ///
  /// - Parameters:
  ///   - wasWaitingToPlayAnimation: Ignored; a parameter of lottie-ios.
  ///   - backgroundBehavior: Ignored; a parameter of lottie-ios.
  public func updateAnimationForForegroundState(
    wasWaitingToPlayAnimation: Bool, backgroundBehavior: LottieBackgroundBehavior
  ) {
    guard isSuspended else { return }
    isSuspended = false
    setNeedsLayout()
  }
}
