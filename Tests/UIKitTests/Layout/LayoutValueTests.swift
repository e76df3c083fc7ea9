import Testing
import UIKit

@MainActor
struct LayoutValueTests {
  @Test func `raw values are UIKit's`() {
    let attributes: [NSLayoutConstraint.Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ]
    #expect(attributes.map(\.rawValue) == Array(0...20))
    let relations: [NSLayoutConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    #expect(relations.map(\.rawValue) == [-1, 0, 1])
    #expect([NSLayoutConstraint.Axis.horizontal, .vertical].map(\.rawValue) == [0, 1])
    let options: [NSLayoutConstraint.FormatOptions] = [
      .alignAllLeft, .alignAllTrailing, .alignAllCenterX, .alignAllFirstBaseline, .directionRightToLeft,
      .spacingBaselineToBaseline,
    ]
    #expect(options.map(\.rawValue) == [2, 64, 512, 4096, 0x20000, 0x80000])
  }

  @Test func `priorities are ordered numbers`() {
    let priorities: [UILayoutPriority] = [
      .fittingSizeLevel, .defaultLow, .dragThatCannotResizeScene, .sceneSizeStayPut, .dragThatCanResizeScene,
      .defaultHigh, .required,
    ]
    #expect(priorities.map(\.rawValue) == [50, 250, 490, 500, 510, 750, 1000])
    #expect(priorities == priorities.sorted())
    #expect(UILayoutPriority(5) == UILayoutPriority(rawValue: 5))
    var priority = UILayoutPriority.required - 1
    #expect(priority.rawValue == 999 && UILayoutPriority.defaultLow + 1 == UILayoutPriority(251))
    priority -= 9
    #expect(priority - .defaultHigh == 240)
    priority += 10
    #expect(priority == .required)
  }

  @Test func `views have UIKit's defaults`() {
    let view = UIView()
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    #expect(view.alignmentRectInsets == .zero && !UIView.requiresConstraintBasedLayout)
    #expect(view.forFirstBaselineLayout === view && view.forLastBaselineLayout === view)
    #expect(
      NSDirectionalEdgeInsets.zero == NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
  }

  @Test func `a guide is archived with its identifier`() throws {
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    guide.encode(with: archiver)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    #expect(UILayoutGuide(coder: unarchiver)?.identifier == "gap")
  }
}
