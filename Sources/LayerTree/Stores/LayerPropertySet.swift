/// A set of a layer's properties.
struct LayerPropertySet {
  private var bits: UInt128 = 0

  // Emitter cells, whose properties come last in the table, don't fit and have no style.
  mutating func insert(_ property: LayerProperty) { bits |= 1 << property.rawValue }

  func contains(_ property: LayerProperty) -> Bool { bits & (1 << property.rawValue) != 0 }
}
