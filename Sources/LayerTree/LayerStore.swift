/// Holds a layer's values; a class of layers with more properties has a store with more values.
class LayerStore {
  final var values = LayerValues()

  required init() {}

  func copy() -> LayerStore {
    let copy = Self()
    copy.takeValues(of: self)
    return copy
  }

  func takeValues(of other: LayerStore) { values = other.values }

  /// What its layer shows beside background, contents and border.
  var content: LayerContent { .none }

  /// Calls `body` with the place where the values of one kind lie; nil where this store has none of it.
  func withValues<Result>(
    of owner: LayerProperty.Owner, _ body: (UnsafeMutableRawPointer) -> Result
  ) -> Result? {
    owner == .layer ? withUnsafeMutablePointer(to: &values) { body(UnsafeMutableRawPointer($0)) } : nil
  }
}

/// The store of a layer class that has values of its own.
final class ContentStore<Details: ContentValues>: LayerStore {
  var details = Details()

  override var content: LayerContent { details.content }

  override func takeValues(of other: LayerStore) {
    super.takeValues(of: other)
    if let other = other as? Self { details = other.details }
  }

  override func withValues<Result>(
    of owner: LayerProperty.Owner, _ body: (UnsafeMutableRawPointer) -> Result
  ) -> Result? {
    guard owner == Details.owner else { return super.withValues(of: owner, body) }
    return withUnsafeMutablePointer(to: &details) { body(UnsafeMutableRawPointer($0)) }
  }
}

/// Values that one class of layers adds.
protocol ContentValues: PropertyOwner {
  init()
  var content: LayerContent { get }
}

extension ShapeValues: ContentValues {
  var content: LayerContent { .shape(self) }
}

extension GradientValues: ContentValues {
  var content: LayerContent { .gradient(self) }
}

extension TextValues: ContentValues {
  var content: LayerContent { .text(self) }
}
