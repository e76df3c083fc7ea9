import QuartzCore

extension LottieAnimationLayer {
  /// Plays or shows a replacement for playback if motion is reduced or there is no animation.
  ///
  /// - Returns: Whether there is a replacement, which then calls the completion.
  func replacesPlayback(completion: LottieCompletionBlock?) -> Bool {
    guard animation != nil else {
      completion?(false)
      return true
    }
    let mode = configuration.reducedMotionOption.currentReducedMotionMode
    guard mode != .standardMotion else { return false }
    if let marker = shownAnimation.reducedMotionMarker {
      let end = shownAnimation.clampedFrame(marker.frame + marker.duration)
      play(shownAnimation.clampedFrame(marker.frame), to: end, completion: completion)
      return true
    }
    guard mode == .disabledMotion else { return false }
    show(shownAnimation.endFrame)
    completion?(true)
    return true
  }
}

extension LottieAnimation {
  /// The marker of the segment that replaces other playback if motion is reduced; nil if there is
  /// none.
  var reducedMotionMarker: MarkerModel? {
    document.markers.first { marker in
      let letters = marker.name.lowercased().filter { !" -_".contains($0) }
      return letters == "reducedmotion"
    }
  }
}
