import Testing
import UIKit

/// Sizes of content in constraints, in a root of 200 × 100 points.
@MainActor
struct ConstraintContentTests {
  private let root = UIView(frame: CGRect(0, 0, 200, 100))

  @Test func `a view has its natural size where nothing else decides, and follows its changes`() {
    let view = ContentView(30, 20)
    root.addSubview(view)
    NSLayoutConstraint.activate(view.origin(5, 6, in: root))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(5, 6, 30, 20))
    view.contentSize = CGSize(width: 50, height: UIView.noIntrinsicMetric)
    NSLayoutConstraint.activate([view.heightAnchor.constraint(equalToConstant: 7)])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(5, 6, 50, 7))
  }

  /// Returns the widths of two views that fill a row of 200 points.
  private func widths(_ a: ContentView, _ b: ContentView) -> [CGFloat] {
    for view in [a, b] { root.addSubview(view) }
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      a.topAnchor.constraint(equalTo: root.topAnchor), b.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    return [a, b].map(\.frame.width)
  }

  @Test func `the view that hugs its content less takes the surplus`() {
    let (a, b) = (ContentView(30, 10), ContentView(40, 10))
    a.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    #expect(widths(a, b) == [160, 40])
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    root.layoutIfNeeded()
    #expect([a, b].map(\.frame.width) == [30, 170])
  }

  @Test func `the view that resists compression less loses width`() {
    let (a, b) = (ContentView(150, 10), ContentView(120, 10))
    a.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    #expect(widths(a, b) == [80, 120])
    #expect(a.contentCompressionResistancePriority(for: .horizontal) == UILayoutPriority(749))
    #expect(a.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(b.contentHuggingPriority(for: .horizontal) == .defaultLow)
  }

  @Test func `a label with several lines wraps at its solved width, and becomes wide again`() {
    let label = UILabel().constrained(in: root)
    label.numberOfLines = 0
    label.text = "some words that don't fit into one short line"
    let width = label.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
    NSLayoutConstraint.activate(label.origin(0, 0, in: root) + [width])
    root.layoutIfNeeded()
    let wrapped = label.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(label.frame.size == wrapped)
    #expect(wrapped.height > 2 * label.font.lineHeight)
    width.constant = 1000
    root.layoutIfNeeded()
    #expect(label.frame.size == label.intrinsicContentSize)
    #expect(label.frame.height < 2 * label.font.lineHeight)
  }

  @Test func `a view grows with the wrapped label inside it`() {
    let card = UIView.constrained(in: root)
    let label = UILabel().constrained(in: card)
    label.numberOfLines = 0
    label.text = "some words that don't fit into one short line"
    NSLayoutConstraint.activate(
      card.origin(0, 0, in: root) + [card.widthAnchor.constraint(equalToConstant: 120)]
        + label.pins(to: card, inset: 10))
    root.layoutIfNeeded()
    let height = label.sizeThatFits(CGSize(width: 100, height: 0)).height
    #expect(label.frame == CGRect(10, 10, 100, height))
    #expect(card.frame.height == height + 20)
  }

  @Test func `a text view that doesn't scroll is as high as its text`() {
    let textView = UITextView().constrained(in: root)
    textView.isScrollEnabled = false
    textView.text = "some words that don't fit into one short line"
    NSLayoutConstraint.activate(
      textView.origin(0, 0, in: root) + [textView.widthAnchor.constraint(equalToConstant: 120)])
    root.layoutIfNeeded()
    #expect(textView.frame.size == textView.sizeThatFits(CGSize(width: 120, height: 0)))
  }

  @Test func `a text view that doesn't scroll has the size of its text, and follows it`() {
    let textView = UITextView().constrained(in: root)
    textView.text = "text"
    NSLayoutConstraint.activate(
      textView.origin(0, 0, in: root) + [textView.widthAnchor.constraint(lessThanOrEqualToConstant: 150)])
    root.layoutIfNeeded()
    textView.isScrollEnabled = false
    func natural() -> CGSize {
      let label = UILabel()
      (label.numberOfLines, label.font, label.text) = (0, textView.font, textView.text)
      let (size, inset) = (label.intrinsicContentSize, textView.textContainerInset)
      return CGSize(
        width: size.width + inset.left + inset.right + 10, height: size.height + inset.top + inset.bottom)
    }
    func size() -> CGSize {
      root.layoutIfNeeded()
      return textView.frame.size
    }
    #expect(size() == natural() && size() == textView.intrinsicContentSize)
    textView.text = "longer text"
    #expect(size() == natural())
    textView.font = .systemFont(ofSize: 20)
    #expect(size() == natural())
    textView.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(size() == natural())
    textView.insertText("\nand a line")
    #expect(size() == natural())
    textView.text = "a text that is much too long for a single line of 150 points"
    #expect(size().width <= 150 && size().height > 3 * 20)
  }

  @Test func `a view can choose another one for its baseline`() {
    final class Host: UIView {
      let labels = [UILabel(), UILabel()]
      var index = 0
      override var forLastBaselineLayout: UIView { labels[index] }
    }
    let (host, marker) = (Host().constrained(in: root), UIView.constrained(in: root))
    for (label, y) in zip(host.labels, [0.0, 30]) {
      label.text = "text"
      label.constrained(in: host)
      NSLayoutConstraint.activate(label.origin(0, y, in: host))
    }
    NSLayoutConstraint.activate(
      host.origin(0, 0, in: root) + host.size(50, 60) + marker.size(1, 1) + [
        marker.leftAnchor.constraint(equalTo: root.leftAnchor),
        marker.topAnchor.constraint(equalTo: host.firstBaselineAnchor),
      ])
    root.layoutIfNeeded()
    let first = marker.frame.minY
    host.index = 1
    host.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(marker.frame.minY == first + 30)
  }

  @Test func `baselines of labels are aligned, whatever their fonts and heights`() {
    let (a, b, c) = (UILabel(), UILabel(), UIView())
    for view in [a, b, c] { view.constrained(in: root) }
    (a.text, b.text) = ("a", "b")
    a.font = .systemFont(ofSize: 10)
    b.font = .systemFont(ofSize: 30)
    NSLayoutConstraint.activate(
      b.origin(0, 10, in: root) + a.origin(50, 0, in: root).prefix(1) + c.origin(90, 0, in: root).prefix(1)
        + c.size(5, 12) + [
          a.firstBaselineAnchor.constraint(equalTo: b.firstBaselineAnchor),
          c.lastBaselineAnchor.constraint(equalTo: b.lastBaselineAnchor),
        ])
    root.layoutIfNeeded()
    let baseline = b.frame.minY + b.font.ascender
    #expect(abs(a.frame.minY + a.font.ascender - baseline) <= 0.5)
    #expect(abs(c.frame.maxY - baseline) <= 1)
    // A taller label centers its text.
    b.heightAnchor.constraint(equalToConstant: b.frame.height + 20).isActive = true
    root.layoutIfNeeded()
    #expect(abs(a.frame.minY + a.font.ascender - baseline - 10) <= 0.5)
  }

  @Test func `a button's baselines are its title's`() {
    let (button, label) = (UIButton(type: .custom).constrained(in: root), UILabel().constrained(in: root))
    button.setTitle("Go", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 20, left: 0, bottom: 4, right: 0)
    label.text = "x"
    NSLayoutConstraint.activate(
      button.origin(0, 0, in: root) + label.origin(100, 0, in: root).prefix(1)
        + [label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor)])
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    let ascender = button.titleLabel?.font.ascender ?? 0
    let titleTop = button.titleLabel?.frame.minY ?? 0
    #expect(abs(label.frame.minY + label.font.ascender - titleTop - ascender) <= 1)
  }

  @Test func `fitting sizes come nearest to the target`() {
    let view = UIView()
    let content = ContentView(60, 30)
    view.addSubview(content)
    NSLayoutConstraint.activate(content.pins(to: view, inset: 5))
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 70, height: 40))
    #expect(
      view.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 300, height: 40))
    #expect(view.bounds.size == .zero)
    #expect(UIView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
  }

  @Test func `a fitting height is that of text wrapped at the required width`() {
    let view = UIView()
    let label = UILabel().constrained(in: view)
    label.numberOfLines = 0
    label.text = "some words that don't fit into one short line"
    NSLayoutConstraint.activate(label.pins(to: view, inset: 10))
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 120, height: label.sizeThatFits(CGSize(width: 100, height: 0)).height + 20))
  }

  @Test func `a layout that allows several frames is ambiguous`() {
    let view = UIView.constrained(in: root)
    NSLayoutConstraint.activate(view.size(10, 10))
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    let frame = view.frame
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(view.frame != frame)
    #expect(view.frame.size == frame.size)
    view.exerciseAmbiguityInLayout()
    NSLayoutConstraint.activate(view.origin(1, 2, in: root))
    root.layoutIfNeeded()
    #expect(!view.hasAmbiguousLayout)
    #expect(view.frame == CGRect(1, 2, 10, 10))
    #expect(view.constraintsAffectingLayout(for: .horizontal).count == 2)
  }
}
