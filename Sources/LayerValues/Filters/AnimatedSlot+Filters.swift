extension AnimatedSlot {
  /// The list that contains the slot's filter, and the filter's name in the list; nil if the slot doesn't
  /// belong to a filter.
  package var filterLocation: (list: LayerProperty, name: String)? {
    guard property.owner == .filter, path.count == 2,
      let list = Self.filterLists.first(where: { $0.key == path[0] })
    else { return nil }
    return (list, path[1])
  }

  private static let filterLists: [LayerProperty] = [.filters, .backgroundFilters, .compositingFilter]
}
