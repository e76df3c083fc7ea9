public import QuartzCore

extension UICollectionView {
  /// A class of cells, and a closure that configures its cells for items.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void

    let identifier = UUID().uuidString
    let handler: Handler

    /// Creates a registration, which is used with any collection.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A class of headers, footers or the like, and a closure that configures its views.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a view of a kind.
    public typealias Handler = @MainActor (Supplementary, String, IndexPath) -> Void

    let identifier = UUID().uuidString
    let kind: String
    let handler: Handler

    /// Creates a registration for a kind, which is used with any collection.
    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler) = (elementKind, handler)
    }
  }

  /// Returns a cell of a registration, configured for an item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if !reuse.isRegistered("cell " + registration.identifier) {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    let typed = unsafeDowncast(cell, to: Cell.self)
    if let item { registration.handler(typed, indexPath, item) }
    return typed
  }

  /// Returns a header, a footer or the like of a registration.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.kind, registration.identifier)
    if !reuse.isRegistered(kind + " " + identifier) {
      register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    let typed = unsafeDowncast(view, to: Supplementary.self)
    registration.handler(typed, kind, indexPath)
    return typed
  }
}
