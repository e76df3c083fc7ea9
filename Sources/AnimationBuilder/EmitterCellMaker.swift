public import QuartzCore

/// A named cell of an emitter layer, with its properties to animate.
///
/// ```swift
/// fire.animate { $0.cell("spark").birthRate.value(from: 0, to: 80, duration: 2) }
/// ```
public struct EmitterCellMaker<Layer: CAEmitterLayer> {
  let maker: AnimationsMaker<Layer>
  let keyPath: String

  /// Returns the cell with a name that this cell's particles emit.
  public func cell(_ name: String) -> EmitterCellMaker<Layer> {
    EmitterCellMaker(maker: maker, keyPath: "\(keyPath).emitterCells.\(name)")
  }

  private func property<Value>(_ key: String) -> AnimationMaker<Layer, Value> {
    AnimationMaker(maker: maker, keyPath: "\(keyPath).\(key)")
  }
}

// MARK: - Emission and motion

extension EmitterCellMaker {
  /// The number of particles per second; default 0.
  public var birthRate: AnimationMaker<Layer, Float> { property("birthRate") }
  /// The lifetime of a particle, in seconds; default 0.
  public var lifetime: AnimationMaker<Layer, Float> { property("lifetime") }
  /// The range of lifetimes about the mean; default 0.
  public var lifetimeRange: AnimationMaker<Layer, Float> { property("lifetimeRange") }
  /// The angle of emission from the z axis, in radians; default 0.
  public var emissionLatitude: AnimationMaker<Layer, CGFloat> { property("emissionLatitude") }
  /// The angle of emission in the plane, in radians; default 0.
  public var emissionLongitude: AnimationMaker<Layer, CGFloat> { property("emissionLongitude") }
  /// The angle of the cone of emission, in radians; default 0.
  public var emissionRange: AnimationMaker<Layer, CGFloat> { property("emissionRange") }
  /// The velocity in points per second; default 0.
  public var velocity: AnimationMaker<Layer, CGFloat> { property("velocity") }
  /// The range of velocities about the mean; default 0.
  public var velocityRange: AnimationMaker<Layer, CGFloat> { property("velocityRange") }
  /// The acceleration along x in points per second squared; default 0.
  public var xAcceleration: AnimationMaker<Layer, CGFloat> { property("xAcceleration") }
  /// The acceleration along y in points per second squared; default 0.
  public var yAcceleration: AnimationMaker<Layer, CGFloat> { property("yAcceleration") }
  /// The acceleration along z in points per second squared; default 0.
  public var zAcceleration: AnimationMaker<Layer, CGFloat> { property("zAcceleration") }
}

// MARK: - Appearance

extension EmitterCellMaker {
  /// The image.
  public var contents: AnimationMaker<Layer, CGImage?> { property("contents") }
  /// The visible part of the image, in fractions of it; default all.
  public var contentsRect: AnimationMaker<Layer, CGRect> { property("contentsRect") }
  /// The scale; default 1.
  public var scale: AnimationMaker<Layer, CGFloat> { property("scale") }
  /// The range of scales about the mean; default 0.
  public var scaleRange: AnimationMaker<Layer, CGFloat> { property("scaleRange") }
  /// The change of the scale per second; default 0.
  public var scaleSpeed: AnimationMaker<Layer, CGFloat> { property("scaleSpeed") }
  /// The spin in radians per second; default 0.
  public var spin: AnimationMaker<Layer, CGFloat> { property("spin") }
  /// The range of spins about the mean; default 0.
  public var spinRange: AnimationMaker<Layer, CGFloat> { property("spinRange") }
  /// The color; default white.
  public var color: AnimationMaker<Layer, CGColor?> { property("color") }
  /// The range of red about the color's; default 0.
  public var redRange: AnimationMaker<Layer, Float> { property("redRange") }
  /// The range of green about the color's; default 0.
  public var greenRange: AnimationMaker<Layer, Float> { property("greenRange") }
  /// The range of blue about the color's; default 0.
  public var blueRange: AnimationMaker<Layer, Float> { property("blueRange") }
  /// The range of alpha about the color's; default 0.
  public var alphaRange: AnimationMaker<Layer, Float> { property("alphaRange") }
  /// The change of red per second; default 0.
  public var redSpeed: AnimationMaker<Layer, Float> { property("redSpeed") }
  /// The change of green per second; default 0.
  public var greenSpeed: AnimationMaker<Layer, Float> { property("greenSpeed") }
  /// The change of blue per second; default 0.
  public var blueSpeed: AnimationMaker<Layer, Float> { property("blueSpeed") }
  /// The change of alpha per second; default 0.
  public var alphaSpeed: AnimationMaker<Layer, Float> { property("alphaSpeed") }
}
