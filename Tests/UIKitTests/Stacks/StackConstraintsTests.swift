import Staging
import TestSupport
import Testing
import UIKit

/// Stacks among other constraints. The expected frames are derived by hand.
@MainActor
struct StackConstraintsTests {
  private let root = UIView(frame: CGRect(0, 0, 320, 200))
  private let stack = UIStackView()

  init() { stack.constrained(in: root) }

  private func arrange(_ views: UIView...) {
    for view in views { stack.addArrangedSubview(view) }
  }

  private func pin(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(stack.origin(0, 0, in: root) + constraints)
  }

  private var width: NSLayoutDimension { stack.widthAnchor }

  private func frames() -> [CGRect] {
    root.layoutIfNeeded()
    return stack.arrangedSubviews.filter { !$0.isHidden }.map(\.frame)
  }

  // MARK: The size of the stack

  @Test func `a stack without constraints on its size is as large as its content`() {
    arrange(ContentView(40, 10), ContentView(30, 25), ContentView(20, 15))
    (stack.spacing, stack.alignment) = (8, .center)
    pin()
    #expect(frames() == [CGRect(0, 7.5, 40, 10), CGRect(48, 0, 30, 25), CGRect(86, 5, 20, 15)])
    #expect(stack.frame == CGRect(0, 0, 106, 25))
    stack.axis = .vertical
    #expect(frames() == [CGRect(0, 0, 40, 10), CGRect(5, 18, 30, 25), CGRect(10, 51, 20, 15)])
    #expect(stack.frame == CGRect(0, 0, 40, 66))
  }

  @Test(arguments: [
    UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ])
  func `equal views and an equal size make all distributions alike`(_ distribution: UIStackView.Distribution)
  {
    arrange(ContentView(20, 10), ContentView(20, 10), ContentView(20, 10))
    (stack.spacing, stack.distribution) = (5, distribution)
    pin()
    #expect(frames() == [CGRect(0, 0, 20, 10), CGRect(25, 0, 20, 10), CGRect(50, 0, 20, 10)])
    #expect(stack.frame.width == 70)
  }

  @Test func `an empty stack, and one with hidden views only, has no size`() {
    pin()
    #expect(frames().isEmpty && stack.frame.size == .zero)
    let view = ContentView(30, 30)
    arrange(view)
    #expect(frames() == [CGRect(0, 0, 30, 30)])
    view.isHidden = true
    #expect(frames().isEmpty && stack.frame.width == 0 && view.frame.width == 0)
  }

