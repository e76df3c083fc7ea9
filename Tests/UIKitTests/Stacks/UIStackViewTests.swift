import Staging
import TestSupport
import Testing
import UIKit

@MainActor
struct UIStackViewTests {
  private let staged = StagedWindow()
  private let stack = UIStackView()
  private let views = [FixedSizeView(20, 10), FixedSizeView(30, 20), FixedSizeView(10, 40)]

  init() {
    stack.spacing = 5
    for view in views { stack.addArrangedSubview(view) }
    staged.add(stack, CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  /// The start and the length of each view along the axis.
  private var ranges: [[CGFloat]] {
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
  func `views are distributed along the axis`(
    _ distribution: UIStackView.Distribution, _ expected: [[CGFloat]]
  ) {
    stack.distribution = distribution
    #expect(ranges == expected)
    stack.axis = .vertical
    stack.frame.size = CGSize(width: 50, height: 100)
    for view in views {
      view.preferredSize = CGSize(width: view.preferredSize.height, height: view.preferredSize.width)
    }
    #expect(ranges == expected)
  }

  @Test(
    arguments: [
      (UIStackView.Alignment.fill, [[0, 50], [0, 50], [0, 50]]), (.top, [[0, 10], [0, 20], [0, 40]]),
      (.center, [[20, 10], [15, 20], [5, 40]]), (.bottom, [[40, 10], [30, 20], [10, 40]]),
    ] as [(UIStackView.Alignment, [[CGFloat]])])
  func `views are aligned across the axis`(
    _ alignment: UIStackView.Alignment, _ expected: [[CGFloat]]
  ) {
    stack.alignment = alignment
    stack.layoutIfNeeded()
    #expect(views.map { [$0.frame.minY, $0.frame.height] } == expected)
  }

  @Test func `views without an intrinsic size fill the rest, and the last views shrink if space is missing`()
  {
    views[1].preferredSize.width = UIView.noIntrinsicMetric
    #expect(ranges == [[0, 20], [25, 60], [90, 10]])
    stack.frame.size.width = 32
    #expect(ranges == [[0, 20], [25, 0], [30, 2]])
  }

  @Test func `hidden and removed views are skipped`() {
    views[0].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[1].frame.minX == 0 && views[2].frame == CGRect(x: 35, y: 0, width: 65, height: 50))
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 2)
    stack.layoutIfNeeded()
    #expect(views[2].frame.width == 100)
    views[0].isHidden = false
    stack.removeArrangedSubview(views[2])
    #expect(ranges == [[0, 100]] && views[2].superview === stack)
  }

  @Test func `custom spacings and margins count in the layout and the intrinsic size`() {
    #expect(stack.intrinsicContentSize == CGSize(width: 70, height: 40))
    stack.setCustomSpacing(12, after: views[0])
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(stack.intrinsicContentSize == CGSize(width: 83, height: 44))
    #expect(ranges == [[2, 20], [34, 30], [69, 27]] && views[0].frame.minY == 1)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    #expect(stack.intrinsicContentSize.width == 76)
  }

  @Test func `a nested stack resizes with its views, animated inside an animation block`() {
    let outer = UIStackView(arrangedSubviews: [stack, FixedSizeView(10, 10)])
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
  func `invalid lengths result in finite frames`(_ odd: CGFloat) {
    stack.isLayoutMarginsRelativeArrangement = true
    for distribution in [UIStackView.Distribution.fill, .fillProportionally, .equalSpacing, .equalCentering] {
      stack.distribution = distribution
      (stack.spacing, stack.layoutMargins, views[1].preferredSize.width) = (5, .zero, 30)
      stack.spacing = odd
      #expect(ranges.joined().contains { !$0.isFinite } == false)
      stack.layoutMargins.left = odd
      #expect(ranges.joined().contains { !$0.isFinite } == false)
      (stack.spacing, stack.layoutMargins, views[1].preferredSize.width) = (5, .zero, odd)
      #expect(ranges.joined().contains { !$0.isFinite } == false)
    }
  }

  @Test(arguments: 0..<30)
  func `views of random sizes keep their order and spacings, and fill the axis if they should`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    stack.distribution = distributions.randomElement(using: &random) ?? .fill
    for view in views { view.preferredSize.width = [-1, 0, 15, 60].randomElement(using: &random) ?? 0 }
    stack.frame.size.width = CGFloat.random(in: 0...300, using: &random)
    let ranges = ranges
    for (a, b) in zip(ranges, ranges.dropFirst()) { #expect(b[0] - a[0] - a[1] >= 5 - 0.51) }
    #expect(ranges.allSatisfy { $0[1] >= 0 } && ranges[0][0] == 0)
    if stack.bounds.width >= 10, stack.distribution != .equalSpacing, stack.distribution != .equalCentering {
      #expect(abs(ranges[2][0] + ranges[2][1] - stack.bounds.width) <= 0.26)
    }
  }
}

/// A view with a settable intrinsic size.
private final class FixedSizeView: UIView {
  var preferredSize: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    preferredSize = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { preferredSize }
}
