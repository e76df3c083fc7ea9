/// Holds a layer's values; a class of layers with more properties has a store with more values.
package class LayerStore {
  // One thread at a time has a store, and nobody changes values while they are changed.
  @exclusivity(unchecked) package internal(set) final var values = LayerValues()

  required init() {}

  fileprivate init(values: LayerValues) { self.values = values }

  func copy() -> LayerStore { LayerStore(values: values) }

  func takeValues(of other: LayerStore) { values = other.values }

  /// What its layer shows beside background, contents and border.
  package var content: LayerContent { .none }

  /// Whether any of ``rare`` was ever set.
  package final var hasRare: Bool { values.hasRare }

  /// What few layers change, all of it copied: ``LayerValues/rareBox`` gives each value by itself.
  package final var rare: RareValues { values.rare }

  /// The store with what a shape layer has of its own; nil for other layers.
  package final var ofShape: ContentStore<ShapeValues>? {
    owner == .shape ? unsafeDowncast(self, to: ContentStore<ShapeValues>.self) : nil
  }

  /// The pictures between which its layer's contents are, while one becomes the other.
  package final var contentsFade: ContentsFade? { values.contentsFade }

  /// Whether its layer shows its sublayers many times.
  package final var isReplicator: Bool { owner == .replicator }

  /// Whether its layer shows nothing of its own and lets what lies in it show as it is, but for its opacity.
  package final var showsSublayersAlone: Bool {
    owner == .layer && !hasRare && !values.masksToBounds && values.backgroundColor == nil
      && values.contents == nil && !(values.borderWidth > 0) && !(values.shadowOpacity > 0)
  }

  /// Which properties of its own its layer has.
  package var owner: LayerProperty.Owner { .layer }

  /// Calls `body` with the place where the values of one kind can be read; nil where this store has none of it.
  func readValues<Result>(of owner: LayerProperty.Owner, _ body: (UnsafeRawPointer) -> Result) -> Result? {
    switch owner {
    case .layer: withUnsafePointer(to: &values) { body(UnsafeRawPointer($0)) }
    case .rare: withUnsafePointer(to: values.rare) { body(UnsafeRawPointer($0)) }
    default: nil
    }
  }

  /// Calls `body` with the place where the values of one kind lie; nil where this store has none of it.
  func withValues<Result>(
    of owner: LayerProperty.Owner, _ body: (UnsafeMutableRawPointer) -> Result
  ) -> Result? {
    switch owner {
    case .layer: withUnsafeMutablePointer(to: &values) { body(UnsafeMutableRawPointer($0)) }
    case .rare: withUnsafeMutablePointer(to: &values.rare) { body(UnsafeMutableRawPointer($0)) }
    default: nil
    }
  }
}

/// The store of a layer class that has values of its own.
package final class ContentStore<Details: ContentValues>: LayerStore {
  @exclusivity(unchecked) package internal(set) var details = Details()

  required init() { super.init() }

  private init(values: LayerValues, details: Details) {
    super.init(values: values)
    self.details = details
  }

  override func copy() -> LayerStore { ContentStore(values: values, details: details) }

  package override var content: LayerContent { details.content }

  package override var owner: LayerProperty.Owner { Details.owner }

  override func takeValues(of other: LayerStore) {
    super.takeValues(of: other)
    if let other = other as? Self { details = other.details }
  }

  override func readValues<Result>(of owner: LayerProperty.Owner, _ body: (UnsafeRawPointer) -> Result)
    -> Result?
  {
    guard owner == Details.owner else { return super.readValues(of: owner, body) }
    return withUnsafePointer(to: &details) { body(UnsafeRawPointer($0)) }
  }

  override func withValues<Result>(
    of owner: LayerProperty.Owner, _ body: (UnsafeMutableRawPointer) -> Result
  ) -> Result? {
    guard owner == Details.owner else { return super.withValues(of: owner, body) }
    return withUnsafeMutablePointer(to: &details) { body(UnsafeMutableRawPointer($0)) }
  }
}
