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

  private func constraint(
    _ attribute: CAConstraintAttribute, _ source: String, _ sourceAttribute: CAConstraintAttribute,
    scale: CGFloat = 1, offset: CGFloat = 0
  ) -> CAConstraint {
    CAConstraint(
      attribute: attribute, relativeTo: source, attribute: sourceAttribute, scale: scale, offset: offset)
  }

  @Test func `a single attribute positions a layer with its preferred size`() {
    let middle = add(
      "a", constraint(.midX, "superlayer", .midX), constraint(.maxY, "superlayer", .maxY, offset: -5))
    superlayer.layoutIfNeeded()
    #expect(middle.frame == CGRect(x: 80, y: 75, width: 40, height: 20))
  }

  @Test(arguments: [
    (CAConstraintAttribute.minX, 10.0, CAConstraintAttribute.maxX, 60.0), (.minX, 10, .midX, 35),
    (.midX, 35, .maxX, 60), (.minX, 10, .width, 50), (.midX, 35, .width, 50), (.maxX, 60, .width, 50),
  ])
  func `any two attributes determine an axis, in either order`(
    _ first: CAConstraintAttribute, _ a: Double, _ second: CAConstraintAttribute, _ b: Double
  ) {
    let constraints = [(first, a), (second, b)].map {
      constraint($0, "superlayer", .minX, offset: CGFloat($1))
    }
    let layers = [add("a", constraints[0], constraints[1]), add("b", constraints[1], constraints[0])]
    superlayer.layoutIfNeeded()
    for layer in layers { #expect(layer.frame == CGRect(x: 10, y: -10, width: 50, height: 20)) }
  }

  @Test func `the extent alone resizes a layer at its origin`() {
    let layer = add("a", constraint(.width, "superlayer", .width, scale: 0.5, offset: 1))
    layer.frame.origin = CGPoint(x: 7, y: 8)
    superlayer.layoutIfNeeded()
    #expect(layer.frame == CGRect(x: 7, y: 8, width: 101, height: 20))
  }

  @Test func `siblings are laid out in the order of their dependencies`() {
    let last = add("last", constraint(.minX, "middle", .maxX), constraint(.height, "last", .width))
    let middle = add("middle", constraint(.minX, "first", .maxX, offset: 2))
    let first = add("first", constraint(.minX, "superlayer", .minX))
    superlayer.layoutIfNeeded()
    #expect(first.frame.minX == 0 && middle.frame.minX == 42 && last.frame.minX == 82)
    #expect(last.frame.height == 40)
  }

  @Test func `changing the superlayer's bounds or a layer's constraints needs a new layout`() {
    let layer = add("a", constraint(.maxX, "superlayer", .maxX))
    superlayer.layoutIfNeeded()
    superlayer.bounds.size.width = 300
    superlayer.layoutIfNeeded()
    #expect(layer.frame.maxX == 300)
    layer.constraints = [constraint(.minX, "superlayer", .minX)]
    superlayer.layoutIfNeeded()
    #expect(layer.frame.minX == 0)
  }

  @Test func `cycles, unknown names and numbers that aren't finite are harmless`() {
    let (a, b) = (add("a", constraint(.minX, "b", .maxX)), add("b", constraint(.minX, "a", .maxX)))
    let lost = add("lost", constraint(.minX, "nobody", .maxX), constraint(.minY, "lost", .minY, offset: 1))
    let odd = add(
      "odd", constraint(.width, "superlayer", .width, scale: .nan),
      constraint(.height, "superlayer", .height, scale: .infinity),
      constraint(.minX, "superlayer", .width, scale: -1e308, offset: 1e308))
    let inverse = add(
      "inverse", constraint(.minX, "superlayer", .maxX), constraint(.maxX, "superlayer", .minX))
    superlayer.layoutIfNeeded()
    #expect(a.frame.width == 40 && b.frame.width == 40 && lost.frame.minX == -20)
    #expect(odd.frame.size == CGSize(width: 40, height: 20) && inverse.frame.width == 0)
  }

  @Test func `long chains and many constraints are solved`() {
    let count = 20_000
    var layers: [CALayer] = []
    for index in 0..<count {
      layers.append(add("\(index)", constraint(.minX, "\(index + 1)", .maxX)))
    }
    let end = add("\(count)", constraint(.minX, "superlayer", .minX))
    superlayer.layoutIfNeeded()
    #expect(end.frame.minX == 0 && layers[0].frame.minX == CGFloat(count) * 40)
  }

  @Test func `a constraint has the values that it was created with`() {
    let plain = CAConstraint(attribute: .minX, relativeTo: "a", attribute: .maxX)
    #expect(plain.attribute == .minX && plain.sourceName == "a" && plain.sourceAttribute == .maxX)
    #expect(plain.scale == 1 && plain.offset == 0)
    #expect(CAConstraint(attribute: .minX, relativeTo: "a", attribute: .maxX, offset: 3).offset == 3)
    #expect(CAConstraintAttribute.minX.rawValue == 0 && CAConstraintAttribute.height.rawValue == 7)
  }
}
