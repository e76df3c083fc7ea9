public import LayerTree

// The names of constants in Swift 4 and earlier. Apple's compiler accepts them in that language mode only; here they keep
// older sources building.

// MARK: - CAMediaTimingFillMode

/// The former name of ``CAMediaTimingFillMode/forwards``.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.forwards")
public var kCAFillModeForwards: CAMediaTimingFillMode { .forwards }

/// The former name of ``CAMediaTimingFillMode/both``.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.both")
public var kCAFillModeBoth: CAMediaTimingFillMode { .both }

/// The former name of ``CAMediaTimingFillMode/backwards``.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.backwards")
public var kCAFillModeBackwards: CAMediaTimingFillMode { .backwards }

/// The former name of ``CAMediaTimingFillMode/removed``.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.removed")
public var kCAFillModeRemoved: CAMediaTimingFillMode { .removed }

// MARK: - CAMediaTimingFunctionName

/// The former name of ``CAMediaTimingFunctionName/easeInEaseOut``.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName { .easeInEaseOut }

/// The former name of ``CAMediaTimingFunctionName/linear``.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.linear")
public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName { .linear }

/// The former name of ``CAMediaTimingFunctionName/easeIn``.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeIn")
public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName { .easeIn }

/// The former name of ``CAMediaTimingFunctionName/default``.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.default")
public var kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName { .default }

/// The former name of ``CAMediaTimingFunctionName/easeOut``.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeOut")
public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName { .easeOut }

// MARK: - CAAnimationCalculationMode

/// The former name of ``CAAnimationCalculationMode/discrete``.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.discrete")
public var kCAAnimationDiscrete: CAAnimationCalculationMode { .discrete }

/// The former name of ``CAAnimationCalculationMode/cubic``.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.cubic")
public var kCAAnimationCubic: CAAnimationCalculationMode { .cubic }

/// The former name of ``CAAnimationCalculationMode/linear``.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.linear")
public var kCAAnimationLinear: CAAnimationCalculationMode { .linear }

/// The former name of ``CAAnimationCalculationMode/paced``.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.paced")
public var kCAAnimationPaced: CAAnimationCalculationMode { .paced }

/// The former name of ``CAAnimationCalculationMode/cubicPaced``.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.cubicPaced")
public var kCAAnimationCubicPaced: CAAnimationCalculationMode { .cubicPaced }

// MARK: - CAAnimationRotationMode

/// The former name of ``CAAnimationRotationMode/rotateAuto``.
@available(*, deprecated, renamed: "CAAnimationRotationMode.rotateAuto")
public var kCAAnimationRotateAuto: CAAnimationRotationMode { .rotateAuto }

/// The former name of ``CAAnimationRotationMode/rotateAutoReverse``.
@available(*, deprecated, renamed: "CAAnimationRotationMode.rotateAutoReverse")
public var kCAAnimationRotateAutoReverse: CAAnimationRotationMode { .rotateAutoReverse }

// MARK: - CATransitionType

/// The former name of ``CATransitionType/fade``.
@available(*, deprecated, renamed: "CATransitionType.fade")
public var kCATransitionFade: CATransitionType { .fade }

/// The former name of ``CATransitionType/moveIn``.
@available(*, deprecated, renamed: "CATransitionType.moveIn")
public var kCATransitionMoveIn: CATransitionType { .moveIn }

/// The former name of ``CATransitionType/push``.
@available(*, deprecated, renamed: "CATransitionType.push")
public var kCATransitionPush: CATransitionType { .push }

/// The former name of ``CATransitionType/reveal``.
@available(*, deprecated, renamed: "CATransitionType.reveal")
public var kCATransitionReveal: CATransitionType { .reveal }

// MARK: - CATransitionSubtype

/// The former name of ``CATransitionSubtype/fromBottom``.
@available(*, deprecated, renamed: "CATransitionSubtype.fromBottom")
public var kCATransitionFromBottom: CATransitionSubtype { .fromBottom }

/// The former name of ``CATransitionSubtype/fromLeft``.
@available(*, deprecated, renamed: "CATransitionSubtype.fromLeft")
public var kCATransitionFromLeft: CATransitionSubtype { .fromLeft }

/// The former name of ``CATransitionSubtype/fromRight``.
@available(*, deprecated, renamed: "CATransitionSubtype.fromRight")
public var kCATransitionFromRight: CATransitionSubtype { .fromRight }

/// The former name of ``CATransitionSubtype/fromTop``.
@available(*, deprecated, renamed: "CATransitionSubtype.fromTop")
public var kCATransitionFromTop: CATransitionSubtype { .fromTop }

