public import QuartzCore

// MARK: - Geometry

extension AnimationsMaker {
  /// The bounds: what of the layer's own space it shows.
  public var bounds: AnimationMaker<Layer, CGRect> { property("bounds") }
  /// The extent of the bounds.
  public var size: AnimationMaker<Layer, CGSize> { property("bounds.size") }
  /// Where the anchor point lies in the superlayer.
  public var position: AnimationMaker<Layer, CGPoint> { property("position") }
  /// The depth; default 0.
  public var zPosition: AnimationMaker<Layer, CGFloat> { property("zPosition") }
  /// The point of the bounds, in fractions of them, that lies at the position; default (0.5, 0.5).
  public var anchorPoint: AnimationMaker<Layer, CGPoint> { property("anchorPoint") }
  /// The depth of the anchor point; default 0.
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
  /// The opacity by the name and in the type that views have for it.
  public var alpha: AnimationMaker<Layer, CGFloat> { property("opacity") }
  /// Whether the layer is hidden; it switches as it begins. Default false.
  public var isHidden: AnimationMaker<Layer, Bool> { property("hidden") }
  /// Whether the layer shows from behind; it switches as it begins. Default true.
  public var doubleSided: AnimationMaker<Layer, Bool> { property("doubleSided") }
  /// Whether sublayers are cut off at the bounds; it switches as it begins. Default false.
  public var masksToBounds: AnimationMaker<Layer, Bool> { property("masksToBounds") }
  /// The color behind the contents; default none.
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
  /// The picture; from one to another it fades, by keyframes with a discrete calculation mode it switches.
  public var contents: AnimationMaker<Layer, CGImage?> { property("contents") }
  /// The part of the picture that shows, in fractions of it; default all, (0, 0, 1, 1).
  public var contentsRect: AnimationMaker<Layer, CGRect> { property("contentsRect") }
  /// The pixels of the contents that make a point; default 1.
  public var contentsScale: AnimationMaker<Layer, CGFloat> { property("contentsScale") }
  /// The part of the picture that is stretched, in fractions of it; default all, (0, 0, 1, 1).
  public var contentsCenter: AnimationMaker<Layer, CGRect> { property("contentsCenter") }
  /// How much smaller pictures than needed are taken by the trilinear filter; default 0.
  public var minificationFilterBias: AnimationMaker<Layer, Float> { property("minificationFilterBias") }
  /// Whether the layer is drawn as a picture first; it switches as it begins. Default false.
  public var shouldRasterize: AnimationMaker<Layer, Bool> { property("shouldRasterize") }
  /// The pixels of that picture that make a point; default 1.
  public var rasterizationScale: AnimationMaker<Layer, CGFloat> { property("rasterizationScale") }
}

// MARK: - Shadow

extension AnimationsMaker {
  /// The color of the shadow; default black.
  public var shadowColor: AnimationMaker<Layer, CGColor?> { property("shadowColor") }
  /// The opacity of the shadow, from 0, the default, to 1.
  public var shadowOpacity: AnimationMaker<Layer, Float> { property("shadowOpacity") }
  /// How far the shadow is shifted; default (0, −3).
  public var shadowOffset: AnimationMaker<Layer, CGSize> { property("shadowOffset") }
  /// How soft the shadow is; default 3.
  public var shadowRadius: AnimationMaker<Layer, CGFloat> { property("shadowRadius") }
  /// The outline of what throws the shadow; default none, which is the layer's own.
  public var shadowPath: AnimationMaker<Layer, CGPath?> { property("shadowPath") }
}
