import CoreGraphics

extension CALayer {
  /// The value that a key path names which leads into a filter.
  final func filterValue(at target: KeyPathTarget) -> Any? {
    guard let place = target.slot.filterPlace else { return nil }
    return values.filter(of: place.list, named: place.name)?.value(of: target.property)
  }

  /// Sets an input of a filter by key path.
  final func setFilterValue(_ value: Any?, at target: KeyPathTarget) {
    guard let place = target.slot.filterPlace, var filter = values.filter(of: place.list, named: place.name)
    else { return }
    filter.set(target.property, to: value)
    changeUnnamed {
      values.withFilter(of: place.list, named: place.name) {
        $0.assumingMemoryBound(to: FilterValues.self).pointee = filter
      }
    }
  }
}

extension AnimatedSlot {
  /// Where the filter with the property is: the list of the layer's, and its name there; nil where it's no filter's.
  var filterPlace: (list: LayerProperty, name: String)? {
    guard property.owner == .filter, path.count == 2,
      let list = Self.filterLists.first(where: { $0.key == path[0] })
    else { return nil }
    return (list, path[1])
  }

  private static let filterLists: [LayerProperty] = [.filters, .backgroundFilters, .compositingFilter]
}
