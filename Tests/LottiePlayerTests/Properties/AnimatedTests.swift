import Foundation
import Testing

@testable import LottiePlayer

@Suite struct AnimatedTests {
  func read<Value: LottieValue>(_ type: Value.Type, _ text: String) throws -> Animated<Value> {
    try Animated<Value>(jsonText: Data(text.utf8))
  }

  @Test func `a number, a list of one and an object with k are the same property`() throws {
    for text in ["5", "[5]", #"{"k":5}"#, #"{"a":0,"k":[5]}"#] {
      #expect(try read(Double.self, text) == Animated(5))
    }
  }

  @Test func `an end value in an old file is the next keyframe's value`() throws {
    let old = try read(Double.self, #"{"k":[{"t":0,"s":[1],"e":[3]},{"t":10,"s":[3],"e":[7]},{"t":20}]}"#)
    let new = try read(Double.self, #"{"k":[{"t":0,"s":[1]},{"t":10,"s":[3]},{"t":20,"s":[7]}]}"#)
    #expect(old == new)
  }

  @Test func `a property is exact at its keyframes and constant outside them`() throws {
    let property = try read(
      Double.self,
      """
      {"k":[{"t":0,"s":[1],"o":{"x":[0.3],"y":[0]},"i":{"x":[0.1],"y":[1.4]}},
            {"t":10,"s":[3],"h":1},{"t":20,"s":[7]}]}
      """)
    for (time, value) in [(-5.0, 1.0), (0, 1), (10, 3), (19.999, 3), (20, 7), (99, 7)] {
      #expect(property.value(at: time) == value)
    }
  }

  @Test func `each component eases by its own curve`() throws {
    let property = try read(
      Vector.self,
      #"{"k":[{"t":0,"s":[0,0],"o":{"x":[0,0.5],"y":[0,0]},"i":{"x":[1,0.5],"y":[1,1]}},{"t":10,"s":[10,10]}]}"#
    )
    let middle = property.value(at: 2.5)
    #expect(abs(middle.x - 2.5) < 1e-9)
    #expect(middle.y < 2)
    #expect(property.y.value(at: 2.5) == middle.y)
  }

  @Test func `a spatial curve starts and ends at its keyframes and leaves along its tangent`() throws {
    let property = try read(
      Vector.self, #"{"k":[{"t":0,"s":[0,0],"to":[0,30],"ti":[0,30]},{"t":10,"s":[100,0]}]}"#)
    #expect(property.value(at: 0) == .zero)
    #expect(property.value(at: 10) == Vector(x: 100, y: 0))
    let middle = property.value(at: 5)
    #expect(abs(middle.x - 50) < 1e-9 && abs(middle.y - 22.5) < 1e-9)
  }

  @Test func `unordered keyframes are sorted by time`() throws {
    let property = try read(Double.self, #"{"k":[{"t":10,"s":[3]},{"t":0,"s":[1]}]}"#)
    #expect(property.value(at: 5) == 2)
  }
}
