import Foundation
import ObjectiveCRuntime
import Testing

@Suite struct GeometryTests {
  @Test func `points, sizes and rectangles convert to strings and back`() {
    #expect(NSStringFromCGPoint(CGPointMake(1, -2.5)) == "{1, -2.5}")
    #expect(NSCoder.string(for: CGRectMake(0, 0, 10, 20.5)) == "{{0, 0}, {10, 20.5}}")
    let rect = CGRectMake(0.1, -1e-20, 1.0 / 3, 1e300)
    #expect(CGRectFromString(NSStringFromCGRect(rect)) == rect)
    #expect(NSCoder.cgPoint(for: NSCoder.string(for: rect.origin)) == rect.origin)
    #expect(NSCoder.cgSize(for: NSCoder.string(for: CGSizeMake(3, 4))) == CGSize(width: 3, height: 4))
  }

  @Test(arguments: ["", "{1}", "{1, 2, 3}", "{1, b}", "1;2", "{{1, 2}, {3, 4}, {5, 6}}"])
  func `strings that describe nothing give zero`(text: String) {
    #expect(CGPointFromString(text) == .zero && CGSizeFromString(text) == .zero)
    #expect(CGRectFromString(text) == .zero)
  }

  @Test func `spaces and missing braces don't matter`() {
    #expect(NSCoder.cgPoint(for: " 1,2 ") == CGPoint(x: 1, y: 2))
    #expect(NSCoder.cgSize(for: "[5, 6]") == CGSize(width: 5, height: 6))
    #expect(NSCoder.cgRect(for: "{{1,2},{3,4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `points, sizes and rectangles survive an archive`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(CGPoint(x: 1, y: 2), forKey: "point")
    archiver.encode(CGSize(width: 3, height: 0.1), forKey: "size")
    archiver.encode(CGRect(x: 5, y: 6, width: 7, height: 8), forKey: "rect")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(reader.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2))
    #expect(reader.decodeCGSize(forKey: "size") == CGSize(width: 3, height: 0.1))
    #expect(reader.decodeCGRect(forKey: "rect") == CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(reader.decodeCGRect(forKey: "missing") == .zero)
  }
}
