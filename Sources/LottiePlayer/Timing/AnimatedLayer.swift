import MotionCore
import QuartzCore

/// A layer of a film, and the animations of its properties, which are made when they are first needed.
///
/// Until its start frame, the layer rests: it shows the same without its animations.
final class AnimatedLayer {
  let layer: CALayer
  /// The first frame after which an animation's value can differ from the layer's own; infinite if none ever does.
  private(set) var startFrame = Double.infinity
  /// Whether animations change more than the look of a shape, such as the layer's position.
  private(set) var movesLayer = false
  private var makers: [() -> CAPropertyAnimation?] = []
  private var madeAnimations: [CAPropertyAnimation] = []
  /// The animated parts of the transform, and their first values.
  private var transformParts: [(index: Int, value: Double)] = []
  /// The layer's own transform, and the one that its animations show at first, which it has while it rests.
  private var transforms: (own: CATransform3D, resting: CATransform3D)?

  init(_ layer: CALayer) { self.layer = layer }

  /// Adds an animation.
  ///
  /// - Parameters:
  ///   - keyPath: The key path.
  ///   - start: The frame until which the animation shows its first value.
  ///   - make: A function that makes the animation, or returns nil if nothing changes after all; it's called once.
  func add(_ keyPath: String, from start: Double, _ make: @escaping () -> CAPropertyAnimation?) {
    startFrame = min(startFrame, start)
    movesLayer = movesLayer || !Self.shapeProperties.contains(keyPath)
    makers.append(make)
  }

  private static let shapeProperties = [
    "path", "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "miterLimit",
    "lineDashPhase",
  ]

  /// Adds the first value of an animated part of the transform.
  ///
  /// - Parameter index: The part's index, in the order of `TransformPart`.
  func addTransformPart(_ index: Int, _ value: Double) { transformParts.append((index, value)) }

  /// All animations, in the order in which they were added.
  var animations: [CAPropertyAnimation] {
    madeAnimations.reserveCapacity(madeAnimations.count + makers.count)
    for make in makers {
      if let animation = make() { madeAnimations.append(animation) }
    }
    makers = []
    return madeAnimations
  }

  /// Whether animations were made. They aren't if nothing changes after all.
  var isAnimated: Bool { !madeAnimations.isEmpty }
}

// MARK: - Rest

extension AnimatedLayer {
  /// Shows the layer as its animations do at first.
  ///
  /// Animations replace parts of the decomposed transform, whose other parts are rounded when it's composed again.
  func rest() {
    guard transforms == nil, !transformParts.isEmpty else { return }
    let own = layer.transform
    var parts = Matrix4(own).transformParts
    for (index, value) in transformParts { parts[index] = value }
    let resting = CATransform3D(Matrix4(transformParts: parts))
    layer.transform = resting
    transforms = (own, resting)
  }

  /// Gives the layer its own transform, on which its animations are based, unless it was changed from outside.
  func endRest() {
    guard let transforms else { return }
    if CATransform3DEqualToTransform(layer.transform, transforms.resting) { layer.transform = transforms.own }
    self.transforms = nil
  }
}
