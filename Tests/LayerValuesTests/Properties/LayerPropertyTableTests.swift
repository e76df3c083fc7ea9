import CoreGraphics
import LayerValues
import Testing

@Suite struct LayerPropertyTableTests {
  @Test func `no two properties of an owner have the same key`() {
    for owner in LayerProperty.Owner.allCases {
      let keys = LayerProperty.allCases.filter { owner.includes($0.owner) }.map(\.key)
      #expect(Set(keys).count == keys.count)
    }
  }

  @Test(arguments: LayerProperty.allCases)
  func `a property is found by its key among those of its owner`(_ property: LayerProperty) {
    #expect(LayerProperty(key: property.key, of: property.owner) == property)
  }

  @Test func `a layer's properties are found in every class of layers, a cell's and a filter's in no layer`()
  {
    for owner in LayerProperty.Owner.allCases {
      let isLayer = owner != .cell && owner != .filter
      #expect((LayerProperty(key: "opacity", of: owner) == .opacity) == isLayer)
      #expect((LayerProperty(key: "birthRate", of: owner) == .cellBirthRate) == (owner == .cell))
      #expect((LayerProperty(key: "inputRadius", of: owner) == .filterRadius) == (owner == .filter))
    }
  }

  @Test func `a Boolean property answers to its Swift name too`() {
    #expect(LayerProperty(key: "isHidden", of: .layer) == .hidden)
    #expect(LayerProperty(key: "isWrapped", of: .text) == .wrapped)
    #expect(LayerProperty(key: "isOpacity", of: .layer) == nil)
  }
}
