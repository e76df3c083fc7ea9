import LayerTree
import QuartzCore

/// A property of a view's layer that is about to change in an animation block.
struct PropertyChange {
  let layer: CALayer
  let key: String
  /// The model value before the change.
  let model: AnimatedValue
  /// The start value of the animation.
  let start: AnimatedValue
  /// Whether the animation adds to the running animations of the property.
  let isAdditive: Bool
  /// The sum of the running animations, for transforms, whose order matters.
  private let runningChange: AnimatedValue?

  /// Creates a change; nil for properties that views don't animate.
  init?(of layer: CALayer, _ key: String, fromCurrentState: Bool) {
    guard !Self.immediateKeys.contains(key), let model = layer.animatedValue(forKey: key) else { return nil }
    self.layer = layer
    self.key = key
    self.model = model
    let playing = layer.playingAnimation(forKey: key) as? CAPropertyAnimation
    isAdditive = Self.additiveKeys.contains(key) && playing?.isAdditive ?? true
    runningChange = isAdditive && model.isTransform ? layer.runningChange(forKey: key) : nil
    if isAdditive {
      // Running animations are added anyway, so only a jump within this transaction has to be excluded.
      let usesCurrentState = fromCurrentState && !layer.isAboutToAnimate(key)
      start = usesCurrentState ? layer.committedValue(forKey: key) ?? model : model
    } else {
      let usesCurrentState = fromCurrentState || playing != nil
      start = usesCurrentState ? layer.shownAnimatedValue(forKey: key) ?? model : model
    }
  }

  /// The keys whose animations are additive, according to UIKitBehavioralTests of motion-animator.
  private static let additiveKeys: Set<String> = ["position", "bounds", "transform", "cornerRadius"]

  /// The keys that affect rendering quality and are never animated.
  private static let immediateKeys: Set<String> = [
    "contentsScale", "rasterizationScale", "minificationFilterBias",
  ]
}

// MARK: - After the change

extension PropertyChange {
  /// Returns the tracks from the start value to the layer's current value: one, or one per coordinate if a spring's
  /// velocity differs between the coordinates; none if the value can't be animated.
  func tracks(_ pacing: AnimationPacing) -> [ValueTrack] {
    guard let end = layer.animatedValue(forKey: key) else { return [] }
    let (values, isAdditive) = relative([start, end], to: end)
    guard key == "position", pacing.movesCoordinatesIndependently else {
      return [ValueTrack(layer: layer, key: key, values: values, isAdditive: isAdditive)]
    }
    return ValueTrack.Axis.allCases.map { axis in
      ValueTrack(
        layer: layer, key: key, axis: axis, values: values.map { $0.component(axis.rawValue) },
        isAdditive: isAdditive)
    }
  }

  /// Returns the track through values that the property had at key times.
  func track(through values: [AnimatedValue], keyTimes: [Double], _ mode: CAAnimationCalculationMode)
    -> ValueTrack?
  {
    guard let end = layer.animatedValue(forKey: key) else { return nil }
    let (values, isAdditive) = relative(values, to: end)
    return ValueTrack(
      layer: layer, key: key, values: values, keyTimes: keyTimes, mode: mode, isAdditive: isAdditive)
  }

  /// Returns the values relative to the end value for an additive animation, or unchanged if the animation isn't
  /// additive or a difference doesn't exist.
  private func relative(_ values: [AnimatedValue], to end: AnimatedValue) -> ([AnimatedValue], Bool) {
    var changes = isAdditive ? values.compactMap { $0.change(from: end) } : []
    guard changes.count == values.count else { return (values, false) }
    // Transforms don't commute. The newest animation is applied last, so it's conjugated with the running ones.
    if let runningChange { changes = changes.map { $0.commuted(past: runningChange) } }
    return (changes, true)
  }
}

/// An action that runs a closure after a property has changed.
struct ClosureAction: CAAction {
  let body: () -> Void

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { body() }
}

extension CALayer {
  /// The sum of the running animations of a property; nil if there are none or more wait for the commit.
  fileprivate func runningChange(forKey key: String) -> AnimatedValue? {
    guard isAnimating(key), !isAboutToAnimate(key), let model = committedValue(forKey: key) else {
      return nil
    }
    return shownAnimatedValue(forKey: key)?.change(from: model)
  }

  /// Returns a key for another animation of a property: the property's name, followed by a number from 2 on if it's
  /// in use.
  func unusedKey(for key: String) -> String {
    guard animation(forKey: key) != nil else { return key }
    var number = 2
    while animation(forKey: "\(key)-\(number)") != nil { number += 1 }
    return "\(key)-\(number)"
  }
}
