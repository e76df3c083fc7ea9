public import QuartzCore

/// A component of a transform to animate: the whole component, or its part along one axis.
public struct TransformComponentMaker<Layer: CALayer, Value: AnimatableValue>: AnimatedProperty {
  /// The builder that the animations are added to.
  public let maker: AnimationsMaker<Layer>
  /// The key path of the component.
  public let keyPath: String

  /// The component along or about the x axis.
  public var x: AnimationMaker<Layer, CGFloat> { axis("x") }
  /// The component along or about the y axis.
  public var y: AnimationMaker<Layer, CGFloat> { axis("y") }
  /// The component along or about the z axis.
  public var z: AnimationMaker<Layer, CGFloat> { axis("z") }

  private func axis(_ name: String) -> AnimationMaker<Layer, CGFloat> {
    AnimationMaker(maker: maker, keyPath: "\(keyPath).\(name)")
  }
}
