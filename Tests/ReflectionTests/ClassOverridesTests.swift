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

  @Test func `a class that overrides the method is told from one that doesn't`() {
    #expect(drawing.contains(Drawing.self) && drawing.contains(Drawn.self))
    #expect(!drawing.contains(Shape.self) && !drawing.contains(Plain.self))
  }

  @Test func `an override of another method doesn't count, an inherited override does`() {
    #expect(!drawing.contains(Measured.self))
    #expect(drawing.contains(Inheriting.self))
  }
}
