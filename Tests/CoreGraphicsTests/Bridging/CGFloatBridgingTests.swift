import CoreGraphics
import Testing

@Suite struct CGFloatBridgingTests {
  @Test func `a CGFloat bridges to an NSNumber`() {
    let value: CGFloat = 2.5
    #expect(value as NSNumber == NSNumber(value: 2.5))
    #expect((value as Any) as? NSNumber == NSNumber(value: 2.5))
    #expect((value as Any) is NSNumber)
  }

  @Test func `any NSNumber bridges to a CGFloat`() {
    #expect(NSNumber(value: 2.5) as? CGFloat == 2.5)
    #expect((NSNumber(value: 7) as Any) as? CGFloat == 7)
    #expect(NSNumber(value: true) as! CGFloat == 1)
    #expect(NSNumber(value: Float.infinity) as? CGFloat == .infinity)
  }

  @Test func `arrays bridge in both directions`() {
    let floats: [CGFloat] = [0, 0.5, 1]
    let numbers: [NSNumber] = [0, 0.5, 1]
    #expect(floats as [NSNumber] == numbers)
    #expect((floats as Any) as? [NSNumber] == numbers)
    #expect((numbers as Any) as? [CGFloat] == floats)
    #expect((floats as NSArray) as? [CGFloat] == floats)
  }

  @Test func `a dictionary of CGFloat values bridges to Foundation`() {
    let dictionary: [String: CGFloat] = ["a": 1, "b": -2]
    #expect((dictionary as NSDictionary)["b"] as? NSNumber == -2)
  }

  @Test func `only numbers bridge to a CGFloat`() {
    #expect(("1" as Any) as? CGFloat == nil)
    #expect((NSValue(point: .zero) as Any) as? CGFloat == nil)
  }
}
