public import QuartzCore

extension CAMediaTiming where Self: CALayer {
  /// Builds animations of the layer as ``animate(forKey:by:)`` does, adds them, and waits for their end.
  ///
  /// ```swift
  /// if await card.play({ $0.opacity.value(from: 1, to: 0, duration: 0.3) }) { card.removeFromSuperlayer() }
  /// ```
  ///
  /// Cancelling the task removes them; a task that is cancelled already adds none.
  ///
  /// - Parameters:
  ///   - key: What they are added by; default nil, none that is known to you.
  ///   - build: What they are.
  /// - Returns: Whether they came to their end; false when they were removed, replaced or never shown. True where nothing
  ///   was built.
  @discardableResult
  public nonisolated(nonsending) func play(
    forKey key: String? = nil, _ build: (AnimationsMaker<Self>) -> Void
  ) async -> Bool {
    guard !Task.isCancelled else { return false }
    let end = AwaitedEnd()
    let maker = AnimationsMaker(layer: self)
    build(maker)
    guard !maker.isEmpty else { return true }
    let key = key ?? end.key
    maker.onEnd { end.finish($0) }
    CATransaction.begin()
    maker.addToLayer(forKey: key)
    CATransaction.commit()
    let isFinished = await end.value
    if Task.isCancelled, !isFinished { removeAnimation(forKey: key) }
    return isFinished
  }
}

extension AnimationsMaker {
  fileprivate var isEmpty: Bool { animations.isEmpty && transitions.isEmpty }

  /// Calls a closure at the end of all that was built.
  fileprivate func onEnd(_ body: @escaping (Bool) -> Void) {
    if animations.isEmpty, let transition = transitions.last {
      AnimationCallbacks.of(transition).stopped.append(body)
    } else {
      onStopped(body)
    }
  }
}
