import Testing

@testable import QuartziteCommand

@Suite struct TextColumnsTests {
  @Test func `columns are as wide as their widest cell, and the last one has no padding`() {
    #expect(TextColumns.lines([["a", "12", "x"], ["abc", "1", "yz"]]) == "a    12  x\nabc  1   yz\n")
    #expect(TextColumns.lines([]).isEmpty)
  }

  @Test(arguments: 1...30)
  func `wrapping keeps every word, and only a longer word exceeds the width`(_ width: Int) {
    let text = "a paragraph of several words, among them one that is extraordinarily long"
    let lines = TextColumns.wrapped(text, width: width)
    #expect(lines.joined(separator: " ") == text)
    #expect(lines.allSatisfy { $0.count <= width || !$0.contains(" ") })
  }

  @Test func `an explanation has a column of its own, below a term that is too long`() {
    #expect(TextColumns.definition("a", "text", indent: 6) == "  a   text\n")
    #expect(TextColumns.definition("abcd", "text", indent: 6) == "  abcd\n      text\n")
  }
}
