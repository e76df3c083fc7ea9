/// A property of a layer that key paths, actions and animations can name.
///
/// The raw value is the property's place in ``table``, which says all there is to know about each.
enum LayerProperty: UInt8, CaseIterable {
  case bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform
  case hidden, doubleSided, geometryFlipped, masksToBounds
  case contents, contentsRect, contentsGravity, contentsScale, minificationFilter, magnificationFilter, opaque
  case backgroundColor, cornerRadius, borderWidth, borderColor, opacity, allowsGroupOpacity
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case path, fillColor, fillRule, strokeColor, strokeStart, strokeEnd
  case lineWidth, miterLimit, lineCap, lineJoin, lineDashPhase, lineDashPattern
  case colors, locations, startPoint, endPoint, type
  case string, font, fontSize, foregroundColor, alignmentMode

  /// Which values of a layer hold the property.
  enum Owner: UInt8 {
    case layer
    case shape
    case gradient
    case text
  }
}

/// Values whose members are properties.
protocol PropertyOwner {
  static var owner: LayerProperty.Owner { get }
}

extension LayerValues: PropertyOwner {
  static var owner: LayerProperty.Owner { .layer }
}

extension ShapeValues: PropertyOwner {
  static var owner: LayerProperty.Owner { .shape }
}

extension GradientValues: PropertyOwner {
  static var owner: LayerProperty.Owner { .gradient }
}

extension TextValues: PropertyOwner {
  static var owner: LayerProperty.Owner { .text }
}

// MARK: - What is known of a property

extension LayerProperty {
  /// One row of the table.
  struct Description {
    let property: LayerProperty
    let kind: ValueKind
    let owner: Owner
    /// Where the owner's values hold it, in bytes.
    let offset: Int
    let isAnimatable: Bool

    init<Values: PropertyOwner, Value>(
      _ property: LayerProperty, _ kind: ValueKind, _ path: KeyPath<Values, Value>, animatable: Bool = true
    ) {
      guard let offset = MemoryLayout<Values>.offset(of: path) else {
        preconditionFailure("\(property) isn't stored")
      }
      self.property = property
      self.kind = kind
      self.offset = offset
      owner = Values.owner
      isAnimatable = animatable
    }
  }

  var description: Description { Self.table[Int(rawValue)] }
  var kind: ValueKind { description.kind }
  var isAnimatable: Bool { description.isAnimatable }
  var owner: Owner { description.owner }

  /// The key by which it's named.
  var key: String { Self.keys[Int(rawValue)] }

  /// Whether a change may alter where sublayers lie.
  var affectsLayout: Bool { self == .bounds }

  private static let keys = allCases.map { "\($0)" }

  /// Finds a property by its key; a Boolean one answers to its Swift name too, `isHidden` for `hidden`.
  init?(key: String) {
    guard let property = Self.byKey[key] else { return nil }
    self = property
  }

  private static let byKey: [String: LayerProperty] = {
    var result = Dictionary(uniqueKeysWithValues: allCases.map { ($0.key, $0) })
    for property in [hidden, doubleSided, geometryFlipped, opaque] {
      result["is" + property.key.prefix(1).uppercased() + property.key.dropFirst()] = property
    }
    return result
  }()

  static let table: [Description] = {
    typealias L = LayerValues
    typealias S = ShapeValues
    typealias G = GradientValues
    typealias T = TextValues
    let rows: [Description] = [
      .init(.bounds, .rect, \L.bounds),
      .init(.position, .point, \L.position),
      .init(.zPosition, .scalar, \L.zPosition),
      .init(.anchorPoint, .point, \L.anchorPoint),
      .init(.anchorPointZ, .scalar, \L.anchorPointZ),
      .init(.transform, .transform, \L.transform),
      .init(.sublayerTransform, .transform, \L.sublayerTransform),
      .init(.hidden, .bool, \L.isHidden),
      .init(.doubleSided, .bool, \L.isDoubleSided),
      .init(.geometryFlipped, .bool, \L.isGeometryFlipped, animatable: false),
      .init(.masksToBounds, .bool, \L.masksToBounds),
      .init(.contents, .any, \L.contents),
      .init(.contentsRect, .rect, \L.contentsRect),
      .init(.contentsGravity, .name, \L.contentsGravity, animatable: false),
      .init(.contentsScale, .scalar, \L.contentsScale),
      .init(.minificationFilter, .name, \L.minificationFilter, animatable: false),
      .init(.magnificationFilter, .name, \L.magnificationFilter, animatable: false),
      .init(.opaque, .bool, \L.isOpaque, animatable: false),
      .init(.backgroundColor, .color, \L.backgroundColor),
      .init(.cornerRadius, .scalar, \L.cornerRadius),
      .init(.borderWidth, .scalar, \L.borderWidth),
      .init(.borderColor, .color, \L.borderColor),
      .init(.opacity, .float, \L.opacity),
      .init(.allowsGroupOpacity, .bool, \L.allowsGroupOpacity, animatable: false),
      .init(.shadowColor, .color, \L.shadowColor),
      .init(.shadowOpacity, .float, \L.shadowOpacity),
      .init(.shadowOffset, .size, \L.shadowOffset),
      .init(.shadowRadius, .scalar, \L.shadowRadius),
      .init(.shadowPath, .path, \L.shadowPath),
      .init(.path, .path, \S.path),
      .init(.fillColor, .color, \S.fillColor),
      .init(.fillRule, .name, \S.fillRule, animatable: false),
      .init(.strokeColor, .color, \S.strokeColor),
      .init(.strokeStart, .scalar, \S.strokeStart),
      .init(.strokeEnd, .scalar, \S.strokeEnd),
      .init(.lineWidth, .scalar, \S.lineWidth),
      .init(.miterLimit, .scalar, \S.miterLimit),
      .init(.lineCap, .name, \S.lineCap, animatable: false),
      .init(.lineJoin, .name, \S.lineJoin, animatable: false),
      .init(.lineDashPhase, .scalar, \S.lineDashPhase),
      .init(.lineDashPattern, .numbers, \S.lineDashPattern, animatable: false),
      .init(.colors, .list, \G.colors),
      .init(.locations, .numbers, \G.locations),
      .init(.startPoint, .point, \G.startPoint),
      .init(.endPoint, .point, \G.endPoint),
      .init(.type, .name, \G.type, animatable: false),
      .init(.string, .any, \T.string, animatable: false),
      .init(.font, .object, \T.font, animatable: false),
      .init(.fontSize, .scalar, \T.fontSize),
      .init(.foregroundColor, .color, \T.foregroundColor),
      .init(.alignmentMode, .name, \T.alignmentMode, animatable: false),
    ]
    precondition(rows.map(\.property) == allCases, "the table's rows must follow the properties' order")
    return rows
  }()
}
