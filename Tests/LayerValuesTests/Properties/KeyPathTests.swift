import LayerValues
import Testing

@Suite struct KeyPathTests {
  private func target(_ keyPath: String, of owner: LayerProperty.Owner = .layer) -> KeyPathTarget? {
    KeyPathTarget(keyPath: keyPath, of: owner)
  }

  @Test func `a key path addresses a whole property or some of its numbers`() {
    #expect(target("bounds") == KeyPathTarget(property: .bounds, part: .whole))
    #expect(
      target("bounds.size.width") == KeyPathTarget(property: .bounds, part: .numbers(first: 2, count: 1)))
    #expect(target("transform.scale")?.part == .scale)
    #expect(target("bounds.size.depth") == nil)
    #expect(target("strokeEnd") == nil)
    #expect(target("strokeEnd", of: .shape)?.property == .strokeEnd)
  }

  @Test func `a key path addresses cells and filters by their names`() throws {
    let rate = try #require(target("emitterCells.smoke.emitterCells.spark.birthRate", of: .emitter))
    #expect(rate.property == .cellBirthRate && rate.path == ["smoke", "spark"])
    let radius = try #require(target("filters.blur.inputRadius"))
    #expect(radius.property == .filterRadius && radius.path == ["filters", "blur"])
    #expect(target("emitterCells.smoke", of: .emitter) == nil)
  }

  @Test func `a part of a value is read and replaced`() throws {
    let height = try #require(target("bounds.size.height"))
    #expect(height.numbers(from: height.value(in: [1, 2, 3, 4])) == [4])
    let replaced = height.value(replacing: [1, 2, 3, 4], by: [9])
    #expect(target("bounds")?.numbers(from: replaced) == [1, 2, 3, 9])
  }
}
