import LayerTree
import TestSupport
import Testing

@Suite struct CAConstraintLayoutManagerTests {
  private let superlayer = CALayer()

  init() {
    superlayer.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
    superlayer.layoutManager = CAConstraintLayoutManager()
  }

  private func add(_ name: String, _ constraints: CAConstraint...) -> CALayer {
    let layer = CALayer()
    layer.name = name
    layer.bounds.size = CGSize(width: 40, height: 20)
    for constraint in constraints { layer.addConstraint(constraint) }
    superlayer.addSublayer(layer)
    return layer
  }

  private func rule(
    _ attribute: CAConstraintAttribute, _ source: String, _ sourceAttribute: CAConstraintAttribute,
    scale: CGFloat = 1, offset: CGFloat = 0
  ) -> CAConstraint {
    CAConstraint(
      attribute: attribute, relativeTo: source, attribute: sourceAttribute, scale: scale, offset: offset)
  }

  @Test func `one attribute places a layer of its own size`() {
    let middle = add("a", rule(.midX, "superlayer", .midX), rule(.maxY, "superlayer", .maxY, offset: -5))
    superlayer.layoutIfNeeded()
    #expect(middle.frame == CGRect(x: 80, y: 75, width: 40, height: 20))
  }

  @Test(arguments: [
    (CAConstraintAttribute.minX, 10.0, CAConstraintAttribute.maxX, 60.0), (.minX, 10, .midX, 35),
    (.midX, 35, .maxX, 60), (.minX, 10, .width, 50), (.midX, 35, .width, 50), (.maxX, 60, .width, 50),
  ])
  func `any two attributes decide an axis, in either order`(
    _ first: CAConstraintAttribute, _ a: Double, _ second: CAConstraintAttribute, _ b: Double
  ) {
    let rules = [(first, a), (second, b)].map { rule($0, "superlayer", .minX, offset: CGFloat($1)) }
    let layers = [add("a", rules[0], rules[1]), add("b", rules[1], rules[0])]
    superlayer.layoutIfNeeded()
    for layer in layers { #expect(layer.frame == CGRect(x: 10, y: -10, width: 50, height: 20)) }
  }

  @Test func `the extent alone changes a layer where it is`() {
    let layer = add("a", rule(.width, "superlayer", .width, scale: 0.5, offset: 1))
    layer.frame.origin = CGPoint(x: 7, y: 8)
    superlayer.layoutIfNeeded()
    #expect(layer.frame == CGRect(x: 7, y: 8, width: 101, height: 20))
  }

  @Test func `siblings are placed in the order of what they depend on`() {
    let last = add("last", rule(.minX, "middle", .maxX), rule(.height, "last", .width))
    let middle = add("middle", rule(.minX, "first", .maxX, offset: 2))
    let first = add("first", rule(.minX, "superlayer", .minX))
    superlayer.layoutIfNeeded()
    #expect(first.frame.minX == 0 && middle.frame.minX == 42 && last.frame.minX == 82)
    #expect(last.frame.height == 40)
  }

  @Test func `layout comes again with the superlayer's bounds and with new constraints`() {
    let layer = add("a", rule(.maxX, "superlayer", .maxX))
    superlayer.layoutIfNeeded()
    superlayer.bounds.size.width = 300
    superlayer.layoutIfNeeded()
    #expect(layer.frame.maxX == 300)
    layer.constraints = [rule(.minX, "superlayer", .minX)]
    superlayer.layoutIfNeeded()
    #expect(layer.frame.minX == 0)
  }

  @Test func `circles, unknown names and odd numbers do no harm`() {
    let (a, b) = (add("a", rule(.minX, "b", .maxX)), add("b", rule(.minX, "a", .maxX)))
    let lost = add("lost", rule(.minX, "nobody", .maxX), rule(.minY, "lost", .minY, offset: 1))
    let odd = add(
      "odd", rule(.width, "superlayer", .width, scale: .nan),
      rule(.height, "superlayer", .height, scale: .infinity),
      rule(.minX, "superlayer", .width, scale: -1e308, offset: 1e308))
    let inverse = add("inverse", rule(.minX, "superlayer", .maxX), rule(.maxX, "superlayer", .minX))
    superlayer.layoutIfNeeded()
    #expect(a.frame.width == 40 && b.frame.width == 40 && lost.frame.minX == -20)
    #expect(odd.frame.size == CGSize(width: 40, height: 20) && inverse.frame.width == 0)
  }

  @Test func `long chains and many constraints are solved`() {
    let count = 20_000
    var layers: [CALayer] = []
    for index in 0..<count {
      layers.append(add("\(index)", rule(.minX, "\(index + 1)", .maxX)))
    }
    let end = add("\(count)", rule(.minX, "superlayer", .minX))
    superlayer.layoutIfNeeded()
    #expect(end.frame.minX == 0 && layers[0].frame.minX == CGFloat(count) * 40)
  }

  @Test func `a constraint tells what it was made with`() {
    let plain = CAConstraint(attribute: .minX, relativeTo: "a", attribute: .maxX)
    #expect(plain.attribute == .minX && plain.sourceName == "a" && plain.sourceAttribute == .maxX)
    #expect(plain.scale == 1 && plain.offset == 0)
    #expect(CAConstraint(attribute: .minX, relativeTo: "a", attribute: .maxX, offset: 3).offset == 3)
    #expect(CAConstraintAttribute.minX.rawValue == 0 && CAConstraintAttribute.height.rawValue == 7)
  }
}
