package import CoreGraphics
package import Raster

/// The storage of a layer's property values; layer classes with additional properties use a ``ContentStore``.
package class LayerStore {
  // Only one thread at a time uses a store, and changes of values don't overlap.
  @exclusivity(unchecked) package internal(set) final var values: CommonValues
  /// The layer class whose additional properties the store has.
  package final let owner: LayerProperty.Owner

  convenience init() { self.init(owner: .layer) }

  // Initializes the values in place, because passing them as an argument would copy them.
  fileprivate init(owner: LayerProperty.Owner) {
    values = CommonValues()
    self.owner = owner
  }

  fileprivate init(values: CommonValues, owner: LayerProperty.Owner) {
    (self.values, self.owner) = (values, owner)
  }

  func copy() -> LayerStore { LayerStore(values: values, owner: owner) }

  func copyValues(from other: LayerStore) { values.update(from: other.values) }

  /// The layer's content in addition to its background, contents and border.
  package var content: LayerContent { .none }

  /// Whether any of the ``rare`` values was ever set.
  package final var hasRare: Bool { values.extendedBox?.hasRare == true }

  // These read single values without copying ``values``, which an accessor of ``CommonValues`` does. Other modules read them
  // faster than through ``values``, whose attribute `@exclusivity` the compiler knows only in this module.

  package final var bounds: CGRect { values.bounds }
  package final var cornerRadius: CGFloat { values.cornerRadius }
  /// The background color in sRGB. Returning the color itself would count a reference, which takes long if the color isn't in
  /// the processor's cache.
  package final var backgroundInSRGB: Color? { values.backgroundColor?.sRGB }
  package final var extendedBox: ExtendedBox? { values.extendedBox }
  package final var opacity: Float { values.opacity }
  package final var isHidden: Bool { values.isHidden }
  package final var isDoubleSided: Bool { values.isDoubleSided }
  package final var isGeometryFlipped: Bool { values.isGeometryFlipped }
  package final var masksToBounds: Bool { values.masksToBounds }
  package final var allowsGroupOpacity: Bool { values.allowsGroupOpacity }

  /// The storage of the ``rare`` values; nil if none was ever set.
  package final var rareBox: RareBox? { values.extendedBox?.rareBox }

  final var zPosition: CGFloat { values.extendedBox?.values.geometry.zPosition ?? 0 }

  /// A copy of the values that few layers change; ``rareBox`` gives access to a single value.
  package final var rare: RareValues { values.rare }

  /// The store of a shape layer; nil for other layers.
  package final var shapeStore: ContentStore<ShapeValues>? {
    owner == .shape ? unsafeDowncast(self, to: ContentStore<ShapeValues>.self) : nil
  }

  /// The cross-fade of the layer's contents from one image to another, if there is one.
  package final var contentsFade: ContentsFade? { hasRare ? values.contentsFade : nil }

  /// Whether the layer draws nothing but its sublayers and affects them only by its opacity.
  final var drawsOnlySublayers: Bool { values.backgroundColor == nil && drawsOnlyBackground }

  /// Whether the layer draws nothing but its background and its sublayers, and affects them only by its opacity.
  package final var drawsOnlyBackground: Bool {
    guard owner == .layer, !values.masksToBounds else { return false }
    guard let extended = values.extendedBox else { return true }
    return !extended.hasRare && !extended.hasContents && !(extended.borderWidth > 0)
      && !(extended.shadowOpacity > 0)
  }

  /// The transform from the layer's space to its superlayer's; nil if the transform or the placement uses depth.
  package final var affineToSuperlayer: CGAffineTransform? { LayerPlacement(values).affineToSuperlayer }

  /// Calls `body` with a pointer to the values that a subclass adds, if it adds any.
  func withDetails(_ body: (UnsafeMutableRawPointer) -> Void) {}

  /// Calls `body` with a read-only pointer to the values of an owner; returns nil if this store has none.
  final func readValues<Result>(of owner: LayerProperty.Owner, _ body: (UnsafeRawPointer) -> Result)
    -> Result?
  {
    switch owner {
    case .extended: withUnsafePointer(to: values.extended) { body(UnsafeRawPointer($0)) }
    case .rare: withUnsafePointer(to: values.rare) { body(UnsafeRawPointer($0)) }
    default: withValues(of: owner) { body(UnsafeRawPointer($0)) }
    }
  }

  /// Calls `body` with a pointer to the values of an owner; returns nil if this store has none.
  @discardableResult
  final func withValues<Result>(
    of owner: LayerProperty.Owner, _ body: (UnsafeMutableRawPointer) -> Result
  ) -> Result? {
    if owner == .layer { return withUnsafeMutablePointer(to: &values) { body(UnsafeMutableRawPointer($0)) } }
    if owner == .extended {
      return withUnsafeMutablePointer(to: &values.extended) { body(UnsafeMutableRawPointer($0)) }
    }
    if owner == .rare {
      return withUnsafeMutablePointer(to: &values.rare) { body(UnsafeMutableRawPointer($0)) }
    }
    guard owner == self.owner else { return nil }
    var result: Result?
    withDetails { result = body($0) }
    return result
  }
}

// MARK: - Values by property

extension LayerStore {
  /// Returns the value of a property; nil if this store doesn't have the property or its value is nil.
  final func value(of property: LayerProperty) -> Any? {
    let description = property.description
    return readValues(of: description.owner, description.load) ?? nil
  }

  /// Returns the numbers of a property's value; empty if it has none.
  final func numbers(of property: LayerProperty) -> [Double] {
    let description = property.description
    return readValues(of: description.owner, description.numbers) ?? []
  }
}

/// The store of a layer class with additional values.
package final class ContentStore<Details: ContentValues>: LayerStore {
  @exclusivity(unchecked) package internal(set) var details: Details

  init() {
    details = Details()
    super.init(owner: Details.owner)
  }

  private init(values: CommonValues, details: Details) {
    self.details = details
    super.init(values: values, owner: Details.owner)
  }

  override func copy() -> LayerStore { ContentStore(values: values, details: details) }

  package override var content: LayerContent { details.content }

  override func copyValues(from other: LayerStore) {
    super.copyValues(from: other)
    if other.owner == owner { details = unsafeDowncast(other, to: Self.self).details }
  }

  override func withDetails(_ body: (UnsafeMutableRawPointer) -> Void) {
    withUnsafeMutablePointer(to: &details) { body(UnsafeMutableRawPointer($0)) }
  }
}
