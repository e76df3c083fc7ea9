import CoreGraphics

extension CALayer {
  /// Returns the value of a filter's input that a key path names.
  final func filterValue(at target: KeyPathTarget) -> Any? {
    guard let location = target.slot.filterLocation else { return nil }
    return values.filter(of: location.list, named: location.name)?.value(of: target.property)
  }

  /// Sets the value of a filter's input that a key path names.
  final func setFilterValue(_ value: Any?, at target: KeyPathTarget) {
    guard let location = target.slot.filterLocation,
      var filter = values.filter(of: location.list, named: location.name)
    else { return }
    filter.set(target.property, to: value)
    changeWithoutAction {
      values.withFilter(of: location.list, named: location.name) {
        $0.assumingMemoryBound(to: FilterValues.self).pointee = filter
      }
    }
  }
}
