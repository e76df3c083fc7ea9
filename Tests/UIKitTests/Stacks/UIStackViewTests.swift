import Staging
import TestSupport
import Testing
import UIKit

@MainActor
struct UIStackViewTests {
  private let staged = StagedWindow()
  private let stack = UIStackView()
  private let views = [Block(20, 10), Block(30, 20), Block(10, 40)]

  init() {
    stack.spacing = 5
    for view in views { stack.addArrangedSubview(view) }
    staged.add(stack, CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  /// Where the views begin and how long they are along the axis.
  private var places: [[CGFloat]] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map {
      stack.axis == .horizontal ? [$0.frame.minX, $0.frame.width] : [$0.frame.minY, $0.frame.height]
    }
  }

  @Test(
    arguments: [
      (UIStackView.Distribution.fill, [[0, 20], [25, 30], [60, 40]]),
      (.fillEqually, [[0, 30], [35, 30], [70, 30]]),
      (.fillProportionally, [[0, 30], [35, 45], [85, 15]]),
      (.equalSpacing, [[0, 20], [40, 30], [90, 10]]),
      (.equalCentering, [[0, 20], [37.5, 30], [90, 10]]),
    ] as [(UIStackView.Distribution, [[CGFloat]])])
  func `views share the axis as the distribution says`(
    _ distribution: UIStackView.Distribution, _ expected: [[CGFloat]]
  ) {
    stack.distribution = distribution
    #expect(places == expected)
    stack.axis = .vertical
    stack.frame.size = CGSize(width: 50, height: 100)
    for view in views { view.wish = CGSize(width: view.wish.height, height: view.wish.width) }
    #expect(places == expected)
  }

  @Test(
    arguments: [
      (UIStackView.Alignment.fill, [[0, 50], [0, 50], [0, 50]]), (.top, [[0, 10], [0, 20], [0, 40]]),
      (.center, [[20, 10], [15, 20], [5, 40]]), (.bottom, [[40, 10], [30, 20], [10, 40]]),
    ] as [(UIStackView.Alignment, [[CGFloat]])])
  func `views lie across the axis as the alignment says`(
    _ alignment: UIStackView.Alignment, _ expected: [[CGFloat]]
  ) {
    stack.alignment = alignment
    stack.layoutIfNeeded()
    #expect(views.map { [$0.frame.minY, $0.frame.height] } == expected)
  }

  @Test func `what has no size of its own takes what is left; without room the last ones lack it`() {
    views[1].wish.width = UIView.noIntrinsicMetric
    #expect(places == [[0, 20], [25, 60], [90, 10]])
    stack.frame.size.width = 32
    #expect(places == [[0, 20], [25, 0], [30, 2]])
  }

  @Test func `hidden views are left out, as those that go`() {
    views[0].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[1].frame.minX == 0 && views[2].frame == CGRect(x: 35, y: 0, width: 65, height: 50))
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 2)
    stack.layoutIfNeeded()
    #expect(views[2].frame.width == 100)
    views[0].isHidden = false
    stack.removeArrangedSubview(views[2])
    #expect(places == [[0, 100]] && views[2].superview === stack)
  }

  @Test func `gaps of their own, margins, and the size that suits all`() {
    #expect(stack.intrinsicContentSize == CGSize(width: 70, height: 40))
    stack.setCustomSpacing(12, after: views[0])
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(stack.intrinsicContentSize == CGSize(width: 83, height: 44))
    #expect(places == [[2, 20], [34, 30], [69, 27]] && views[0].frame.minY == 1)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    #expect(stack.intrinsicContentSize.width == 76)
  }

  @Test func `a stack in a stack grows with its views, and an animation's block shows the way`() {
    let outer = UIStackView(arrangedSubviews: [stack, Block(10, 10)])
    staged.add(outer, CGRect(x: 0, y: 0, width: 80, height: 50))
    outer.layoutIfNeeded()
    #expect(stack.frame.width == 70)
    staged.stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        views[0].isHidden = true
        outer.layoutIfNeeded()
      }
    }
    #expect(stack.frame.width == 45)
    staged.stage.advance(to: 0.5)
    #expect(stack.layer.presentation()?.bounds.width == 57.5)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300])
  func `no length that isn't one does harm`(_ odd: CGFloat) {
    stack.isLayoutMarginsRelativeArrangement = true
    for distribution in [UIStackView.Distribution.fill, .fillProportionally, .equalSpacing, .equalCentering] {
      stack.distribution = distribution
      (stack.spacing, stack.layoutMargins, views[1].wish.width) = (5, .zero, 30)
      stack.spacing = odd
      #expect(places.joined().contains { !$0.isFinite } == false)
      stack.layoutMargins.left = odd
      #expect(places.joined().contains { !$0.isFinite } == false)
      (stack.spacing, stack.layoutMargins, views[1].wish.width) = (5, .zero, odd)
      #expect(places.joined().contains { !$0.isFinite } == false)
    }
  }

  @Test(arguments: 0..<30)
  func `whatever they wish, views keep their order and their gaps, and fill where they should`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    stack.distribution = distributions.randomElement(using: &random) ?? .fill
    for view in views { view.wish.width = [-1, 0, 15, 60].randomElement(using: &random) ?? 0 }
    stack.frame.size.width = CGFloat.random(in: 0...300, using: &random)
    let places = places
    for (a, b) in zip(places, places.dropFirst()) { #expect(b[0] - a[0] - a[1] >= 5 - 0.51) }
    #expect(places.allSatisfy { $0[1] >= 0 } && places[0][0] == 0)
    if stack.bounds.width >= 10, stack.distribution != .equalSpacing, stack.distribution != .equalCentering {
      #expect(abs(places[2][0] + places[2][1] - stack.bounds.width) <= 0.26)
    }
  }
}

/// A view that wishes for a size.
private final class Block: UIView {
  var wish: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    wish = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { wish }
}
