import Reflection
import Testing

@Suite struct ClassOverridesTests {
  private class Shape {
    func draw() -> Int { 0 }
    func area() -> Int { 0 }
  }
  private final class Plain: Shape {}
  private final class Drawing: Shape {
    override func draw() -> Int { 1 }
  }
  private class Measured: Shape {
    override func area() -> Int { 2 }
  }
  private class Drawn: Measured {
    override func draw() -> Int { 3 }
  }
  private final class Inheriting: Drawn {}

  private let drawing = ClassOverrides(of: Shape.self, plain: Plain.self, overriding: Drawing.self)

  @Test func `classes that override the method are recognized`() {
    #expect(drawing.contains(Drawing.self) && drawing.contains(Drawn.self))
    #expect(!drawing.contains(Shape.self) && !drawing.contains(Plain.self))
  }

  @Test func `an inherited override counts, and an override of another method doesn't`() {
    #expect(!drawing.contains(Measured.self))
    #expect(drawing.contains(Inheriting.self))
  }
}
