public import QuartzCore

// MARK: - Shape layers

extension AnimationsMaker where Layer: CAShapeLayer {
  /// The path. Between paths with the same elements, vertices go straight and handles turn; a line may become a cubic
  /// curve. Other paths switch.
  public var path: AnimationMaker<Layer, CGPath?> { property("path") }
  /// The color of the interior; default black.
  public var fillColor: AnimationMaker<Layer, CGColor?> { property("fillColor") }
  /// The color of the line; default none.
  public var strokeColor: AnimationMaker<Layer, CGColor?> { property("strokeColor") }
  /// The start of the visible part of the line, 0…1; default 0.
  public var strokeStart: AnimationMaker<Layer, CGFloat> { property("strokeStart") }
  /// The end of the visible part of the line, 0…1; default 1.
  public var strokeEnd: AnimationMaker<Layer, CGFloat> { property("strokeEnd") }
  /// The width of the line; default 1.
  public var lineWidth: AnimationMaker<Layer, CGFloat> { property("lineWidth") }
  /// The largest length of mitered corners, in widths of the line; default 10.
  public var miterLimit: AnimationMaker<Layer, CGFloat> { property("miterLimit") }
  /// The offset of the dash pattern at the start of the line; default 0.
  public var lineDashPhase: AnimationMaker<Layer, CGFloat> { property("lineDashPhase") }
}

// MARK: - Gradient layers

extension AnimationsMaker where Layer: CAGradientLayer {
  /// The colors in order. Arrays of the same length are interpolated. Default none.
  public var colors: AnimationMaker<Layer, [CGColor]> { property("colors") }
  /// The position of each color, 0…1; default none, for evenly spaced colors.
  public var locations: AnimationMaker<Layer, [NSNumber]> { property("locations") }
  /// The start of the gradient, in fractions of the bounds; default (0.5, 0).
  public var startPoint: AnimationMaker<Layer, CGPoint> { property("startPoint") }
  /// The end of the gradient, in fractions of the bounds; default (0.5, 1).
  public var endPoint: AnimationMaker<Layer, CGPoint> { property("endPoint") }
}

// MARK: - Text layers

extension AnimationsMaker where Layer: CATextLayer {
  /// The size of the font, in points; default 36.
  public var fontSize: AnimationMaker<Layer, CGFloat> { property("fontSize") }
  /// The color of the text; default white.
  public var foregroundColor: AnimationMaker<Layer, CGColor?> { property("foregroundColor") }
}

// MARK: - Replicator layers

extension AnimationsMaker where Layer: CAReplicatorLayer {
  /// The number of copies, including the original; default 1.
  public var instanceCount: AnimationMaker<Layer, Int> { property("instanceCount") }
  /// The time delay between a copy and the next, in seconds; default 0.
  public var instanceDelay: AnimationMaker<Layer, CFTimeInterval> { property("instanceDelay") }
  /// The transform from a copy to the next, about the layer's center; default the identity.
  public var instanceTransform: AnimationMaker<Layer, CATransform3D> { property("instanceTransform") }
  /// The color that multiplies the original; default white.
  public var instanceColor: AnimationMaker<Layer, CGColor?> { property("instanceColor") }
  /// The change of red from a copy to the next; default 0.
  public var instanceRedOffset: AnimationMaker<Layer, Float> { property("instanceRedOffset") }
  /// The change of green from a copy to the next; default 0.
  public var instanceGreenOffset: AnimationMaker<Layer, Float> { property("instanceGreenOffset") }
  /// The change of blue from a copy to the next; default 0.
  public var instanceBlueOffset: AnimationMaker<Layer, Float> { property("instanceBlueOffset") }
  /// The change of alpha from a copy to the next; default 0.
  public var instanceAlphaOffset: AnimationMaker<Layer, Float> { property("instanceAlphaOffset") }
}

// MARK: - Emitter layers

extension AnimationsMaker where Layer: CAEmitterLayer {
  /// The center of the emitter; default the layer's origin.
  public var emitterPosition: AnimationMaker<Layer, CGPoint> { property("emitterPosition") }
  /// The z position of the center of the emitter; default 0.
  public var emitterZPosition: AnimationMaker<Layer, CGFloat> { property("emitterZPosition") }
  /// The size of the emitter; default zero.
  public var emitterSize: AnimationMaker<Layer, CGSize> { property("emitterSize") }
  /// The depth of the emitter; default 0.
  public var emitterDepth: AnimationMaker<Layer, CGFloat> { property("emitterDepth") }
  /// The factor for the birth rates of all cells; default 1.
  public var birthRate: AnimationMaker<Layer, Float> { property("birthRate") }
  /// The factor for the lifetimes of all cells; default 1.
  public var lifetime: AnimationMaker<Layer, Float> { property("lifetime") }
  /// The factor for the velocities of all cells; default 1.
  public var velocity: AnimationMaker<Layer, Float> { property("velocity") }
  /// The factor for the scales of all cells; default 1.
  public var scale: AnimationMaker<Layer, Float> { property("scale") }
  /// The factor for the spins of all cells; default 1.
  public var spin: AnimationMaker<Layer, Float> { property("spin") }

  /// Returns the layer's emitter cell with a name.
  public func cell(_ name: String) -> EmitterCellMaker<Layer> {
    EmitterCellMaker(maker: self, keyPath: "emitterCells.\(name)")
  }
}
