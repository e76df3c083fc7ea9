public import QuartzCore

// MARK: - Geometry

extension AnimationsMaker {
  /// The bounds, in the layer's own coordinates.
  public var bounds: AnimationMaker<Layer, CGRect> { property("bounds") }
  /// The size of the bounds.
  public var size: AnimationMaker<Layer, CGSize> { property("bounds.size") }
  /// The position of the anchor point in the superlayer.
  public var position: AnimationMaker<Layer, CGPoint> { property("position") }
  /// The z position; default 0.
  public var zPosition: AnimationMaker<Layer, CGFloat> { property("zPosition") }
  /// The anchor point, in fractions of the bounds; default (0.5, 0.5).
  public var anchorPoint: AnimationMaker<Layer, CGPoint> { property("anchorPoint") }
  /// The z coordinate of the anchor point; default 0.
  public var anchorPointZ: AnimationMaker<Layer, CGFloat> { property("anchorPointZ") }
  /// The transform about the anchor point; default the identity.
  public var transform: AnimationMaker<Layer, CATransform3D> { property("transform") }
  /// The transform of all sublayers; default the identity.
  public var sublayerTransform: AnimationMaker<Layer, CATransform3D> { property("sublayerTransform") }
}

// MARK: - Appearance

extension AnimationsMaker {
  /// The opacity from 0 to 1, the default.
  public var opacity: AnimationMaker<Layer, Float> { property("opacity") }
  /// The opacity, with the name and type of the property of `UIView`.
  public var alpha: AnimationMaker<Layer, CGFloat> { property("opacity") }
  /// Whether the layer is hidden; the value switches at the beginning. Default false.
  public var isHidden: AnimationMaker<Layer, Bool> { property("hidden") }
  /// Whether the layer is visible from behind; the value switches at the beginning. Default true.
  public var doubleSided: AnimationMaker<Layer, Bool> { property("doubleSided") }
  /// Whether sublayers are clipped to the bounds; the value switches at the beginning. Default false.
  public var masksToBounds: AnimationMaker<Layer, Bool> { property("masksToBounds") }
  /// The background color; default none.
  public var backgroundColor: AnimationMaker<Layer, CGColor?> { property("backgroundColor") }
  /// The radius of the corners; default 0.
  public var cornerRadius: AnimationMaker<Layer, CGFloat> { property("cornerRadius") }
  /// The width of the border; default 0.
  public var borderWidth: AnimationMaker<Layer, CGFloat> { property("borderWidth") }
  /// The color of the border; default black.
  public var borderColor: AnimationMaker<Layer, CGColor?> { property("borderColor") }
}

// MARK: - Contents

extension AnimationsMaker {
  /// The image. Images crossfade; with discrete keyframes they switch.
  public var contents: AnimationMaker<Layer, CGImage?> { property("contents") }
  /// The visible part of the image, in fractions of it; default all, (0, 0, 1, 1).
  public var contentsRect: AnimationMaker<Layer, CGRect> { property("contentsRect") }
  /// The number of pixels of the contents per point; default 1.
  public var contentsScale: AnimationMaker<Layer, CGFloat> { property("contentsScale") }
  /// The part of the image that stretches, in fractions of it; default all, (0, 0, 1, 1).
  public var contentsCenter: AnimationMaker<Layer, CGRect> { property("contentsCenter") }
  /// The bias of the trilinear filter toward smaller mipmap levels; default 0.
  public var minificationFilterBias: AnimationMaker<Layer, Float> { property("minificationFilterBias") }
  /// Whether the layer is rasterized; the value switches at the beginning. Default false.
  public var shouldRasterize: AnimationMaker<Layer, Bool> { property("shouldRasterize") }
  /// The number of pixels of the rasterized layer per point; default 1.
  public var rasterizationScale: AnimationMaker<Layer, CGFloat> { property("rasterizationScale") }
}

// MARK: - Shadow

extension AnimationsMaker {
  /// The color of the shadow; default black.
  public var shadowColor: AnimationMaker<Layer, CGColor?> { property("shadowColor") }
  /// The opacity of the shadow, from 0, the default, to 1.
  public var shadowOpacity: AnimationMaker<Layer, Float> { property("shadowOpacity") }
  /// The offset of the shadow; default (0, −3).
  public var shadowOffset: AnimationMaker<Layer, CGSize> { property("shadowOffset") }
  /// The blur radius of the shadow; default 3.
  public var shadowRadius: AnimationMaker<Layer, CGFloat> { property("shadowRadius") }
  /// The outline that casts the shadow; default none, for the layer's own outline.
  public var shadowPath: AnimationMaker<Layer, CGPath?> { property("shadowPath") }
}
