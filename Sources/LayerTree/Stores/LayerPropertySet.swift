/// A set of a layer's properties.
struct LayerPropertySet {
  private var bits: UInt128 = 0

  // The properties of emitter cells come last and don't fit into the bits, which is fine because cells have no style.
  mutating func insert(_ property: LayerProperty) { bits |= 1 << property.rawValue }

  func contains(_ property: LayerProperty) -> Bool { bits & (1 << property.rawValue) != 0 }
}
