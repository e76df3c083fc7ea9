/// Holds a layer's values; a class of layers with more properties has a store with more values.
package class LayerStore {
  // One thread at a time has a store, and nobody changes values while they are changed.
  @exclusivity(unchecked) package internal(set) final var values: CommonValues
  /// Which properties of its own its layer has.
  package final let owner: LayerProperty.Owner

  convenience init() { self.init(owner: .layer) }

  // Values are made in place: handed over, they would be copied.
  fileprivate init(owner: LayerProperty.Owner) {
    values = CommonValues()
    self.owner = owner
  }

  fileprivate init(values: CommonValues, owner: LayerProperty.Owner) {
    (self.values, self.owner) = (values, owner)
  }

  func copy() -> LayerStore { LayerStore(values: values, owner: owner) }

  func takeValues(of other: LayerStore) { values = other.values }

  /// What its layer shows beside background, contents and border.
  package var content: LayerContent { .none }

  /// Whether any of ``rare`` was ever set.
  package final var hasRare: Bool { values.hasRare }

  /// What few layers change, all of it copied: ``CommonValues/rareBox`` gives each value by itself.
  package final var rare: RareValues { values.rare }

  /// The store with what a shape layer has of its own; nil for other layers.
  package final var ofShape: ContentStore<ShapeValues>? {
    owner == .shape ? unsafeDowncast(self, to: ContentStore<ShapeValues>.self) : nil
  }

  /// The pictures between which its layer's contents are, while one becomes the other.
  package final var contentsFade: ContentsFade? { values.contentsFade }

  /// Whether its layer shows nothing of its own and lets what lies in it show as it is, but for its opacity.
  package final var showsSublayersAlone: Bool {
    owner == .layer && !hasRare && !values.masksToBounds && values.backgroundColor == nil
      && values.contents == nil && !(values.borderWidth > 0) && !(values.shadowOpacity > 0)
  }

  /// Calls `body` with the place where the values lie that a class of stores adds; not at all where it adds none.
  func withDetails(_ body: (UnsafeMutableRawPointer) -> Void) {}

  /// Calls `body` with the place where the values of one kind can be read; nil where this store has none of it.
  final func readValues<Result>(of owner: LayerProperty.Owner, _ body: (UnsafeRawPointer) -> Result)
    -> Result?
  {
    guard owner == .rare else { return withValues(of: owner) { body(UnsafeRawPointer($0)) } }
    return withUnsafePointer(to: values.rare) { body(UnsafeRawPointer($0)) }
  }

  /// Calls `body` with the place where the values of one kind lie; nil where this store has none of it.
  @discardableResult
  final func withValues<Result>(
    of owner: LayerProperty.Owner, _ body: (UnsafeMutableRawPointer) -> Result
  ) -> Result? {
    if owner == .layer { return withUnsafeMutablePointer(to: &values) { body(UnsafeMutableRawPointer($0)) } }
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
  /// The value of a property; nil where this store has none, or the value is absent.
  final func value(of property: LayerProperty) -> Any? {
    let description = property.description
    return readValues(of: description.owner, description.load) ?? nil
  }

  /// The numbers of a property's value; empty where it has none.
  final func numbers(of property: LayerProperty) -> [Double] {
    let description = property.description
    return readValues(of: description.owner, description.numbers) ?? []
  }
}

/// The store of a layer class that has values of its own.
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

  override func takeValues(of other: LayerStore) {
    super.takeValues(of: other)
    if other.owner == owner { details = unsafeDowncast(other, to: Self.self).details }
  }

  override func withDetails(_ body: (UnsafeMutableRawPointer) -> Void) {
    withUnsafeMutablePointer(to: &details) { body(UnsafeMutableRawPointer($0)) }
  }
}
