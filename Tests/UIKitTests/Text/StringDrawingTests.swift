import Testing
import UIKit

struct StringDrawingTests {
  private let font = UIFont(name: "Helvetica", size: 20)!

  private func text(_ string: String, _ change: (NSMutableParagraphStyle) -> Void = { _ in })
    -> NSAttributedString
  {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSAttributedString(string: string, attributes: [.font: font, .paragraphStyle: style])
  }

  /// The range of columns with drawn pixels.
  private func columns(_ image: UIImage) -> ClosedRange<Int>? {
    let used = image.letters.flatMap { row in row.enumerated().filter { $0.element != "." }.map(\.offset) }
    return used.min().flatMap { low in used.max().map { low...$0 } }
  }

  @Test func `a text has the height of its lines and the width of the longest`() {
    let one = "Hamburg".size(withAttributes: [.font: font])
    #expect(abs(one.height - font.lineHeight) < 1e-9 && one.width > 60 && one.width < 100)
    let two = text("Hamburg\nam").size()
    #expect(two.width == one.width && two.height >= 2 * one.height)
    #expect("".size(withAttributes: [.font: font]) == CGSize(width: 0, height: font.lineHeight))
    let spaced = text("Hamburg\nam") { $0.lineSpacing = 7 }.size()
    #expect(abs(spaced.height - two.height - 7) < 1e-9)
  }

  @Test func `a text without attributes is Helvetica of 12 points`() {
    let helvetica = UIFont(name: "Helvetica", size: 12)!
    #expect("Abc".size() == "Abc".size(withAttributes: [.font: helvetica]))
  }

  @Test func `lines wrap if requested`() {
    let string = text("one two three four five six seven eight")
    let size = CGSize(width: 100, height: 1000)
    let broken = string.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil)
    #expect(broken.width <= 100 && broken.height > 2 * font.lineHeight && broken.origin == .zero)
    let line = string.boundingRect(with: size, context: nil)
    #expect(line.size == string.size() && line.minY == -font.ascender)
    let clipped = text("one two three four five six") { $0.lineBreakMode = .byTruncatingTail }
      .boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil)
    #expect(clipped.width <= 100 && clipped.height == font.lineHeight)
    let free = string.boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil)
    #expect(free.size == string.size())
  }

  @Test func `a text is drawn in its color and aligned`() throws {
    func drawn(_ alignment: NSTextAlignment) -> UIImage {
      let string = NSMutableAttributedString(attributedString: text("Il") { $0.alignment = alignment })
      string.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
      return UIImage.drawn(60, 30) { string.draw(in: CGRect(x: 0, y: 0, width: 60, height: 30)) }
    }
    let ranges = try [NSTextAlignment.left, .center, .right].map { try #require(columns(drawn($0))) }
    #expect(ranges[0].lowerBound < 5 && ranges[2].upperBound > 54)
    #expect(abs(ranges[1].lowerBound + ranges[1].upperBound - 59) <= 3)
    #expect(drawn(.left).letters.joined().contains("r"))
    let row = try #require(drawn(.left).letters.firstIndex { $0.contains("r") })
    #expect(row < 10)
  }

  @Test func `centered text drawn at a point begins at the point`() throws {
    let image = UIImage.drawn(60, 30) { text("Il") { $0.alignment = .center }.draw(at: CGPoint(x: 10, y: 0)) }
    #expect(try #require(columns(image)).lowerBound >= 10)
    #expect(try #require(columns(image)).upperBound < 25)
  }

  @Test func `a text layer accepts UIFont and UIColor`() {
    let string = NSAttributedString(string: "Il", attributes: [.font: font, .foregroundColor: UIColor.blue])
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
    layer.string = string
    let image = UIImage.drawn(40, 30) { UIGraphicsGetCurrentContext().map(layer.render) }
    #expect(image.letters.joined().contains("b"))
    #expect(!image.letters.joined().contains("k"))
  }

  @Test func `invalid numbers neither crash nor hang`() {
    let string = text("one two three")
    for number in [CGFloat.nan, .infinity, -1, 1e300] {
      let rect = CGRect(x: number, y: number, width: number, height: number)
      _ = string.boundingRect(with: rect.size, options: .usesLineFragmentOrigin, context: nil)
      _ = UIImage.drawn(5, 5) { string.draw(in: rect) }
    }
    #expect(text("") { $0.lineSpacing = .nan }.size().width == 0)
  }

  @Test func `a copied paragraph style is immutable`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let copy = style.copy() as! NSParagraphStyle
    #expect(copy == style && !(copy is NSMutableParagraphStyle))
    style.lineSpacing = 3
    #expect(copy != style && copy.lineSpacing == 0)
    #expect((copy.mutableCopy() as? NSMutableParagraphStyle)?.alignment == .right)
  }
}
