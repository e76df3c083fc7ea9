import TestSupport
import Testing

@testable import MotionCore

/// Compares with Swift's own `Double(String)`, which uses the C library.
@Suite struct DoubleNumeralTests {
  /// Reads a text such as "12.5e-3" like the parser of style sheets.
  private func read(_ text: String) -> Double {
    let parts = text.utf8.split(separator: UInt8(ascii: "e"))
    let exponent = parts.count > 1 ? Int64(String(decoding: parts[1], as: UTF8.self)) ?? 0 : 0
    return Double(numeral: ArraySlice(parts[0]), exponent: exponent)
  }

  private func expectNearest(_ text: String) {
    #expect(read(text) == Double(text), "\(text.prefix(1000))")
  }

  static let corners = [
    "0", "0.0", "0e999", "00.000e5", "1", "9007199254740993", "9007199254740993.00000000000000000000001",
    "9007199254740992.99999999999", "9007199254740991e22", "9007199254740991e23", "1e22", "1e23", "1e-22",
    "1e-23", "8.5e22", "123456789012345678901234567890", "0.1", "0.3", "2.675", "5e-324", "4.9e-324",
    "2.4703282292062327e-324", "2.4703282292062328e-324", "1e-323", "1e-324", "1e-325", "1e-329", "1e-330",
    "1e-331", "2.2250738585072011e-308", "2.2250738585072012e-308", "2.2250738585072014e-308",
    "1.7976931348623157e308", "1.7976931348623158e308", "1.7976931348623159e308", "1.8e308", "9e308", "1e309",
    "1e310", "0.1e311", "1e99999", "1e-99999", "6.9294956446009195e15", "1.448997445238699",
    "0.500000000000000166",
    "3.518437208883201171875e13", "62.5364939768271845828", "8.10109172351e-10",
    "1.50000000000000011102230246251565",
    "8.988465674311581e307", "89255e-22", "36167929443327159e-18",
  ]

  @Test(arguments: corners)
  func `extreme decimals are read as the nearest number`(_ text: String) { expectNearest(text) }

  @Test func `random decimals are read as the nearest number`() {
    var random = SeededGenerator(seed: 63)
    for _ in 0..<randomCaseCount {
      let count =
        random.next() % 8 == 0 ? Int.random(in: 1...60, using: &random) : Int(random.next() % 22) + 1
      var text = ""
      for _ in 0..<count { text += String(random.next() % 10) }
      if random.next() % 2 == 0 {
        text.insert(".", at: text.index(text.startIndex, offsetBy: Int(random.next() % UInt64(count))))
        if text.hasPrefix(".") { text = "0" + text }
      }
      if random.next() % 2 == 0 { text += "e" + String(Int.random(in: -345...330, using: &random)) }
      expectNearest(text)
    }
  }

  @Test func `every printed number is read as the same number`() {
    var random = SeededGenerator(seed: 64)
    for _ in 0..<randomCaseCount {
      let number = Double(bitPattern: random.next() >> 1)
      guard number.isFinite else { continue }
      #expect(read(number.description) == number)
    }
  }

  /// Returns all digits of the midpoint between a number and the next one, without the point, and the
  /// exponent.
  private func middle(above number: Double) -> (digits: [UInt8], exponent: Int) {
    // (2·significand + 1) · 2^(exponent − 1), as digits times a power of ten.
    let exponent = max(Int(number.bitPattern >> 52), 1) - 1076
    let field = number.bitPattern & (1 << 52 - 1)
    let significand = number.isNormal ? field | 1 << 52 : field
    var digits = String(2 * significand + 1).utf8.reversed().map { $0 - UInt8(ascii: "0") }
    for _ in 0..<abs(exponent) {
      // Halving is multiplying by five and moving the point.
      var carry: UInt8 = 0
      for index in digits.indices {
        carry += digits[index] * (exponent < 0 ? 5 : 2)
        digits[index] = carry % 10
        carry /= 10
      }
      if carry > 0 { digits.append(carry) }
    }
    return (digits.reversed(), min(exponent, 0))
  }

  @Test func `a midpoint of two numbers is read as the even one, any other decimal as the nearer one`() {
    var random = SeededGenerator(seed: 65)
    let corners: [Double] = [
      0, .leastNonzeroMagnitude, 0x1p-1022, 0x1p-1022.nextDown, 1, 1.0.nextDown, 0x1.fffffffffffffp1022,
    ]
    let numbers = corners + (0..<randomCaseCount / 1000).map { _ in Double(bitPattern: random.next() >> 2) }
    for number in numbers where number.nextUp.isFinite {
      let (digits, exponent) = middle(above: number)
      let text = String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
      let even = number.bitPattern % 2 == 0 ? number : number.nextUp
      #expect(read(text + "e\(exponent)") == even)
      #expect(read(text + "." + String(repeating: "0", count: 900) + "1e\(exponent)") == number.nextUp)
      #expect(read(text + "." + String(repeating: "0", count: 900) + "e\(exponent)") == even)
      guard digits.last != 0 else { continue }
      var less = digits
      less[less.count - 1] -= 1
      let below = String(decoding: less.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
      #expect(read(below + "." + String(repeating: "9", count: 900) + "e\(exponent)") == number)
    }
  }

  @Test func `a million digits are read in linear time`() throws {
    let zeros = String(repeating: "0", count: 1_000_000)
    let nines = String(repeating: "9", count: 1_000_000)
    #expect(read("1" + zeros + "e-1000000") == 1)
    #expect(read("0." + zeros + "25e1000001") == 2.5)
    #expect(read("0." + nines) == 1)
    #expect(read(nines) == .infinity)
    #expect(read(nines + "e-1000000") == 1)
    let curve = try TimingFunction(css: "cubic-bezier(0.\(nines), 0, 1\(zeros)e-1000000, 0\(zeros)1)")
    #expect(curve == .bezier(UnitBezier(1, 0, 1, 1)))
  }
}
