import CoreGraphics

extension CALayer {
  /// Returns the value of a filter's input that a key path names.
  final func filterValue(at target: KeyPathTarget) -> Any? {
    guard let place = target.slot.filterPlace else { return nil }
    return values.filter(of: place.list, named: place.name)?.value(of: target.property)
  }

  /// Sets the value of a filter's input that a key path names.
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