// MARK: - CAValueFunctionName

/// The former name of ``CAValueFunctionName/rotateX``.
@available(*, deprecated, renamed: "CAValueFunctionName.rotateX")
public var kCAValueFunctionRotateX: CAValueFunctionName { .rotateX }

/// The former name of ``CAValueFunctionName/rotateY``.
@available(*, deprecated, renamed: "CAValueFunctionName.rotateY")
public var kCAValueFunctionRotateY: CAValueFunctionName { .rotateY }

/// The former name of ``CAValueFunctionName/rotateZ``.
@available(*, deprecated, renamed: "CAValueFunctionName.rotateZ")
public var kCAValueFunctionRotateZ: CAValueFunctionName { .rotateZ }

/// The former name of ``CAValueFunctionName/scale``.
@available(*, deprecated, renamed: "CAValueFunctionName.scale")
public var kCAValueFunctionScale: CAValueFunctionName { .scale }

/// The former name of ``CAValueFunctionName/scaleX``.
@available(*, deprecated, renamed: "CAValueFunctionName.scaleX")
public var kCAValueFunctionScaleX: CAValueFunctionName { .scaleX }

/// The former name of ``CAValueFunctionName/scaleY``.
@available(*, deprecated, renamed: "CAValueFunctionName.scaleY")
public var kCAValueFunctionScaleY: CAValueFunctionName { .scaleY }

/// The former name of ``CAValueFunctionName/scaleZ``.
@available(*, deprecated, renamed: "CAValueFunctionName.scaleZ")
public var kCAValueFunctionScaleZ: CAValueFunctionName { .scaleZ }

/// The former name of ``CAValueFunctionName/translate``.
@available(*, deprecated, renamed: "CAValueFunctionName.translate")
public var kCAValueFunctionTranslate: CAValueFunctionName { .translate }

/// The former name of ``CAValueFunctionName/translateX``.
@available(*, deprecated, renamed: "CAValueFunctionName.translateX")
public var kCAValueFunctionTranslateX: CAValueFunctionName { .translateX }

/// The former name of ``CAValueFunctionName/translateY``.
@available(*, deprecated, renamed: "CAValueFunctionName.translateY")
public var kCAValueFunctionTranslateY: CAValueFunctionName { .translateY }

/// The former name of ``CAValueFunctionName/translateZ``.
@available(*, deprecated, renamed: "CAValueFunctionName.translateZ")
public var kCAValueFunctionTranslateZ: CAValueFunctionName { .translateZ }

// MARK: - CALayerContentsGravity

/// The former name of ``CALayerContentsGravity/resize``.
@available(*, deprecated, renamed: "CALayerContentsGravity.resize")
public var kCAGravityResize: CALayerContentsGravity { .resize }

/// The former name of ``CALayerContentsGravity/resizeAspectFill``.
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspectFill")
public var kCAGravityResizeAspectFill: CALayerContentsGravity { .resizeAspectFill }

/// The former name of ``CALayerContentsGravity/bottom``.
@available(*, deprecated, renamed: "CALayerContentsGravity.bottom")
public var kCAGravityBottom: CALayerContentsGravity { .bottom }

/// The former name of ``CALayerContentsGravity/bottomLeft``.
@available(*, deprecated, renamed: "CALayerContentsGravity.bottomLeft")
public var kCAGravityBottomLeft: CALayerContentsGravity { .bottomLeft }

/// The former name of ``CALayerContentsGravity/bottomRight``.
@available(*, deprecated, renamed: "CALayerContentsGravity.bottomRight")
public var kCAGravityBottomRight: CALayerContentsGravity { .bottomRight }

/// The former name of ``CALayerContentsGravity/center``.
@available(*, deprecated, renamed: "CALayerContentsGravity.center")
public var kCAGravityCenter: CALayerContentsGravity { .center }

/// The former name of ``CALayerContentsGravity/left``.
@available(*, deprecated, renamed: "CALayerContentsGravity.left")
public var kCAGravityLeft: CALayerContentsGravity { .left }

/// The former name of ``CALayerContentsGravity/resizeAspect``.
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspect")
public var kCAGravityResizeAspect: CALayerContentsGravity { .resizeAspect }

/// The former name of ``CALayerContentsGravity/right``.
@available(*, deprecated, renamed: "CALayerContentsGravity.right")
public var kCAGravityRight: CALayerContentsGravity { .right }

/// The former name of ``CALayerContentsGravity/top``.
@available(*, deprecated, renamed: "CALayerContentsGravity.top")
public var kCAGravityTop: CALayerContentsGravity { .top }

