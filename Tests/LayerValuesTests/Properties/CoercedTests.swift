import CoreGraphics
import Foundation
import LayerValues
import Testing

@Suite struct CoercedTests {
  @Test func `numbers of any type become NSNumbers, and other values stay as they are`() {
    let values: [(Any, Double)] = [
      (CGFloat(1.5), 1.5), (2.5, 2.5), (Float(3.5), 3.5), (4, 4), (UInt(5), 5), (true, 1), (false, 0),
    ]
    for (value, number) in values {
      let boxed = boxedNumber(value)
      #expect(boxed is NSNumber && (boxed as? NSNumber)?.doubleValue == number)
    }
    #expect(boxedNumber(nil) == nil && boxedNumber("a") as? String == "a")
  }

  @Test func `numbers are rounded to the nearest integer and clamped`() {
    for (number, expected) in [(2.5, 3), (-2.5, -3), (2.49, 2), (1e30, .max), (-1e30, .min), (.nan, 0)]
      as [(Double, Int)]
    {
      #expect(Int(nearest: number) == expected)
    }
    for (number, expected) in [(-1, 0), (1e10, .max), (7.6, 8), (.infinity, .max)] as [(Double, UInt32)] {
      #expect(UInt32(nearest: number) == expected)
    }
    let limit = Float.greatestFiniteMagnitude
    for (number, expected) in [(1e300, limit), (-1e300, -limit), (-.infinity, -limit), (2.5, 2.5)]
      as [(Double, Float)]
    {
      #expect(number.clampedToFloat == expected)
    }
  }

  @Test func `any type of number becomes a double, also in an optional`() {
    let numbers: [Any] = [
      1.5, CGFloat(1.5), Float(1.5), NSNumber(value: 1.5), Optional(1.5) as Any,
      Optional(CGFloat(1.5)) as Any,
    ]
    for number in numbers { #expect(Coerced.double(number) == 1.5) }
    for number in [7, NSNumber(value: 7), Optional(7) as Any, UInt8(7)] as [Any] {
      #expect(Coerced.double(number) == 7)
    }
    #expect(Coerced.double(true) == 1)
    for value in [CGPoint.zero, "7", NSNull(), Optional<Double>.none as Any] as [Any] {
      #expect(Coerced.double(value) == nil)
    }
  }

  @Test func `values of the wrong type are rejected and reported`() {
    #expect(
      Coerced.double("1") == nil && Coerced.double(nil) == nil && Coerced.double(NSNumber(value: 3)) == 3)
    #expect(
      Coerced.bool(0.0) == false && Coerced.bool(0.5) == true && Coerced.bool(-1) == true
        && Coerced.bool("") == nil)
    #expect(Coerced.string(CALayerContentsGravity.top) == "top" && Coerced.string(3) == nil)
    let reports = CoreAnimationDiagnostics.reports {
      #expect(Coerced.fallback(to: 3, rejecting: nil, for: "k") == 3)
      #expect(Coerced.optional("x", else: 4, for: "m") == 4)
      #expect(
        Coerced.optional(NSNull(), else: 4, for: "n") == nil
          && Coerced.optional(nil, else: 4, for: "n") == nil)
      #expect(Coerced.optional(5, else: 4, for: "n") == 5)
    }
    #expect(reports == ["'k' can't be a value of type nil", "'m' can't be a value of type String"])
    let flat = CGAffineTransform(translationX: 3, y: 4)
    #expect(
      Coerced.transform(flat).map { CATransform3DGetAffineTransform($0) } == flat
        && Coerced.transform(3) == nil)
  }

  @Test func `a report of more than 500 characters is cut to half of them`() {
    for (length, expected) in [(499, 499), (500, 500), (501, 251), (9000, 251)] {
      let cause = String(repeating: "x", count: length)
      let reports = CoreAnimationDiagnostics.reports { CoreAnimationDiagnostics.report(cause) }
      #expect(reports.map(\.count) == [expected] && (reports[0].last == "…") == (length > 500))
    }
  }

  @Test func `numbers and arrays of numbers are exact in little-endian data`() {
    let numbers = [1.5, -0.0, .infinity, .leastNormalMagnitude]
    let data = numbers.littleEndianData
    #expect(data.count == 32 && Array(data.prefix(8)) == [0, 0, 0, 0, 0, 0, 0xF8, 0x3F])
    #expect([Double](littleEndianData: data)?.map(\.bitPattern) == numbers.map(\.bitPattern))
    #expect([Double](littleEndianData: data.dropLast()) == nil && [Double](littleEndianData: Data()) == [])
  }

  @Test func `colors are read from four numbers at any index`() {
    let numbers = [9, 0.1, 0.2, 0.3, 0.4, 9]
    let color = CGColor(sRGBNumbers: { numbers[$0] }, from: 1)
    #expect(color.components?.map { Double($0) } == [0.1, 0.2, 0.3, 0.4])
    #expect(CGColor(sRGBNumbers: { numbers[$0 + 1] }).sRGBNumbers.map { Float($0) } == [0.1, 0.2, 0.3, 0.4])
  }

  @Test func `a custom property without a value is 0 or the identity`() {
    func numbers(_ example: Any) -> [Double] { CustomProperty(key: "k", example: example).absentNumbers }
    #expect(numbers(CGFloat(3)) == [0] && numbers(CGPoint(x: 1, y: 2)) == [0, 0] && numbers("text") == [0])
    #expect(numbers(CGRect.zero) == [0, 0, 0, 0])
    #expect(numbers(CGAffineTransform.identity) == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
    let values = [CGFloat(0), 0.0, Float(0), 0, NSNumber(value: 0)] as [Any]
    let types = values.map { value in
      CustomProperty(key: "k", example: value).value(from: [-2.75]).map { "\(type(of: $0)) \($0)" }
    }
    #expect(types.prefix(4) == ["CGFloat -2.75", "Double -2.75", "Float -2.75", "Int -2"])
    #expect(types[4]?.hasSuffix(" -2.75") == true)
    #expect(CustomProperty(key: "k", example: 0).value(from: [1e30]) as? Int == 0)
    #expect(CustomProperty(key: "a", example: 1) == CustomProperty(key: "a", example: 2))
    #expect(CustomProperty(key: "a", example: 1) != CustomProperty(key: "b", example: 1))
    #expect(CustomProperty(key: "a", example: 1) != CustomProperty(key: "a", example: 1.0))
    #expect(CustomProperty(key: "a", example: CGPoint.zero) != CustomProperty(key: "a", example: CGSize.zero))
  }
}
