import Testing

@testable import Reflection

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

  @Test func `every class counts as overriding a method whose index is unknown`() {
    for overriding in [Plain.self, Both.self] as [AnyClass] {
      let unknown = ClassOverrides(of: Shape.self, plain: Plain.self, overriding: overriding)
      #expect(unknown.contains(Drawing.self) && unknown.contains(Shape.self))
    }
  }
  private final class Both: Shape {
    override func draw() -> Int { 4 }
    override func area() -> Int { 5 }
  }

  @Test func `the metadata of a class ends with its methods`() {
    // Seven words precede the first method: kind, superclass, flags, sizes of instances and of the metadata,
    // descriptor, and a destructor of stored properties. The initializer is the third method.
    #expect(ClassMetadata(Shape.self).wordCount == 7 + 3)
    #expect(ClassMetadata(Measured.self).wordCount == 7 + 3)
    #expect(ClassMetadata(Shape.self).allWords.count == 10)
  }
}