/// The former name of ``CALayerContentsGravity/topLeft``.
@available(*, deprecated, renamed: "CALayerContentsGravity.topLeft")
public var kCAGravityTopLeft: CALayerContentsGravity { .topLeft }

/// The former name of ``CALayerContentsGravity/topRight``.
@available(*, deprecated, renamed: "CALayerContentsGravity.topRight")
public var kCAGravityTopRight: CALayerContentsGravity { .topRight }

// MARK: - CALayerContentsFilter

/// The former name of ``CALayerContentsFilter/linear``.
@available(*, deprecated, renamed: "CALayerContentsFilter.linear")
public var kCAFilterLinear: CALayerContentsFilter { .linear }

/// The former name of ``CALayerContentsFilter/nearest``.
@available(*, deprecated, renamed: "CALayerContentsFilter.nearest")
public var kCAFilterNearest: CALayerContentsFilter { .nearest }

/// The former name of ``CALayerContentsFilter/trilinear``.
@available(*, deprecated, renamed: "CALayerContentsFilter.trilinear")
public var kCAFilterTrilinear: CALayerContentsFilter { .trilinear }

// MARK: - CAShapeLayerFillRule

/// The former name of ``CAShapeLayerFillRule/evenOdd``.
@available(*, deprecated, renamed: "CAShapeLayerFillRule.evenOdd")
public var kCAFillRuleEvenOdd: CAShapeLayerFillRule { .evenOdd }

/// The former name of ``CAShapeLayerFillRule/nonZero``.
@available(*, deprecated, renamed: "CAShapeLayerFillRule.nonZero")
public var kCAFillRuleNonZero: CAShapeLayerFillRule { .nonZero }

// MARK: - CAShapeLayerLineCap

/// The former name of ``CAShapeLayerLineCap/round``.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.round")
public var kCALineCapRound: CAShapeLayerLineCap { .round }

/// The former name of ``CAShapeLayerLineCap/square``.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.square")
public var kCALineCapSquare: CAShapeLayerLineCap { .square }

/// The former name of ``CAShapeLayerLineCap/butt``.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.butt")
public var kCALineCapButt: CAShapeLayerLineCap { .butt }

// MARK: - CAShapeLayerLineJoin

/// The former name of ``CAShapeLayerLineJoin/round``.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.round")
public var kCALineJoinRound: CAShapeLayerLineJoin { .round }

/// The former name of ``CAShapeLayerLineJoin/miter``.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.miter")
public var kCALineJoinMiter: CAShapeLayerLineJoin { .miter }

/// The former name of ``CAShapeLayerLineJoin/bevel``.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.bevel")
public var kCALineJoinBevel: CAShapeLayerLineJoin { .bevel }

// MARK: - CAGradientLayerType

/// The former name of ``CAGradientLayerType/axial``.
@available(*, deprecated, renamed: "CAGradientLayerType.axial")
public var kCAGradientLayerAxial: CAGradientLayerType { .axial }

/// The former name of ``CAGradientLayerType/radial``.
@available(*, deprecated, renamed: "CAGradientLayerType.radial")
public var kCAGradientLayerRadial: CAGradientLayerType { .radial }

/// The former name of ``CAGradientLayerType/conic``.
@available(*, deprecated, renamed: "CAGradientLayerType.conic")
public var kCAGradientLayerConic: CAGradientLayerType { .conic }

// MARK: - CATextLayerTruncationMode

/// The former name of ``CATextLayerTruncationMode/end``.
@available(*, deprecated, renamed: "CATextLayerTruncationMode.end")
public var kCATruncationEnd: CATextLayerTruncationMode { .end }

/// The former name of ``CATextLayerTruncationMode/middle``.
@available(*, deprecated, renamed: "CATextLayerTruncationMode.middle")
public var kCATruncationMiddle: CATextLayerTruncationMode { .middle }

/// The former name of ``CATextLayerTruncationMode/none``.
@available(*, deprecated, renamed: "CATextLayerTruncationMode.none")
public var kCATruncationNone: CATextLayerTruncationMode { .none }

/// The former name of ``CATextLayerTruncationMode/start``.
@available(*, deprecated, renamed: "CATextLayerTruncationMode.start")
public var kCATruncationStart: CATextLayerTruncationMode { .start }

// MARK: - CATextLayerAlignmentMode

/// The former name of ``CATextLayerAlignmentMode/center``.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.center")
public var kCAAlignmentCenter: CATextLayerAlignmentMode { .center }

