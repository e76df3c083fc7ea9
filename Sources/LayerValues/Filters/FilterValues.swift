package import CoreGraphics

/// What a filter holds.
package struct FilterValues: Sendable {
  package let type: String
  /// By which key paths know it.
  package var name: String
  /// What it does; nil for a type that isn't known.
  package let kind: FilterKind?
  /// Whether it was given by its type alone.
  package let isText: Bool
  package var isEnabled = true
  package var actsInContexts = false
  package var radius: CGFloat = 10
  package var amount: CGFloat = 1
  package var angle: CGFloat = 0
  package var intensity: CGFloat = 1
  package var saturation: CGFloat = 1
  package var brightness: CGFloat = 0
  package var contrast: CGFloat = 1
  package var bias: CGFloat = 0
  package var color: CGColor? = .white
  package var colorMatrix: [NSNumber]?

  package init(type: String, isText: Bool = false) {
    self.type = type
    self.isText = isText
    name = type
    kind = FilterKind(type: type)
    if case .color(.brightness) = kind { amount = 0 }
  }
}

extension FilterValues: PropertyOwner {
  package static var owner: LayerProperty.Owner { .filter }
}

// MARK: - From and to objects

extension FilterValues {
  /// Takes a filter, or the text that names its type; nil for anything else.
  package init?(_ object: Any) {
    switch object {
    case let filter as CAFilter: self = filter.values
    case let type as String: self.init(type: type, isText: true)
    default: return nil
    }
    if kind == nil { CoreAnimationDiagnostics.report("there is no filter of the type '\(type)'") }
  }

  /// The filter, or the text that names it, as it was given.
  package var object: Any { isText ? type : CAFilter(self) }

  /// Takes a list; what isn't a filter is left out, and reported.
  package static func list(_ objects: [Any]?) -> [FilterValues]? {
    objects?.compactMap { object in
      let filter = FilterValues(object)
      if filter == nil { Coerced.reportWrongType(of: object, for: "a layer's filter") }
      return filter
    }
  }
}

extension CommonValues {
  /// The filter among those of a list that goes by a name, the first one.
  package func filter(of list: LayerProperty, named name: String) -> FilterValues? {
    switch list {
    case .filters: rare.filters?.first { $0.name == name }
    case .backgroundFilters: rare.backgroundFilters?.first { $0.name == name }
    default: rare.compositingFilter.flatMap { $0.name == name ? $0 : nil }
    }
  }

  /// Calls `body` with the place of the values of that filter, where there is one.
  package mutating func withFilter(
    of list: LayerProperty, named name: String, _ body: (UnsafeMutableRawPointer) -> Void
  ) {
    func change(_ filters: inout [FilterValues]?) {
      guard let index = filters?.firstIndex(where: { $0.name == name }) else { return }
      withUnsafeMutablePointer(to: &filters![index]) { body(UnsafeMutableRawPointer($0)) }
    }
    switch list {
    case .filters: change(&rare.filters)
    case .backgroundFilters: change(&rare.backgroundFilters)
    default:
      guard var filter = rare.compositingFilter, filter.name == name else { return }
      withUnsafeMutablePointer(to: &filter) { body(UnsafeMutableRawPointer($0)) }
      rare.compositingFilter = filter
    }
  }
}
