import Foundation
import LayerRendering
import QuartzCore
import TestSupport
import Testing

struct TextRunTests {
  @Test func `a string's runs are its code units, and make an equal string again`() {
    let string = NSMutableAttributedString(string: "aé👍🏽b", attributes: [.kern: 1.0])
    // Within the emoji's surrogate pairs.
    string.addAttribute(.kern, value: 2.0, range: NSRange(location: 3, length: 2))
    let runs = [TextRun](string)
    #expect(runs.flatMap(\.units) == Array("aé👍🏽b".utf16) && runs.map(\.units.count) == [3, 2, 2])
    #expect(runs.attributedString == string)
    let whole = [TextRun]("aé👍🏽b", [.kern: 1.0])
    #expect(whole.attributedString == NSAttributedString(string: "aé👍🏽b", attributes: [.kern: 1.0]))
    #expect([TextRun]("", [.kern: 1.0]).isEmpty && [TextRun](NSAttributedString(string: "")).isEmpty)
  }

  @Test(arguments: UInt64(0)..<20)
  func `an attribute is set exactly in the range`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var runs = [TextRun]("The quick brown fox", [.kern: 0.0])
    var kerns = [Double](repeating: 0, count: 19)
    for value in 1...8 {
      let start = Int.random(in: 0...22, using: &random)
      let range = start..<start + Int.random(in: 0...9, using: &random)
      runs = runs.setting(.kern, Double(value), in: range)
      for unit in range.clamped(to: 0..<19) { kerns[unit] = Double(value) }
      #expect(runs.flatMap(\.units) == Array("The quick brown fox".utf16))
      let found = runs.flatMap { run in run.units.map { _ in run.attributes[.kern] as? Double } }
      #expect(found == kerns.map(Optional.some))
      #expect(runs.allSatisfy { !$0.units.isEmpty })
    }
  }
}
