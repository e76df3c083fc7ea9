import AnimationVocabulary
import AwaitedEnds
public import QuartzCore

extension CAMediaTiming where Self: CALayer {
  /// Builds animations of the layer, as ``animate(forKey:by:)`` does, adds them, and waits until they have ended.
  ///
  /// ```swift
  /// if await card.play({ $0.opacity.value(from: 1, to: 0, duration: 0.3) }) { card.removeFromSuperlayer() }
  /// ```
  ///
  /// Canceling the task removes the animations. If the task is already canceled, no animations are added.
  ///
  /// - Parameters:
  ///   - key: The key of the animations. Default nil, for a unique key.
  ///   - build: Builds the animations.
  /// - Returns: Whether the animations ran to their end; false if they were removed, replaced or never shown, and true if
  ///   nothing was built.
  @discardableResult
  public nonisolated(nonsending) func play(
    forKey key: String? = nil, _ build: (AnimationsMaker<Self>) -> Void
  ) async -> Bool {
    guard !Task.isCancelled else { return false }
    let end = AwaitedEnd<Bool>()
    let maker = AnimationsMaker(layer: self)
    build(maker)
    guard !maker.isEmpty else { return true }
    let key = key ?? "AnimationBuilder.\(UInt(bitPattern: ObjectIdentifier(end)))"
    maker.onEnd { end.finish($0) }
    CATransaction.begin()
    maker.addToLayer(forKey: key)
    CATransaction.commit()
    let isFinished = await end.value(ifCanceled: false)
    if Task.isCancelled, !isFinished { removeAnimation(forKey: key) }
    return isFinished
  }
}

extension AnimationsMaker {
  fileprivate var isEmpty: Bool { animations.isEmpty && transitions.isEmpty }

  /// Adds a closure that is called when all built animations have ended.
  fileprivate func onEnd(_ body: @escaping (Bool) -> Void) {
    if animations.isEmpty, let transition = transitions.last {
      AnimationCallbacks.of(transition).stopped.append(body)
    } else {
      onStopped(body)
    }
  }
}
