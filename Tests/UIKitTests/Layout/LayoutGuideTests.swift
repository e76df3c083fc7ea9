import Testing
import UIKit

/// Margins, safe areas and the content of scroll views, in a root of 200 × 100 points.
@MainActor
struct LayoutGuideTests {
  private let root = UIView(frame: CGRect(0, 0, 200, 100))

  @Test func `margins are attributes and a guide, and follow changes`() {
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let (a, b) = (UIView.constrained(in: root), UIView.constrained(in: root))
    let guide = root.layoutMarginsGuide
    NSLayoutConstraint.activate(
      [
        a.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        a.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        a.topAnchor.constraint(equalTo: guide.topAnchor),
        a.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        NSLayoutConstraint(
          item: b, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerXWithinMargins,
          multiplier: 1, constant: 0),
        NSLayoutConstraint(
          item: b, attribute: .bottom, relatedBy: .equal, toItem: root, attribute: .bottomMargin,
          multiplier: 1,
          constant: 0),
      ] + b.size(10, 10))
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(2, 1, 194, 96))
    #expect(b.frame == CGRect(94, 87, 10, 10))
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(20, 10, 140, 60))
    #expect(b.frame == CGRect(85, 60, 10, 10))
    #expect(guide.layoutFrame == a.frame)
    #expect(root.layoutMarginsGuide === guide)
  }

  @Test func `margins of the superview are preserved where they overlap the view`() {
    root.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    let outer = UIView.constrained(in: root)
    outer.preservesSuperviewLayoutMargins = true
    outer.layoutMargins = .zero
    let inner = UIView.constrained(in: outer)
    let left = outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    NSLayoutConstraint.activate(
      outer.size(100, 100) + inner.size(5, 5) + [
        left, outer.topAnchor.constraint(equalTo: root.topAnchor),
        inner.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
      ])
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 20)
    left.constant = 25
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 5)
  }

  @Test func `directional margins follow the layout direction`() {
    let margins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    root.directionalLayoutMargins = margins
    #expect(root.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    root.semanticContentAttribute = .forceRightToLeft
    #expect(root.directionalLayoutMargins == margins)
    #expect(root.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    // Other margins have absolute sides.
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      root.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
    root.semanticContentAttribute = .forceLeftToRight
    #expect(root.directionalLayoutMargins == margins)
  }

  @Test func `the safe area of a view that constraints place follows its final frame`() {
    final class Recorder: UIView {
      var insets: [UIEdgeInsets] = []
      override func safeAreaInsetsDidChange() { insets.append(safeAreaInsets) }
    }
    let controller = MarginController()
    controller.view.frame = root.bounds
    controller.additionalSafeAreaInsets.top = 50
    #expect(controller.marginChangeCount == 1)
    controller.view.layoutMargins.left = 3
    #expect(controller.marginChangeCount == 2)
    root.addSubview(controller.view)
    let view = Recorder().constrained(in: controller.view)
    NSLayoutConstraint.activate(view.origin(0, 0, in: controller.view) + view.size(100, 100))
    root.layoutIfNeeded()
    let expected = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    #expect(view.insets == [expected] && view.safeAreaInsets == expected)
    view.center.y += 20
    #expect(view.safeAreaInsets.top == 30)
  }

  @Test func `the readable area is at most 672 points wide and centered`() {
    let view = UIView.constrained(in: root)
    let guide = root.readableContentGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 1),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(8, 0, 184, 1))
    root.frame.size.width = 1000
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(164, 0, 672, 1))
  }

  @Test func `a controller's additional insets shrink the safe area of its view and of views at its sides`() {
    let controller = UIViewController()
    controller.view.frame = root.bounds
    root.addSubview(controller.view)
    let inner = UIView(frame: CGRect(0, 4, 200, 90))
    controller.view.addSubview(inner)
    let view = UIView.constrained(in: inner)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: inner.safeAreaLayoutGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.bottomAnchor),
      view.leftAnchor.constraint(equalTo: inner.leftAnchor), view.widthAnchor.constraint(equalToConstant: 1),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(0, 0, 1, 96))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    root.layoutIfNeeded()
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 6, left: 0, bottom: 14, right: 0))
    #expect(view.frame == CGRect(0, 6, 1, 70))
    inner.frame.origin.y = 20
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
    inner.removeFromSuperview()
    #expect(inner.safeAreaInsets == .zero)
  }

  @available(*, deprecated)
  @Test func `the guides of bars cover the insets of the safe area`() {
    let controller = UIViewController()
    controller.view.frame = root.bounds
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    let view = UIView.constrained(in: controller.view)
    NSLayoutConstraint.activate(
      view.origin(0, 0, in: controller.view).prefix(1) + [
        view.widthAnchor.constraint(equalToConstant: 1),
        view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
        NSLayoutConstraint(
          item: view, attribute: .bottom, relatedBy: .equal, toItem: controller.bottomLayoutGuide,
          attribute: .top, multiplier: 1, constant: 0),
      ])
    controller.view.layoutIfNeeded()
    #expect(view.frame == CGRect(0, 10, 1, 70))
    #expect(controller.topLayoutGuide.length == 10)
    #expect(controller.bottomLayoutGuide.length == 20)
  }

  @Test func `the keyboard's guide is empty, at the bottom`() {
    #expect(root.keyboardLayoutGuide.layoutFrame == CGRect(0, 100, 200, 0))
  }

  // MARK: Scroll views

  private let scrollView = UIScrollView(frame: CGRect(0, 0, 100, 50))

  @Test func `sides of a scroll view are those of its content, and set its size`() {
    root.addSubview(scrollView)
    let content = UIView.constrained(in: scrollView)
    NSLayoutConstraint.activate(
      content.pins(to: scrollView, inset: 5) + [
        content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -10),
        content.heightAnchor.constraint(equalToConstant: 300),
      ])
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(5, 5, 90, 300))
    #expect(scrollView.contentSize == CGSize(width: 100, height: 310))
    scrollView.contentOffset.y = 40
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(5, 5, 90, 300))
  }

  @Test func `guides of a scroll view are its content and its visible part`() {
    root.addSubview(scrollView)
    let (content, header) = (UIView.constrained(in: scrollView), UIView.constrained(in: scrollView))
    let (area, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    NSLayoutConstraint.activate(
      content.size(250, 400) + [
        content.leadingAnchor.constraint(equalTo: area.leadingAnchor),
        content.topAnchor.constraint(equalTo: area.topAnchor),
        content.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        content.bottomAnchor.constraint(equalTo: area.bottomAnchor),
        header.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
        header.widthAnchor.constraint(equalTo: frame.widthAnchor),
        header.topAnchor.constraint(equalTo: frame.topAnchor, constant: 3),
        header.heightAnchor.constraint(equalToConstant: 10),
      ])
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 250, height: 400))
    #expect(header.frame == CGRect(0, 3, 100, 10))
    scrollView.contentOffset = CGPoint(x: 7, y: 60)
    root.layoutIfNeeded()
    #expect(header.frame == CGRect(7, 63, 100, 10))
    #expect(area.layoutFrame == CGRect(0, 0, 250, 400))
    #expect(frame.layoutFrame == CGRect(7, 60, 100, 50))
  }

  @Test func `content constrained to a view outside floats over the content`() {
    root.addSubview(scrollView)
    let floating = UIView.constrained(in: scrollView)
    NSLayoutConstraint.activate(
      floating.size(10, 10) + [
        floating.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 4),
        floating.topAnchor.constraint(equalTo: root.topAnchor, constant: 6),
      ])
    scrollView.frame.origin = CGPoint(x: 1, y: 2)
    scrollView.contentOffset = CGPoint(x: 0, y: 30)
    root.layoutIfNeeded()
    #expect(floating.frame == CGRect(3, 34, 10, 10))
  }

  @Test func `a content size that constraints don't determine stays as it was set`() {
    root.addSubview(scrollView)
    scrollView.contentSize = CGSize(width: 100, height: 500)
    let view = UIView.constrained(in: scrollView)
    NSLayoutConstraint.activate(view.origin(0, 0, in: scrollView) + view.size(10, 10))
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 100, height: 500))
  }
}

/// A controller that counts the changes of its view's margins.
private final class MarginController: UIViewController {
  var marginChangeCount = 0
  override func viewLayoutMarginsDidChange() { marginChangeCount += 1 }
}
