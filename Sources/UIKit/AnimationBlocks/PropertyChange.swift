import LayerTree
import QuartzCore

/// A property of a view's layer that is about to change inside a block of animations.
struct PropertyChange {
  let layer: CALayer
  let key: String
  /// The model's value before the change.
  let model: AnimatedValue
  /// What an animation of it begins with.
  let start: AnimatedValue
  /// Whether the animation adds to those that run already.
  let isAdditive: Bool
  /// What those add that run already, where the order counts.
  private let runningChange: AnimatedValue?

  /// Returns nil where the property isn't one that views animate.
  init?(of layer: CALayer, _ key: String, fromCurrentState: Bool) {
    guard !Self.immediateKeys.contains(key), let model = layer.animatedValue(forKey: key) else { return nil }
    self.layer = layer
    self.key = key
    self.model = model
    let playing = layer.playingAnimation(forKey: key) as? CAPropertyAnimation
    isAdditive = Self.additiveKeys.contains(key) && playing?.isAdditive ?? true
    runningChange = isAdditive && model.isTransform ? layer.runningChange(forKey: key) : nil
    if isAdditive {
      // What runs already is added anyway: only a jump in this transaction is left out.
      let isShown = fromCurrentState && !layer.isAboutToAnimate(key)
      start = isShown ? layer.committedValue(forKey: key) ?? model : model
    } else {
      let isShown = fromCurrentState || playing != nil
      start = isShown ? layer.presentation()?.animatedValue(forKey: key) ?? model : model
    }
  }

  /// The keys whose animations add up: UIKitBehavioralTests of motion-animator.
  private static let additiveKeys: Set<String> = ["position", "bounds", "transform", "cornerRadius"]

  /// The keys that say how something is drawn rather than where or what.
  private static let immediateKeys: Set<String> = [
    "contentsScale", "rasterizationScale", "minificationFilterBias",
  ]
}

// MARK: - After the change

extension PropertyChange {
  /// The way from the start to the value that the layer has now: one course, or one for each coordinate of a point that
  /// a spring sends off with a velocity of its own; none where the value is no number.
  func tracks(_ pacing: AnimationPacing) -> [ValueTrack] {
    guard let end = layer.animatedValue(forKey: key) else { return [] }
    let (values, isAdditive) = relative([start, end], to: end)
    guard key == "position", pacing.movesCoordinatesApart else {
      return [ValueTrack(layer: layer, key: key, values: values, isAdditive: isAdditive)]
    }
    return ValueTrack.Axis.allCases.map { axis in
      ValueTrack(
        layer: layer, key: key, axis: axis, values: values.map { $0.component(axis.rawValue) },
        isAdditive: isAdditive)
    }
  }

  /// The course through values that the property had at key times.
  func track(through values: [AnimatedValue], keyTimes: [Double], _ mode: CAAnimationCalculationMode)
    -> ValueTrack?
  {
    guard let end = layer.animatedValue(forKey: key) else { return nil }
    let (values, isAdditive) = relative(values, to: end)
    return ValueTrack(
      layer: layer, key: key, values: values, keyTimes: keyTimes, mode: mode, isAdditive: isAdditive)
  }

  /// Values as an animation takes them: themselves where it isn't additive, or where one of them can't be told by what
  /// it adds.
  private func relative(_ values: [AnimatedValue], to end: AnimatedValue) -> ([AnimatedValue], Bool) {
    var changes = isAdditive ? values.compactMap { $0.change(from: end) } : []
    guard changes.count == values.count else { return (values, false) }
    // Transforms don't commute, and the newest is applied last: it has to get past those that run.
    if let runningChange { changes = changes.map { $0.passing(runningChange) } }
    return (changes, true)
  }
}

/// What does something once a property has changed.
struct ClosureAction: CAAction {
  let body: () -> Void

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { body() }
}

extension CALayer {
  /// What runningChange animations add to a property; nil where there are none, or where more wait for the commit.
  fileprivate func runningChange(forKey key: String) -> AnimatedValue? {
    guard isAnimating(key), !isAboutToAnimate(key), let model = committedValue(forKey: key) else {
      return nil
    }
    return presentation()?.animatedValue(forKey: key)?.change(from: model)
  }

  /// The key for one more animation of a property: the property's own, then with numbers from 2 on.
  func unusedKey(for key: String) -> String {
    guard animation(forKey: key) != nil else { return key }
    var number = 2
    while animation(forKey: "\(key)-\(number)") != nil { number += 1 }
    return "\(key)-\(number)"
  }
}
