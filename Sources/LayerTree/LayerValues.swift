package import CoreGraphics

/// What a layer's own properties hold, on the model's side or, with animations applied, on the presentation's.
package struct LayerValues {
  // MARK: Geometry

  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var zPosition: CGFloat = 0
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ: CGFloat = 0
  package var transform = CATransform3DIdentity
  package var sublayerTransform = CATransform3DIdentity
  package var isHidden = false
  package var isDoubleSided = true
  package var isGeometryFlipped = false
  package var masksToBounds = false

  // MARK: Contents

  package var contents: Any?
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsGravity = CALayerContentsGravity.resize
  package var contentsScale: CGFloat = 1
  package var minificationFilter = CALayerContentsFilter.linear
  package var magnificationFilter = CALayerContentsFilter.linear
  package var isOpaque = false

  // MARK: Appearance

  package var backgroundColor: CGColor?
  package var cornerRadius: CGFloat = 0
  package var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor? = .black
  package var opacity: Float = 1
  package var allowsGroupOpacity = true

  // MARK: Shadow

  package var shadowColor: CGColor? = .black
  package var shadowOpacity: Float = 0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3
  package var shadowPath: CGPath?

  package init() {}
}

/// What a shape layer holds beside what every layer does.
package struct ShapeValues {
  package var path: CGPath?
  package var fillColor: CGColor? = .black
  package var fillRule = CAShapeLayerFillRule.nonZero
  package var strokeColor: CGColor?
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1
  package var lineWidth: CGFloat = 1
  package var miterLimit: CGFloat = 10
  package var lineCap = CAShapeLayerLineCap.butt
  package var lineJoin = CAShapeLayerLineJoin.miter
  package var lineDashPhase: CGFloat = 0
  package var lineDashPattern: [NSNumber]?
}

/// What a gradient layer holds beside what every layer does.
package struct GradientValues {
  package var colors: [Any]?
  package var locations: [NSNumber]?
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)
  package var type = CAGradientLayerType.axial
}

/// What a text layer holds beside what every layer does.
package struct TextValues {
  package var string: Any?
  package var font: CFTypeRef?
  package var fontSize: CGFloat = 36
  package var foregroundColor: CGColor? = .white
  package var alignmentMode = CATextLayerAlignmentMode.natural
}

/// What a layer shows beside its background, contents and border.
package enum LayerContent {
  case none
  case shape(ShapeValues)
  case gradient(GradientValues)
  case text(TextValues)
}
