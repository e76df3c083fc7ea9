import CoreGraphics
import Requirements

// MARK: - Rows by type

// The kind of a value follows from its type: a row with another kind would access memory as the wrong type.

/// A type of values with a kind of its own.
protocol PropertyValue {
  static var kind: ValueKind { get }
}

extension CGFloat: PropertyValue {
  static var kind: ValueKind { .scalar }
}

extension Double: PropertyValue {
  static var kind: ValueKind { .scalar }
}

extension Float: PropertyValue {
  static var kind: ValueKind { .float }
}

extension Int: PropertyValue {
  static var kind: ValueKind { .integer }
}

extension UInt32: PropertyValue {
  static var kind: ValueKind { .bits }
}

extension CAEdgeAntialiasingMask: PropertyValue {
  static var kind: ValueKind { .bits }
}

extension Bool: PropertyValue {
  static var kind: ValueKind { .bool }
}

extension CGPoint: PropertyValue {
  static var kind: ValueKind { .point }
}

extension CGSize: PropertyValue {
  static var kind: ValueKind { .size }
}

extension CGRect: PropertyValue {
  static var kind: ValueKind { .rect }
}

extension CATransform3D: PropertyValue {
  static var kind: ValueKind { .transform }
}

extension String: PropertyValue {
  static var kind: ValueKind { .name }
}

/// A structure with a `String` as its only member.
protocol NamedPropertyValue: PropertyValue, RawRepresentable<String> {}

extension NamedPropertyValue {
  static var kind: ValueKind { .name }
}

extension CALayerContentsGravity: NamedPropertyValue {}
extension CALayerContentsFilter: NamedPropertyValue {}
extension CALayerContentsFormat: NamedPropertyValue {}
extension CALayerCornerCurve: NamedPropertyValue {}
extension CADynamicRange: NamedPropertyValue {}
extension CAToneMapMode: NamedPropertyValue {}
extension CAShapeLayerFillRule: NamedPropertyValue {}
extension CAShapeLayerLineCap: NamedPropertyValue {}
extension CAShapeLayerLineJoin: NamedPropertyValue {}
extension CAGradientLayerType: NamedPropertyValue {}
extension CATextLayerAlignmentMode: NamedPropertyValue {}
extension CATextLayerTruncationMode: NamedPropertyValue {}
extension CAScrollLayerScrollMode: NamedPropertyValue {}
extension CAEmitterLayerEmitterShape: NamedPropertyValue {}
extension CAEmitterLayerEmitterMode: NamedPropertyValue {}
extension CAEmitterLayerRenderMode: NamedPropertyValue {}

extension LayerProperty.Description {
  // All initializers are inlined, so that the offset of a literal path is a constant. Otherwise, the first layer of a
  // program would make an object for each path.

  /// The kind isn't checked against the value, so only this file's initializers use it.
  @inline(__always)
  private init<Values: PropertyOwner>(
    _ property: LayerProperty, _ kind: ValueKind, at path: PartialKeyPath<Values>, key: String,
    animatable: Bool
  ) {
    guard let offset = MemoryLayout<Values>.offset(of: path) else {
      failRequirement("\(property) isn't stored in \(Values.self)")
    }
    self.property = property
    self.key = key
    self.kind = kind
    self.offset = offset
    owner = Values.owner
    isAnimatable = animatable
  }

  @inline(__always)
  init<Values: PropertyOwner, Value: PropertyValue>(
    _ property: LayerProperty, _ path: KeyPath<Values, Value>, key: String, animatable: Bool = true
  ) {
    assert(
      Value.kind != .name || MemoryLayout<Value>.size == MemoryLayout<String>.size,
      "\(Value.self) holds more than a name")
    self.init(property, Value.kind, at: path, key: key, animatable: animatable)
  }

  @inline(__always)
  init<Values: PropertyOwner>(
    _ property: LayerProperty, _ path: KeyPath<Values, CGColor?>, key: String, animatable: Bool = true
  ) {
    self.init(property, .color, at: path, key: key, animatable: animatable)
  }

  @inline(__always)
  init<Values: PropertyOwner>(
    _ property: LayerProperty, _ path: KeyPath<Values, CGPath?>, key: String, animatable: Bool = true
  ) {
    self.init(property, .path, at: path, key: key, animatable: animatable)
  }

  @inline(__always)
  init<Values: PropertyOwner>(
    _ property: LayerProperty, _ path: KeyPath<Values, Any?>, key: String, animatable: Bool = true
  ) {
    self.init(property, .any, at: path, key: key, animatable: animatable)
  }

  @inline(__always)
  init<Values: PropertyOwner>(
    _ property: LayerProperty, _ path: KeyPath<Values, CFTypeRef?>, key: String,
    animatable: Bool = true
  ) {
    self.init(property, .object, at: path, key: key, animatable: animatable)
  }

  @inline(__always)
  init<Values: PropertyOwner>(
    _ property: LayerProperty, _ path: KeyPath<Values, [NSNumber]?>, key: String,
    animatable: Bool = true
  ) {
    self.init(property, .numbers, at: path, key: key, animatable: animatable)
  }

  @inline(__always)
  init<Values: PropertyOwner>(
    _ property: LayerProperty, _ path: KeyPath<Values, [Any]?>, key: String, animatable: Bool = true
  ) {
    self.init(property, .list, at: path, key: key, animatable: animatable)
  }

  @inline(__always)
  init<Values: PropertyOwner>(
    _ property: LayerProperty, _ path: KeyPath<Values, [CAEmitterCell]?>, key: String,
    animatable: Bool = true
  ) {
    self.init(property, .cells, at: path, key: key, animatable: animatable)
  }

  @inline(__always)
  init<Values: PropertyOwner>(
    _ property: LayerProperty, _ path: KeyPath<Values, FilterValues?>, key: String,
    animatable: Bool = true
  ) {
    self.init(property, .filter, at: path, key: key, animatable: animatable)
  }

  @inline(__always)
  init<Values: PropertyOwner>(
    _ property: LayerProperty, _ path: KeyPath<Values, [FilterValues]?>, key: String,
    animatable: Bool = true
  ) {
    self.init(property, .filters, at: path, key: key, animatable: animatable)
  }
}
