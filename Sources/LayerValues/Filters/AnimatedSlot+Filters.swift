extension AnimatedSlot {
  /// Where the filter with the property is: the list of the layer's, and its name there; nil where it's no filter's.
  package var filterPlace: (list: LayerProperty, name: String)? {
    guard property.owner == .filter, path.count == 2,
      let list = Self.filterLists.first(where: { $0.key == path[0] })
    else { return nil }
    return (list, path[1])
  }

  private static let filterLists: [LayerProperty] = [.filters, .backgroundFilters, .compositingFilter]
}