/// The former name of ``CATextLayerAlignmentMode/justified``.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.justified")
public var kCAAlignmentJustified: CATextLayerAlignmentMode { .justified }

/// The former name of ``CATextLayerAlignmentMode/left``.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.left")
public var kCAAlignmentLeft: CATextLayerAlignmentMode { .left }

/// The former name of ``CATextLayerAlignmentMode/right``.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.right")
public var kCAAlignmentRight: CATextLayerAlignmentMode { .right }

/// The former name of ``CATextLayerAlignmentMode/natural``.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.natural")
public var kCAAlignmentNatural: CATextLayerAlignmentMode { .natural }

// MARK: - CAScrollLayerScrollMode

/// The former name of ``CAScrollLayerScrollMode/both``.
@available(*, deprecated, renamed: "CAScrollLayerScrollMode.both")
public var kCAScrollBoth: CAScrollLayerScrollMode { .both }

/// The former name of ``CAScrollLayerScrollMode/horizontally``.
@available(*, deprecated, renamed: "CAScrollLayerScrollMode.horizontally")
public var kCAScrollHorizontally: CAScrollLayerScrollMode { .horizontally }

/// The former name of ``CAScrollLayerScrollMode/none``.
@available(*, deprecated, renamed: "CAScrollLayerScrollMode.none")
public var kCAScrollNone: CAScrollLayerScrollMode { .none }

/// The former name of ``CAScrollLayerScrollMode/vertically``.
@available(*, deprecated, renamed: "CAScrollLayerScrollMode.vertically")
public var kCAScrollVertically: CAScrollLayerScrollMode { .vertically }

// MARK: - CAEmitterLayerEmitterShape

/// The former name of ``CAEmitterLayerEmitterShape/line``.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.line")
public var kCAEmitterLayerLine: CAEmitterLayerEmitterShape { .line }

/// The former name of ``CAEmitterLayerEmitterShape/point``.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.point")
public var kCAEmitterLayerPoint: CAEmitterLayerEmitterShape { .point }

/// The former name of ``CAEmitterLayerEmitterShape/sphere``.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.sphere")
public var kCAEmitterLayerSphere: CAEmitterLayerEmitterShape { .sphere }

/// The former name of ``CAEmitterLayerEmitterShape/circle``.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.circle")
public var kCAEmitterLayerCircle: CAEmitterLayerEmitterShape { .circle }

/// The former name of ``CAEmitterLayerEmitterShape/cuboid``.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.cuboid")
public var kCAEmitterLayerCuboid: CAEmitterLayerEmitterShape { .cuboid }

/// The former name of ``CAEmitterLayerEmitterShape/rectangle``.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.rectangle")
public var kCAEmitterLayerRectangle: CAEmitterLayerEmitterShape { .rectangle }

// MARK: - CAEmitterLayerEmitterMode

/// The former name of ``CAEmitterLayerEmitterMode/outline``.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.outline")
public var kCAEmitterLayerOutline: CAEmitterLayerEmitterMode { .outline }

/// The former name of ``CAEmitterLayerEmitterMode/points``.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.points")
public var kCAEmitterLayerPoints: CAEmitterLayerEmitterMode { .points }

/// The former name of ``CAEmitterLayerEmitterMode/surface``.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.surface")
public var kCAEmitterLayerSurface: CAEmitterLayerEmitterMode { .surface }

/// The former name of ``CAEmitterLayerEmitterMode/volume``.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.volume")
public var kCAEmitterLayerVolume: CAEmitterLayerEmitterMode { .volume }

// MARK: - CAEmitterLayerRenderMode

/// The former name of ``CAEmitterLayerRenderMode/additive``.
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.additive")
public var kCAEmitterLayerAdditive: CAEmitterLayerRenderMode { .additive }

/// The former name of ``CAEmitterLayerRenderMode/backToFront``.
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.backToFront")
public var kCAEmitterLayerBackToFront: CAEmitterLayerRenderMode { .backToFront }

/// The former name of ``CAEmitterLayerRenderMode/oldestFirst``.
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.oldestFirst")
public var kCAEmitterLayerOldestFirst: CAEmitterLayerRenderMode { .oldestFirst }

/// The former name of ``CAEmitterLayerRenderMode/oldestLast``.
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.oldestLast")
public var kCAEmitterLayerOldestLast: CAEmitterLayerRenderMode { .oldestLast }

/// The former name of ``CAEmitterLayerRenderMode/unordered``.
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.unordered")
public var kCAEmitterLayerUnordered: CAEmitterLayerRenderMode { .unordered }
