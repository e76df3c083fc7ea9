import CoreGraphics
import LayerValues
import Testing

@Suite struct LayerPropertyTableTests {
  @Test func `the properties of an owner have different keys`() {
    for owner in LayerProperty.Owner.allCases {
      let keys = LayerProperty.allCases.filter { owner.includes($0.owner) }.map(\.key)
      #expect(Set(keys).count == keys.count)
    }
  }

  @Test(arguments: LayerProperty.allCases)
  func `a property's key is its name, or the end of it for properties of emitters, cells and filters`(
    _ property: LayerProperty
  ) {
    let isPrefixed = [.emitter, .cell, .filter].contains(property.owner)
    let (key, name) = (property.key.lowercased(), "\(property)".lowercased())
    #expect(isPrefixed ? name.hasSuffix(key.replacing(/^input/, with: "")) : property.key == "\(property)")
  }

  @Test(arguments: LayerProperty.allCases)
  func `a property is found by its key among those of its owner`(_ property: LayerProperty) {
    #expect(LayerProperty(key: property.key, of: property.owner) == property)
  }

  @Test func `every class of layers has a layer's properties, and none has a cell's or a filter's`() {
    for owner in LayerProperty.Owner.allCases {
      let isLayer = owner != .cell && owner != .filter
      #expect((LayerProperty(key: "opacity", of: owner) == .opacity) == isLayer)
      #expect((LayerProperty(key: "birthRate", of: owner) == .cellBirthRate) == (owner == .cell))
      #expect((LayerProperty(key: "inputRadius", of: owner) == .filterRadius) == (owner == .filter))
    }
  }

  @Test func `a Boolean property is also found by its Swift name`() {
    #expect(LayerProperty(key: "isHidden", of: .layer) == .hidden)
    #expect(LayerProperty(key: "isHidden", of: .shape) == .hidden)
    #expect(LayerProperty(key: "isWrapped", of: .text) == .wrapped)
    #expect(LayerProperty(key: "isWrapped", of: .layer) == nil)
    #expect(LayerProperty(key: "isEnabled", of: .cell) == .cellEnabled)
    #expect(LayerProperty(key: "isEnabled", of: .filter) == .filterEnabled)
    #expect(LayerProperty(key: "isOpacity", of: .layer) == nil)
  }
}
