import Testing

@testable import LayerTree

@Suite struct TraversalTests {
  @Test func `a traversal visits a layer, its mask, and its sublayers, each with its descendants`() {
    func layer(_ name: String, _ sublayers: [CALayer] = [], mask: CALayer? = nil) -> CALayer {
      let layer = CALayer()
      layer.name = name
      layer.sublayers = sublayers
      layer.mask = mask
      return layer
    }
    let root = layer(
      "a", [layer("e", [layer("h")], mask: layer("f", [layer("g")])), layer("i"), layer("j", [layer("k")])],
      mask: layer("b", [layer("c"), layer("d")]))
    var names = ""
    root.forEachInTree { names += $0.name ?? "" }
    #expect(names == "abcdefghijk")
  }
}
