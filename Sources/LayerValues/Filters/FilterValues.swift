package import CoreGraphics

/// The type and inputs of a filter.
package struct FilterValues: Sendable {
  package let type: String
  /// The name by which key paths refer to the filter.
  package var name: String
  /// The filter's effect; nil for an unknown type.
  package let kind: FilterKind?
  /// Whether the filter was given by the name of its type alone.
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
  /// Converts a filter, or the name of its type; nil for any other object.
  package init?(_ object: Any) {
    switch object {
    case let filter as CAFilter: self = filter.values
    case let type as String: self.init(type: type, isText: true)
    default: return nil
    }
    if kind == nil { CoreAnimationDiagnostics.report("there is no filter of the type '\(type)'") }
  }

  /// The original filter, or the original name of its type.
  package var object: Any { isText ? type : CAFilter(self) }

  /// Converts a list of filters; reports and omits other objects.
  package static func list(_ objects: [Any]?) -> [FilterValues]? {
    objects?.compactMap { object in
      let filter = FilterValues(object)
      if filter == nil { Coerced.reportWrongType(of: object, for: "a layer's filter") }
      return filter
    }
  }
}

extension CommonValues {
  /// Returns the first filter of a list that has a name.
  package func filter(of list: LayerProperty, named name: String) -> FilterValues? {
    switch list {
    case .filters: rare.filters?.first { $0.name == name }
    case .backgroundFilters: rare.backgroundFilters?.first { $0.name == name }
    default: rare.compositingFilter.flatMap { $0.name == name ? $0 : nil }
    }
  }

  /// Calls `body` with a pointer to the values of that filter, if there is one.
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
