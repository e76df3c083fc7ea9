import Staging
import Testing
import UIKit

@MainActor
struct UILabelTests {
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 40))

  /// The columns and rows of the rendered label that aren't empty.
  private func marks() -> (columns: [Int], rows: [Int]) {
    let stage = Stage(size: label.bounds.size)
    stage.perform { stage.layer.addSublayer(label.layer) }
    let picture = stage.picture()
    let isMarked = { (x: Int, y: Int) in picture.pixel(x: x, y: y)[3] > 0 }
    return (
      (0..<picture.width).filter { x in (0..<picture.height).contains { isMarked(x, $0) } },
      (0..<picture.height).filter { y in (0..<picture.width).contains { isMarked($0, y) } }
    )
  }

  @Test func `a line has the font's height and the text's width in whole pixels`() {
    label.text = "Text"
    label.contentScaleFactor = 2
    let size = label.intrinsicContentSize
    #expect(size.height >= label.font.lineHeight && size.height < label.font.lineHeight + 0.5)
    #expect((size.width * 2).rounded() == size.width * 2)
    label.text = "TextText"
    #expect(label.intrinsicContentSize.width > size.width)
    label.text = nil
    #expect(label.intrinsicContentSize == .zero)
  }

  #if OptionalLibraries
    @Test(arguments: [NSTextAlignment.left, .center, .right])
    func `the text is vertically centered and aligned as requested`(_ alignment: NSTextAlignment) throws {
      label.text = "i"
      label.textAlignment = alignment
      let (columns, rows) = marks()
      let middle = try #require(columns.first) + #require(columns.last)
      let expected: ClosedRange<Int> =
        switch alignment {
        case .center: 56...62
        case .right: 100...120
        default: 0...20
        }
      #expect(expected.contains(middle))
      #expect((30...46).contains(try #require(rows.first) + #require(rows.last)))
    }

    @Test func `text that doesn't fit is clipped or shrinks`() throws {
      label.text = String(repeating: "W", count: 20)
      label.lineBreakMode = .byClipping
      #expect(try #require(marks().columns.last) >= 58)
      label.text = "WWWWW"
      label.adjustsFontSizeToFitWidth = true
      let rows = marks().rows
      label.adjustsFontSizeToFitWidth = false
      #expect(rows.count < marks().rows.count)
    }

    /// With clipping, a text that doesn't fit would draw in the last columns.
    @Test(arguments: [
      "all of it", "This text has very little room", "Tiny letters stand apart by more than others do",
    ])
    func `text shrinks until it fits, down to the minimum scale`(_ text: String) throws {
      label.text = text
      label.lineBreakMode = .byClipping
      label.adjustsFontSizeToFitWidth = true
      label.frame.size.width = 58
      let columns = marks().columns
      let (first, last) = (try #require(columns.first), try #require(columns.last))
      #expect(last < 58)
      if text.count > 10 { #expect(last - first > 50) }
      label.minimumScaleFactor = 0.99
      #expect(text.count < 10 || marks().columns.last == 57)
    }

    @Test func `a shadow is visible beside the text`() {
      label.text = "H"
      let plain = marks().rows.count
      label.shadowColor = .red
      label.shadowOffset = CGSize(width: 0, height: 5)
      #expect(marks().rows.count == plain + 5)
    }

    @Test func `lines wrap up to the maximum number of lines`() {
      label.text = "aa bb cc dd ee ff"
      label.numberOfLines = 0
      let all = label.sizeThatFits(CGSize(width: 40, height: 0)).height
      #expect(all > 3 * label.font.lineHeight)
      label.numberOfLines = 2
      let two = label.sizeThatFits(CGSize(width: 40, height: 0))
      #expect(two.height < all && two.height >= 2 * label.font.lineHeight && two.width <= 40)
      label.numberOfLines = 1
      #expect(label.sizeThatFits(CGSize(width: 40, height: 0)).height < 2 * label.font.lineHeight)
    }
  #endif

  @Test func `attributes take precedence over the label's properties`() {
    label.attributedText = NSAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    #expect(label.intrinsicContentSize.height > 30)
    #expect(label.text == "x")
    label.text = "x"
    #expect(label.intrinsicContentSize.height < 30)
  }
}
