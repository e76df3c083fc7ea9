public import QuartzCore

/// A part of a transform that is about to be animated: whole, or along one axis.
public struct TransformPartMaker<Layer: CALayer, Value: AnimatableValue>: AnimatedProperty {
  /// What takes the animations.
  public let maker: AnimationsMaker<Layer>
  /// The key path, from the layer.
  public let keyPath: String

  /// The part along, or about, the x axis.
  public var x: AnimationMaker<Layer, CGFloat> { axis("x") }
  /// The part along, or about, the y axis.
  public var y: AnimationMaker<Layer, CGFloat> { axis("y") }
  /// The part along, or about, the z axis.
  public var z: AnimationMaker<Layer, CGFloat> { axis("z") }

  private func axis(_ name: String) -> AnimationMaker<Layer, CGFloat> {
    AnimationMaker(maker: maker, keyPath: "\(keyPath).\(name)")
  }
}
