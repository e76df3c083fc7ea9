package import QuartzCore

extension LottieAnimationLayer {
  /// Adds a layer to one of the animation's layers, with which it moves.
  ///
  /// It's added again whenever the animation's layers are rebuilt.
  ///
  /// - Returns: Whether the key path matches a layer that draws anything.
  @discardableResult
  package func attach(_ layer: CALayer, at keypath: AnimationKeypath) -> Bool {
    buildIfNeeded()
    guard let target = builtLayer(at: keypath) else { return false }
    attachments.removeAll { $0.layer === layer }
    attachments.append((keypath, layer))
    target.addSublayer(layer)
    return true
  }

  /// Returns whether a key path matches a layer that draws anything.
  package func hasDrawnLayer(at keypath: AnimationKeypath) -> Bool {
    buildIfNeeded()
    return builtLayer(at: keypath) != nil
  }

  /// Detaches a layer that ``attach(_:at:)`` added, without removing it from its superlayer.
  package func detach(_ layer: CALayer) { attachments.removeAll { $0.layer === layer } }

  /// Adds the attached layers to newly built ones.
  func addAttachments() {
    for attachment in attachments { builtLayer(at: attachment.keypath)?.addSublayer(attachment.layer) }
  }
}
