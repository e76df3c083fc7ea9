public import QuartzCore

// MARK: - Shape layers

extension AnimationsMaker where Layer: CAShapeLayer {
  /// The outline; from one to another of the same elements its points move, others switch.
  public var path: AnimationMaker<Layer, CGPath?> { property("path") }
  /// The color inside; default black.
  public var fillColor: AnimationMaker<Layer, CGColor?> { property("fillColor") }
  /// The color of the line; default none.
  public var strokeColor: AnimationMaker<Layer, CGColor?> { property("strokeColor") }
  /// Where along the outline the line begins, 0…1; default 0.
  public var strokeStart: AnimationMaker<Layer, CGFloat> { property("strokeStart") }
  /// Where along the outline the line ends, 0…1; default 1.
  public var strokeEnd: AnimationMaker<Layer, CGFloat> { property("strokeEnd") }
  /// The width of the line; default 1.
  public var lineWidth: AnimationMaker<Layer, CGFloat> { property("lineWidth") }
  /// How long the tips of mitered corners may be, in widths of the line; default 10.
  public var miterLimit: AnimationMaker<Layer, CGFloat> { property("miterLimit") }
  /// How far into the pattern of dashes the line begins; default 0.
  public var lineDashPhase: AnimationMaker<Layer, CGFloat> { property("lineDashPhase") }
}

// MARK: - Gradient layers

extension AnimationsMaker where Layer: CAGradientLayer {
  /// The colors, one after the other; lists of the same length blend. Default none.
  public var colors: AnimationMaker<Layer, [CGColor]> { property("colors") }
  /// Where each color is, 0…1; default none, which is evenly spaced.
  public var locations: AnimationMaker<Layer, [NSNumber]> { property("locations") }
  /// Where the gradient begins, in fractions of the bounds; default (0.5, 0).
  public var startPoint: AnimationMaker<Layer, CGPoint> { property("startPoint") }
  /// Where the gradient ends, in fractions of the bounds; default (0.5, 1).
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
  /// How many copies there are, the original counted; default 1.
  public var instanceCount: AnimationMaker<Layer, Int> { property("instanceCount") }
  /// The seconds that each copy is behind the one before; default 0.
  public var instanceDelay: AnimationMaker<Layer, CFTimeInterval> { property("instanceDelay") }
  /// The transform from each copy to the next, about the layer's center; default the identity.
  public var instanceTransform: AnimationMaker<Layer, CATransform3D> { property("instanceTransform") }
  /// The color by which the original is multiplied; default white.
  public var instanceColor: AnimationMaker<Layer, CGColor?> { property("instanceColor") }
  /// What is added to red from each copy to the next; default 0.
  public var instanceRedOffset: AnimationMaker<Layer, Float> { property("instanceRedOffset") }
  /// What is added to green from each copy to the next; default 0.
  public var instanceGreenOffset: AnimationMaker<Layer, Float> { property("instanceGreenOffset") }
  /// What is added to blue from each copy to the next; default 0.
  public var instanceBlueOffset: AnimationMaker<Layer, Float> { property("instanceBlueOffset") }
  /// What is added to alpha from each copy to the next; default 0.
  public var instanceAlphaOffset: AnimationMaker<Layer, Float> { property("instanceAlphaOffset") }
}

// MARK: - Emitter layers

extension AnimationsMaker where Layer: CAEmitterLayer {
  /// Where the middle of the emitter is; default the layer's origin.
  public var emitterPosition: AnimationMaker<Layer, CGPoint> { property("emitterPosition") }
  /// The depth of the middle of the emitter; default 0.
  public var emitterZPosition: AnimationMaker<Layer, CGFloat> { property("emitterZPosition") }
  /// The extent of the emitter; default none.
  public var emitterSize: AnimationMaker<Layer, CGSize> { property("emitterSize") }
  /// The extent of the emitter in depth; default 0.
  public var emitterDepth: AnimationMaker<Layer, CGFloat> { property("emitterDepth") }
  /// What all cells' birth rates are multiplied by; default 1.
  public var birthRate: AnimationMaker<Layer, Float> { property("birthRate") }
  /// What all cells' lifetimes are multiplied by; default 1.
  public var lifetime: AnimationMaker<Layer, Float> { property("lifetime") }
  /// What all cells' velocities are multiplied by; default 1.
  public var velocity: AnimationMaker<Layer, Float> { property("velocity") }
  /// What all cells' scales are multiplied by; default 1.
  public var scale: AnimationMaker<Layer, Float> { property("scale") }
  /// What all cells' spins are multiplied by; default 1.
  public var spin: AnimationMaker<Layer, Float> { property("spin") }

  /// The cell of a name among those that the layer emits.
  public func cell(_ name: String) -> EmitterCellMaker<Layer> {
    EmitterCellMaker(maker: self, keyPath: "emitterCells.\(name)")
  }
}
