import CoreGraphics

extension CAEmitterCell {
  /// Calls `body` with a pointer to the cell's values.
  package final func withValues(_ body: (UnsafeMutableRawPointer) -> Void) {
    withUnsafeMutablePointer(to: &values) { body(UnsafeMutableRawPointer($0)) }
  }

  /// The numbers of a property's value; empty if it has none.
  package final func numbers(of property: LayerProperty) -> [Double] {
    withUnsafePointer(to: values) { property.description.numbers(in: UnsafeRawPointer($0)) }
  }

  // MARK: - Keys

  package final func namedValue(forKey key: String) -> Any? {
    if let property = LayerProperty(key: key, of: .cell) {
      return withUnsafePointer(to: values) { property.description.load(from: UnsafeRawPointer($0)) }
    }
    return Self.properties.value(forKey: key, of: self) ?? userValues[key] ?? styleTable?[key]
  }

  package final func setNamedValue(_ value: Any?, forKey key: String) {
    if let property = LayerProperty(key: key, of: .cell) {
      withValues {
        if !property.description.store(value, in: $0) { Coerced.reportWrongType(of: value, for: key) }
      }
      return
    }
    if !Self.properties.setValue(value, forKey: key, of: self) { userValues[key] = value }
  }

  /// The properties that aren't in the property table.
  private static let properties = KeyedProperties(
    KeyedProperty<CAEmitterCell>.timing + [.init("name", object: \.name), .init("style", object: \.style)])

  // MARK: - Key paths

  package final func pathValue(_ keyPath: String) -> Any? {
    guard let target = KeyPathTarget(keyPath: keyPath, of: .cell), target.path.isEmpty else {
      if let (container, rest) = followed(keyPath) { return container.value(forKeyPath: rest) }
      let (key, rest) = keyPath.splitAtFirstDot
      guard let rest else { return value(forKey: key) }
      return container(forKey: key)?.value(forKeyPath: rest) ?? userValues[keyPath]
    }
    return target.part == .whole ? value(forKey: keyPath) : target.value(in: numbers(of: target.property))
  }

  package final func setPathValue(_ value: Any?, _ keyPath: String) {
    guard let target = KeyPathTarget(keyPath: keyPath, of: .cell), target.path.isEmpty else {
      if let (container, rest) = followed(keyPath) { return container.setValue(value, forKeyPath: rest) }
      let (key, rest) = keyPath.splitAtFirstDot
      if let rest, let container = container(forKey: key) {
        container.setValue(value, forKeyPath: rest)
      } else {
        setValue(value, forKey: keyPath)
      }
      return
    }
    guard target.part != .whole else {
      setValue(value, forKey: keyPath)
      return
    }
    guard let part = target.numbers(from: value) else {
      return Coerced.reportWrongType(of: value, for: keyPath)
    }
    setValue(
      target.value(replacing: numbers(of: target.property), by: part), forKey: target.property.key)
  }

  /// The cells of this cell by their names, if the key is the one for cells.
  package final func container(forKey key: String) -> (any KeyValueContainer)? {
    (value(forKey: key) as? [CAEmitterCell]).map(NamedCells.init)
  }
}

extension CAEmitterCell: KeyValueContainer {}

/// Cells found by their names. Of several cells with one name, the first counts.
package final class NamedCells: KeyValueContainer {
  private let cells: [CAEmitterCell]

  package init(_ cells: [CAEmitterCell]) { self.cells = cells }

  package func value(forKeyPath keyPath: String) -> Any? {
    let (name, rest) = keyPath.splitAtFirstDot
    let cell = cells.first { $0.name == name }
    return rest.map { cell?.value(forKeyPath: $0) } ?? cell
  }

  package func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let (name, rest) = keyPath.splitAtFirstDot
    guard let rest, let cell = cells.first(where: { $0.name == name }) else {
      return CoreAnimationDiagnostics.report("the cells have no property with the key path '\(keyPath)'")
    }
    cell.setValue(value, forKeyPath: rest)
  }

  package func container(forKey key: String) -> (any KeyValueContainer)? { cells.first { $0.name == key } }
}
