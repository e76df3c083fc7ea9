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

  @Test func `a key names the first property of an owner with that key or Swift name`() {
    let names = LayerProperty.allCases.map(\.key)
    for key in Set(names + names.map { "is" + $0.prefix(1).uppercased() + $0.dropFirst() } + ["", "none"]) {
      for owner in LayerProperty.Owner.allCases {
        let own = LayerProperty.allCases.filter { owner.includes($0.owner) }
        let expected = own.first { $0.key == key } ?? own.first { $0.swiftName == key }
        #expect(LayerProperty(key: key, of: owner) == expected, "\(key) of \(owner)")
      }
    }
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

extension LayerProperty {
  /// The name of a Boolean property in Swift, if it's another than the key.
  fileprivate var swiftName: String? {
    switch self {
    case .hidden: "isHidden"
    case .doubleSided: "isDoubleSided"
    case .geometryFlipped: "isGeometryFlipped"
    case .opaque: "isOpaque"
    case .wrapped: "isWrapped"
    case .cellEnabled, .filterEnabled: "isEnabled"
    default: nil
    }
  }
}
