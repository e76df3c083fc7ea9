import CoreGraphics
import Testing

@Suite struct CGVectorTests {
  @Test func `all initializers create the same vector`() {
    #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: 1.0, dy: 2.0))
    #expect(CGVector(dx: CGFloat(1), dy: CGFloat(2)) == CGVector(dx: 1, dy: 2))
    #expect(CGVector() == .zero)
    #expect(CGVector.zero.dx == 0)
  }

  @Test func `a vector is encoded as an array of two numbers`() throws {
    let data = try JSONEncoder().encode(CGVector(dx: 1.5, dy: -2))
    #expect(String(decoding: data, as: UTF8.self) == "[1.5,-2]")
    #expect(try JSONDecoder().decode(CGVector.self, from: data) == CGVector(dx: 1.5, dy: -2))
  }
}
