package import CoreGraphics

/// The values of depth, contents, border and shadow, which plain colored layers leave at their defaults.
///
/// They are stored out of line, because most of the memory of a tree is that of its plain layers.
package struct ExtendedValues {
  package var geometry = ExtendedGeometry()

  // MARK: Contents

  package var contents: Any?
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsGravity = CALayerContentsGravity.resize
  package var contentsScale: CGFloat = 1

  // MARK: Edges

  package var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor? = .black

  // MARK: Shadow

  package var shadowColor: CGColor? = .black
  package var shadowOpacity: Float = 0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3
  package var shadowPath: CGPath?

  /// The storage of the rarely set values; nil if none was ever set.
  package internal(set) var rareBox: RareBox?
}

/// The values that place a layer in its superlayer, beside its bounds and position.
package struct ExtendedGeometry {
  package var zPosition: CGFloat = 0
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ: CGFloat = 0
  package var transform = CATransform3DIdentity

  package init() {}
}

/// The storage of extended values. Each can be read without copying the others.
package final class ExtendedBox {
  @exclusivity(unchecked) package internal(set) var values: ExtendedValues

  // These are never changed, because they're always shared.
  nonisolated(unsafe) static let standard = ExtendedBox(ExtendedValues())
  /// The values of a layer whose only extended value is an anchor point of zero, as of many layers of Lottie films.
  nonisolated(unsafe) static let anchoredAtOrigin = {
    var values = ExtendedValues()
    values.geometry.anchorPoint = .zero
    return ExtendedBox(values)
  }()

  init(_ values: ExtendedValues) { self.values = values }
}

// Values that are read for each layer that is drawn. Other modules read them faster here than through ``values``, whose
// attribute `@exclusivity` the compiler knows only in this module.
extension ExtendedBox {
  package var hasRare: Bool { values.rareBox != nil }
  package var rareBox: RareBox? { values.rareBox }
  package var hasContents: Bool { values.contents != nil }
  package var borderWidth: CGFloat { values.borderWidth }
  package var shadowOpacity: Float { values.shadowOpacity }
}

// MARK: - Access

extension CommonValues {
  /// The storage for reading.
  private var readableBox: ExtendedBox { extendedBox ?? .standard }

  package var zPosition: CGFloat {
    get { readableBox.values.geometry.zPosition }
    set { extended.geometry.zPosition = newValue }
  }

  package var anchorPoint: CGPoint {
    get { readableBox.values.geometry.anchorPoint }
    set {
      // −0 equals 0, but has another sign.
      if extendedBox == nil, newValue.x.bitPattern | newValue.y.bitPattern == 0 {
        extendedBox = .anchoredAtOrigin
      } else {
        extended.geometry.anchorPoint = newValue
      }
    }
  }

  package var anchorPointZ: CGFloat {
    get { readableBox.values.geometry.anchorPointZ }
    set { extended.geometry.anchorPointZ = newValue }
  }

  package var transform: CATransform3D {
    get { readableBox.values.geometry.transform }
    set { extended.geometry.transform = newValue }
  }

  package var contents: Any? {
    get { readableBox.values.contents }
    set { if newValue != nil || extendedBox != nil { extended.contents = newValue } }
  }

  package var contentsRect: CGRect {
    get { readableBox.values.contentsRect }
    set { extended.contentsRect = newValue }
  }

  package var contentsGravity: CALayerContentsGravity {
    get { readableBox.values.contentsGravity }
    set { extended.contentsGravity = newValue }
  }

  package var contentsScale: CGFloat {
    get { readableBox.values.contentsScale }
    set { extended.contentsScale = newValue }
  }

  package var maskedCorners: CACornerMask {
    get { readableBox.values.maskedCorners }
    set { extended.maskedCorners = newValue }
  }

  package var borderWidth: CGFloat {
    get { readableBox.values.borderWidth }
    set { extended.borderWidth = newValue }
  }

  package var borderColor: CGColor? {
    get { readableBox.values.borderColor }
    set { extended.borderColor = newValue }
  }

  package var shadowColor: CGColor? {
    get { readableBox.values.shadowColor }
    set { extended.shadowColor = newValue }
  }

  package var shadowOpacity: Float {
    get { readableBox.values.shadowOpacity }
    set { extended.shadowOpacity = newValue }
  }

  package var shadowOffset: CGSize {
    get { readableBox.values.shadowOffset }
    set { extended.shadowOffset = newValue }
  }

  package var shadowRadius: CGFloat {
    get { readableBox.values.shadowRadius }
    set { extended.shadowRadius = newValue }
  }

  package var shadowPath: CGPath? {
    get { readableBox.values.shadowPath }
    set { extended.shadowPath = newValue }
  }
}
