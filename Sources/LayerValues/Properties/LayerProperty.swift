import Requirements

/// A property of a layer, emitter cell or filter that key paths, actions and animations can name.
///
/// The raw value is the index of the property's row in ``table``.
package enum LayerProperty: UInt8, CaseIterable {
  case bounds, position, zPosition, anchorPoint, anchorPointZ, transform
  case hidden, doubleSided, geometryFlipped, masksToBounds
  case contents, contentsRect, contentsGravity, contentsScale, opaque
  case backgroundColor, cornerRadius, borderWidth, borderColor, opacity, allowsGroupOpacity
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  // Rarely set on any layer.
  case sublayerTransform, contentsCenter, contentsFormat, contentsHeadroom
  case minificationFilter, minificationFilterBias, magnificationFilter
  case cornerCurve, allowsEdgeAntialiasing, edgeAntialiasingMask
  case shouldRasterize, rasterizationScale, drawsAsynchronously
  case wantsExtendedDynamicRangeContent, preferredDynamicRange, toneMapMode
  case filters, backgroundFilters, compositingFilter
  // Properties of shape, gradient, text, scroll, tiled and replicator layers.
  case path, fillColor, fillRule, strokeColor, strokeStart, strokeEnd
  case lineWidth, miterLimit, lineCap, lineJoin, lineDashPhase, lineDashPattern
  case colors, locations, startPoint, endPoint, type
  case string, font, fontSize, foregroundColor, alignmentMode, truncationMode, wrapped
  case allowsFontSubpixelQuantization
  case scrollMode
  case tileSize, levelsOfDetail, levelsOfDetailBias
  case instanceCount, instanceDelay, instanceTransform, instanceColor, preservesDepth
  case instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset
  // Of emitter layers.
  case emitterCells, emitterPosition, emitterZPosition, emitterSize, emitterDepth
  case emitterShape, emitterMode, renderMode, emitterPreservesDepth, seed
  case emitterBirthRate, emitterLifetime, emitterVelocity, emitterScale, emitterSpin
  // Of emitter cells.
  case cellEnabled, cellContents, cellContentsRect, cellContentsScale
  case cellMinificationFilter, cellMinificationFilterBias, cellMagnificationFilter
  case cellBirthRate, cellLifetime, cellLifetimeRange
  case cellEmissionLatitude, cellEmissionLongitude, cellEmissionRange
  case cellVelocity, cellVelocityRange, cellXAcceleration, cellYAcceleration, cellZAcceleration
  case cellScale, cellScaleRange, cellScaleSpeed, cellSpin, cellSpinRange
  case cellColor, cellRedRange, cellGreenRange, cellBlueRange, cellAlphaRange
  case cellRedSpeed, cellGreenSpeed, cellBlueSpeed, cellAlphaSpeed
  case cellEmitterCells
  // Of filters.
  case filterEnabled, filterRadius, filterAmount, filterAngle, filterIntensity
  case filterSaturation, filterBrightness, filterContrast, filterBias, filterColor, filterColorMatrix

  /// The structure that holds a property's value.
  package enum Owner: UInt8, CaseIterable {
    /// Properties that every layer has.
    case layer
    /// Properties that every layer has and plain layers don't set.
    case extended
    /// Properties that every layer has and few layers set.
    case rare
    case shape
    case gradient
    case text
    case scroll
    case tiled
    case replicator
    case transform
    case emitter
    /// Properties of emitter cells.
    case cell
    /// Properties of filters.
    case filter

    /// Whether an object with properties of this owner also has those of another owner.
    package func includes(_ other: Owner) -> Bool {
      self == other || (self != .cell && self != .filter && Self.ofEveryLayer.contains(other))
    }

    /// The owners of the properties that every layer has.
    package static let ofEveryLayer: [Owner] = [.layer, .extended, .rare]
  }
}

/// A structure whose members are properties.
package protocol PropertyOwner {
  static var owner: LayerProperty.Owner { get }
}

// MARK: - Descriptions

extension LayerProperty {
  /// A row of the table.
  package struct Description {
    package let property: LayerProperty
    /// The property's key.
    package let key: String
    package let kind: ValueKind
    package let owner: Owner
    /// The offset of the value in the owner's structure, in bytes.
    package let offset: Int
    package let isAnimatable: Bool
  }

  package var description: Description { Self.table[Int(rawValue)] }
  package var kind: ValueKind { Self.table[Int(rawValue)].kind }
  package var isAnimatable: Bool { Self.table[Int(rawValue)].isAnimatable }
  package var owner: Owner { Self.table[Int(rawValue)].owner }

  /// The property's key.
  package var key: String { Self.keys[Int(rawValue)] }

  private static let keys = table.map(\.key)

  /// Finds a property by its key among those of an owner. A Boolean property also has its Swift name as a key, such
  /// as `isHidden` for `hidden`.
  package init?(key: String, of owner: Owner) {
    guard let property = Self.byKey[key]?.first(where: { owner.includes($0.owner) }) else { return nil }
    self = property
  }

  /// The properties of all owners by their keys.
  private static let byKey: [String: [LayerProperty]] = {
    var properties: [String: [LayerProperty]] = [:]
    properties.reserveCapacity(table.count + swiftNames.count)
    for row in table { properties[row.key, default: []].append(row.property) }
    for (property, name) in swiftNames { properties[name, default: []].append(property) }
    return properties
  }()

  private static let swiftNames: KeyValuePairs<LayerProperty, String> = [
    .hidden: "isHidden", .doubleSided: "isDoubleSided", .geometryFlipped: "isGeometryFlipped",
    .opaque: "isOpaque", .wrapped: "isWrapped", .cellEnabled: "isEnabled", .filterEnabled: "isEnabled",
  ]
}

// MARK: - Values by property

extension LayerProperty.Description {
  /// Returns the value from the owner's structure.
  package func load(from values: UnsafeRawPointer) -> Any? { kind.load(from: values + offset) }

  /// The numbers of the value; empty for kinds without numbers.
  package func numbers(in values: UnsafeRawPointer) -> [Double] { kind.readNumbers(at: values + offset) }

  /// Stores a value, unless it has the wrong type; returns whether it was stored.
  @discardableResult
  package func store(_ value: Any?, in values: UnsafeMutableRawPointer) -> Bool {
    let isAccepted = kind.store(value, at: values + offset)
    if isAccepted, kind == .name, let name = load(from: values) as? String { property.reportIfUnknown(name) }
    return isAccepted
  }
}
