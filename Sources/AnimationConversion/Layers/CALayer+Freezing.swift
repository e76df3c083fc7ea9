public import QuartzCore

extension CALayer {
  /// Stops all animations where they are: the model takes what the presentation shows, and the animations are removed.
  ///
  /// Nothing jumps, and an animation from the value underneath starts from what showed. Delegates are told that their
  /// animations stopped unfinished. Without a presentation the animations are removed and the model stays.
  public func freeze() {
    let paths = animatedProperties
    if let presentation = presentation() {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      for path in paths { setValue(presentation.value(forKeyPath: path), forKeyPath: path) }
      CATransaction.commit()
    }
    removeAllAnimations()
  }

  /// The properties that animations of this layer change; whole ones, also where an animation changes a part.
  private var animatedProperties: Set<String> {
    let animations = (animationKeys() ?? []).compactMap { animation(forKey: $0) }
    return animations.reduce(into: []) { $0.formUnion($1.animatedProperties) }
  }
}

extension CAAnimation {
  fileprivate var animatedProperties: Set<String> {
    switch self {
    case let group as CAAnimationGroup:
      return (group.animations ?? []).reduce(into: []) { $0.formUnion($1.animatedProperties) }
    case let animation as CAPropertyAnimation:
      guard let keyPath = animation.keyPath else { return [] }
      // Emitters' cells and filters are named by the first key too; they are lists, changed as a whole.
      return [keyPath.split(separator: ".").first.map(String.init) ?? keyPath]
    default: return []
    }
  }
}