  @Test func `a container that is pinned to a stack fits it`() {
    let card = UIView.constrained(in: root)
    card.addSubview(stack)
    stack.axis = .vertical
    stack.spacing = 4
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    arrange(ContentView(50, 20), ContentView(80, 30))
    NSLayoutConstraint.activate(stack.pins(to: card, inset: 10))
    let fitting = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(fitting == CGSize(width: 10 + 2 + 80 + 4 + 10, height: 10 + 1 + 20 + 4 + 30 + 3 + 10))
    NSLayoutConstraint.activate(card.origin(5, 5, in: root))
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(5, 5, 106, 78) && stack.frame == CGRect(10, 10, 86, 58))
    #expect(frames() == [CGRect(2, 1, 80, 20), CGRect(2, 25, 80, 30)])
  }

  // MARK: Constraints of arranged views

  @Test func `a fixed size of an arranged view counts instead of its content`() {
    let (icon, title) = (ContentView(10, 10), ContentView(60, 20))
    arrange(icon, title)
    (stack.spacing, stack.alignment) = (6, .center)
    NSLayoutConstraint.activate(icon.size(24, 24))
    pin()
    #expect(frames() == [CGRect(0, 0, 24, 24), CGRect(30, 2, 60, 20)])
    #expect(stack.frame.size == CGSize(width: 90, height: 24))
  }

  @Test func `the view that hugs its content least takes the surplus`() {
    let (icon, title, button) = (ContentView(24, 24), ContentView(100, 20), ContentView(60, 30))
    arrange(icon, title, button)
    (stack.spacing, stack.alignment) = (8, .center)
    title.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    pin(width.constraint(equalToConstant: 320))
    #expect(frames() == [CGRect(0, 3, 24, 24), CGRect(32, 5, 220, 20), CGRect(260, 0, 60, 30)])
  }

  @Test func `the view that resists compression least shrinks first`() {
    let (title, button) = (ContentView(400, 20), ContentView(60, 20))
    arrange(title, button)
    title.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    pin(width.constraint(equalToConstant: 200))
    #expect(frames() == [CGRect(0, 0, 140, 20), CGRect(140, 0, 60, 20)])
  }

  @Test func `constraints between arranged views, and to views outside, hold`() {
    let (a, b, badge) = (ContentView(-1, 20), ContentView(-1, 20), UIView.constrained(in: root))
    arrange(a, b)
    NSLayoutConstraint.activate(
      [
        a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2),
        badge.centerXAnchor.constraint(equalTo: b.trailingAnchor),
        badge.centerYAnchor.constraint(equalTo: b.topAnchor),
      ] + badge.size(10, 10))
    pin(width.constraint(equalToConstant: 300))
    #expect(frames() == [CGRect(0, 0, 200, 20), CGRect(200, 0, 100, 20)])
    #expect(badge.frame == CGRect(295, -5, 10, 10))
  }

  @Test func `views without content and constraints share the surplus`() {
    let views = [UIView(), ContentView(50, 10), UIView(), UIView()]
    for view in views { stack.addArrangedSubview(view) }
    pin(width.constraint(equalToConstant: 200), stack.heightAnchor.constraint(equalToConstant: 10))
    #expect(frames().map(\.width) == [50, 50, 50, 50])
    #expect(views.allSatisfy { !$0.hasAmbiguousLayout })
  }

  @Test func `a column passes its width on to the content of a container`() {
    let (container, line) = (UIView(), ContentView(-1, 12))
    container.addSubview(line)
    NSLayoutConstraint.activate(line.pins(to: container, inset: 3))
    stack.axis = .vertical
    arrange(container, ContentView(90, 10))
    pin()
    #expect(frames() == [CGRect(0, 0, 90, 18), CGRect(0, 18, 90, 10)])
    #expect(line.frame == CGRect(3, 3, 84, 12))
  }

  // MARK: Distributions and alignments

  @Test func `equal spacings grow beyond the spacing, and a tight stack shrinks its last view`() {
    arrange(ContentView(30, 10), ContentView(50, 10), ContentView(20, 10))
    (stack.spacing, stack.distribution) = (10, .equalSpacing)
    let width = width.constraint(equalToConstant: 160)
    pin(width)
    #expect(frames().map(\.minX) == [0, 60, 140])
    width.constant = 110
    #expect(frames().map(\.minX) == [0, 40, 100] && frames()[2].width == 10)
  }

  @Test func `columns and rows follow the reading direction`() {
    arrange(ContentView(30, 10), ContentView(50, 10))
    root.semanticContentAttribute = .forceRightToLeft
    stack.semanticContentAttribute = .forceRightToLeft
    pin()
    #expect(frames().map(\.minX) == [50, 0])
    (stack.axis, stack.alignment) = (.vertical, .leading)
    #expect(frames().map(\.minX) == [20, 0])
  }

  @Test func `baselines of different fonts are aligned`() {
    let labels = [12, 30].map { size in
      let label = UILabel()
      label.font = .systemFont(ofSize: size)
      label.text = "Ag"
      return label
    }
    for label in labels { stack.addArrangedSubview(label) }
    pin()
    for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
      stack.alignment = alignment
      root.layoutIfNeeded()
      let baselines = labels.map { $0.frame.minY + $0.font.ascender }
      #expect(abs(baselines[0] - baselines[1]) < 1, "the labels' frames are rounded to pixels")
      #expect(labels[1].frame.minY == 0 && stack.frame.height >= labels[1].frame.height)
      #expect(labels.map(\.frame.size) == labels.map(\.intrinsicContentSize))
    }
  }

  @Test func `a column's spacing can be measured between baselines`() {
    let (first, second) = (UILabel(), UILabel())
    (first.text, second.text) = ("One", "Two")
    arrange(first, second)
    (stack.axis, stack.spacing, stack.isBaselineRelativeArrangement) = (.vertical, 40, true)
    pin()
    #expect(abs(frames()[1].minY - 40) <= 1)
  }

  @Test func `a label in a column has the height for the column's width`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "A text of several words that needs more than one line"
    stack.axis = .vertical
    arrange(label, ContentView(50, 20))
    pin(width.constraint(equalToConstant: 120))
    let height = label.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)).height
    #expect(height > 2 * label.font.lineHeight)
    #expect(frames() == [CGRect(0, 0, 120, height), CGRect(0, height, 120, 20)])
  }

  // MARK: Changes

  @Test func `hidden views collapse with their spacing, in the place where they are`() {
    let views = [ContentView(20, 10), ContentView(30, 10), ContentView(40, 10)]
    for view in views { stack.addArrangedSubview(view) }
    NSLayoutConstraint.activate(views[1].size(35, 10))
    stack.spacing = 5
    stack.setCustomSpacing(9, after: views[1])
    pin()
    #expect(frames().map(\.minX) == [0, 25, 69] && stack.frame.width == 109)
    views[1].isHidden = true
    #expect(frames().map(\.minX) == [0, 25] && stack.frame.width == 65)
    #expect(views[1].frame.minX == 20)
    views[1].isHidden = false
    #expect(frames().map(\.minX) == [0, 25, 69])
  }

  @Test func `a changed constant of an arranged view resizes the stack`() {
    let view = ContentView(20, 10)
    let height = view.heightAnchor.constraint(equalToConstant: 44)
    height.isActive = true
    stack.axis = .vertical
    arrange(view, ContentView(30, 10))
    pin()
    #expect(frames()[1].minY == 44)
    height.constant = 60
    #expect(frames()[1].minY == 60 && stack.frame.height == 70)
  }

  @Test func `changed content changes constants and keeps the constraints`() {
    let views = [ContentView(20, 10), ContentView(30, 10)]
    for view in views { stack.addArrangedSubview(view) }
    pin(width.constraint(equalToConstant: 100))
    #expect(frames().map(\.width) == [20, 80])
    let constraints = stack.constraints
    views[0].contentSize.width = 45
    #expect(frames().map(\.width) == [45, 55])
    views[1].contentSize.width = 90
    #expect(frames().map(\.width) == [45, 55], "the last view shrinks")
    #expect(stack.constraints == constraints)
    views[0].contentSize.width = 30
    stack.distribution = .fillProportionally
    #expect(frames().map(\.width) == [25, 75])
    views[0].contentSize.width = 90
    #expect(frames().map(\.width) == [50, 50])
  }

  @Test func `hiding a view in an animation block animates the others`() {
    let staged = StagedWindow()
    staged.add(root, CGRect(0, 0, 200, 200))
    let views = [ContentView(20, 10), ContentView(30, 10)]
    for view in views { stack.addArrangedSubview(view) }
    pin()
    root.layoutIfNeeded()
    staged.stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        views[0].isHidden = true
        root.layoutIfNeeded()
      }
    }
    #expect(views[1].frame.minX == 0 && stack.frame.width == 30)
    staged.stage.advance(to: 0.5)
    #expect(stack.layer.presentation()?.bounds.width == 40)
    #expect(views[1].layer.presentation()?.frame.minX == 10)
  }

  @Test func `a column in a scroll view decides on the size of the content`() {
    let scrollView = UIScrollView(frame: CGRect(0, 0, 100, 150))
    root.addSubview(scrollView)
    scrollView.addSubview(stack)
    stack.axis = .vertical
    stack.spacing = 10
    for _ in 0..<5 { stack.addArrangedSubview(ContentView(20, 60)) }
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    #expect(frames().last == CGRect(0, 280, 100, 60))
    #expect(scrollView.contentSize == CGSize(width: 100, height: 340))
  }

  @Test func `a stack that is set up outside the tree works inside it`() {
    let (container, inner) = (
      UIView(), UIStackView(arrangedSubviews: [ContentView(20, 10), ContentView(30, 10)])
    )
    container.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    container.constrained(in: root)
    NSLayoutConstraint.activate(container.origin(7, 7, in: root) + inner.pins(to: container))
    root.layoutIfNeeded()
    #expect(
      container.frame == CGRect(7, 7, 50, 10) && inner.arrangedSubviews[1].frame == CGRect(20, 0, 30, 10))
  }

  @Test func `a stack with a frame, set up outside the tree, works inside it`() {
    let container = UIView(frame: CGRect(0, 0, 100, 100))
    let inner = UIStackView(arrangedSubviews: [ContentView(20, 10), ContentView(30, 10)])
    inner.frame = CGRect(0, 0, 90, 20)
    container.addSubview(inner)
    let plain = UIView(frame: root.bounds)
    plain.addSubview(container)
    plain.layoutIfNeeded()
    #expect(inner.arrangedSubviews.map(\.frame) == [CGRect(0, 0, 20, 20), CGRect(20, 0, 70, 20)])
    inner.removeFromSuperview()
    inner.removeArrangedSubview(inner.arrangedSubviews[0])
    plain.addSubview(inner)
    plain.layoutIfNeeded()
    #expect(inner.arrangedSubviews.map(\.frame) == [CGRect(0, 0, 90, 20)])
  }

  @Test func `a removed view leaves no constraints and no guides`() {
    let views = [ContentView(20, 10), ContentView(30, 10), ContentView(40, 10)]
    for view in views { stack.addArrangedSubview(view) }
    stack.distribution = .equalCentering
    pin()
    #expect(frames().count == 3 && stack.layoutGuides.count == 2)
    views[2].removeFromSuperview()
    #expect(frames().count == 2 && stack.layoutGuides.count == 1)
    for view in views { stack.removeArrangedSubview(view) }
    root.layoutIfNeeded()
    #expect(stack.layoutGuides.isEmpty && stack.constraints.allSatisfy { $0.firstItem === stack })
  }

  @Test func `the stack holds its constraints, so that they don't outlive it`() {
    let views = [ContentView(20, 10), ContentView(30, 10)]
    do {
      let other = UIStackView(arrangedSubviews: views)
      views[1].isHidden = true
      other.layoutIfNeeded()
      #expect(!other.constraints.isEmpty)
    }
    #expect(views.allSatisfy { $0.superview == nil && $0.constraints.isEmpty })
  }

  @Test func `stacks inside a stack are measured for proportions only`() {
    final class Measured: UIStackView {
      var count = 0
      override var intrinsicContentSize: CGSize {
        count += 1
        return super.intrinsicContentSize
      }
    }
    let inner = Measured()
    let content = ContentView(20, 10)
    inner.addArrangedSubview(content)
    arrange(inner, ContentView(40, 10))
    pin(width.constraint(equalToConstant: 90))
    #expect(frames().map(\.width) == [20, 70])
    content.contentSize.width = 30
    #expect(frames().map(\.width) == [30, 60] && inner.count == 0)
    inner.isHidden = false
    #expect(!stack.needsUpdateConstraints())
    stack.distribution = .fillProportionally
    #expect(frames().map(\.width) == [38.5, 51.5] && inner.count > 0)
    inner.isHidden = true
    #expect(stack.needsUpdateConstraints())
  }

  // MARK: Laws

  /// Returns the lengths for the distribution fill: the least important view is resized, the last one among equals.
  private static func filled(
    _ lengths: [CGFloat], _ hugging: [Float], _ resistance: [Float], available: CGFloat
  ) -> [CGFloat] {
    var (result, rest) = (lengths, available - lengths.reduce(0, +))
    let priorities = rest > 0 ? hugging : resistance
    for index in lengths.indices.sorted(by: { (priorities[$0], -$0) < (priorities[$1], -$1) }) {
      let change = rest > 0 ? rest : max(rest, -result[index])
      result[index] += change
      rest -= change
    }
    return result
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `the distribution fill resizes views by priority, and by order among equals`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...6, using: &random)
    let lengths = (0..<count).map { _ in CGFloat(Int.random(in: 0...60, using: &random)) }
    let hugging = (0..<count).map { _ in random.element(of: [249, 250, 250, 251] as [Float]) }
    let resistance = (0..<count).map { _ in random.element(of: [749, 750, 750, 751] as [Float]) }
    for index in 0..<count {
      let view = ContentView(lengths[index], 10)
      view.setContentHuggingPriority(UILayoutPriority(hugging[index]), for: .horizontal)
      view.setContentCompressionResistancePriority(UILayoutPriority(resistance[index]), for: .horizontal)
      stack.addArrangedSubview(view)
    }
    stack.spacing = 4
    let width = width.constraint(equalToConstant: 0)
    pin(width)
    for _ in 0..<4 {
      width.constant = CGFloat(4 * (count - 1) + Int.random(in: 0...300, using: &random))
      let expected = Self.filled(
        lengths, hugging, resistance, available: width.constant - CGFloat(4 * (count - 1)))
      #expect(frames().map(\.width) == expected, "seed \(seed)")
    }
  }
}
