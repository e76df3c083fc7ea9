import Staging
import Testing
import UIKit

/// Animated layouts: both ends are laid out, and the layers move in between.
@MainActor
struct AnimatedConstraintTests {
  /// A timing curve with its control points.
  struct Curve: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let options: UIView.AnimationOptions
    let x1, y1, x2, y2: Double

    /// Core Animation's control points.
    static let all = [
      Curve(testDescription: "linear", options: .curveLinear, x1: 0, y1: 0, x2: 1, y2: 1),
      Curve(testDescription: "ease in", options: .curveEaseIn, x1: 0.42, y1: 0, x2: 1, y2: 1),
      Curve(testDescription: "ease out", options: .curveEaseOut, x1: 0, y1: 0, x2: 0.58, y2: 1),
      Curve(testDescription: "ease in and out", options: .curveEaseInOut, x1: 0.42, y1: 0, x2: 0.58, y2: 1),
    ]

    /// The eased progress, by bisection for the curve's parameter.
    func progress(at time: Double) -> Double {
      func component(_ a: Double, _ b: Double, _ s: Double) -> Double {
        3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
      }
      var (low, high) = (0.0, 1.0)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if component(x1, x2, middle) < time { low = middle } else { high = middle }
      }
      return component(y1, y2, (low + high) / 2)
    }
  }

  private let staged = StagedWindow()
  private var window: UIWindow { staged.window }

  /// Checks that views move from one layout to another one during a second.
  private func check(
    _ views: [UIView], from start: [CGRect], to end: [CGRect], _ curve: Curve, _ change: () -> Void
  ) {
    staged.stage.perform { window.layoutIfNeeded() }
    #expect(views.map(\.frame) == start)
    staged.stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: curve.options) {
        change()
        window.layoutIfNeeded()
      }
    }
    #expect(views.map(\.frame) == end, "the model is at the end at once")
    for time in [0, 0.25, 0.5, 1] {
      staged.stage.advance(to: time)
      let progress = curve.progress(at: time)
      for (view, (start, end)) in zip(views, zip(start, end)) {
        let frame = staged.stage.perform { (view.layer.presentation() ?? view.layer).frame }
        let expected = start.interpolated(to: end, progress)
        #expect(frame.isClose(to: expected), "\(curve.testDescription) at \(time): \(frame), not \(expected)")
      }
    }
  }

  @Test func `curves ease as published`() {
    // The values of CSS's ease-in-out and ease-in at a quarter.
    #expect(abs(Curve.all[3].progress(at: 0.25) - 0.129162) < 1e-6)
    #expect(abs(Curve.all[1].progress(at: 0.25) - 0.093465) < 1e-6)
    #expect(Curve.all.allSatisfy { abs($0.progress(at: 1) - 1) < 1e-12 })
  }

  @Test(arguments: Curve.all)
  func `a changed constant moves a view and those that depend on it`(_ curve: Curve) {
    let (a, b, inner) = (
      UIView.constrained(in: window), UIView.constrained(in: window), UIView()
    )
    inner.constrained(in: a)
    let (left, width) = (
      a.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 10),
      a.widthAnchor.constraint(equalToConstant: 40)
    )
    NSLayoutConstraint.activate(
      inner.pins(to: a, inset: 5) + [
        left, width, a.topAnchor.constraint(equalTo: window.topAnchor),
        a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5),
        b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 8),
        b.topAnchor.constraint(equalTo: a.bottomAnchor), b.widthAnchor.constraint(equalTo: a.widthAnchor),
        b.heightAnchor.constraint(equalToConstant: 10),
      ])
    check(
      [a, b, inner], from: [CGRect(10, 0, 40, 20), CGRect(58, 20, 40, 10), CGRect(5, 5, 30, 10)],
      to: [CGRect(30, 0, 80, 40), CGRect(118, 40, 80, 10), CGRect(5, 5, 70, 30)], curve
    ) {
      left.constant = 30
      width.constant = 80
    }
  }

  @Test(arguments: Curve.all)
  func `a layout that isn't linear is interpolated, not solved in between`(_ curve: Curve) {
    let (a, b) = (UIView.constrained(in: window), UIView.constrained(in: window))
    let width = a.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([
      width, a.leftAnchor.constraint(equalTo: window.leftAnchor),
      a.topAnchor.constraint(equalTo: window.topAnchor), a.heightAnchor.constraint(equalToConstant: 10),
      b.leftAnchor.constraint(equalTo: a.rightAnchor), b.topAnchor.constraint(equalTo: window.topAnchor),
      b.heightAnchor.constraint(equalToConstant: 10),
      b.widthAnchor.constraint(equalToConstant: 60).priority(500),
      b.rightAnchor.constraint(lessThanOrEqualTo: window.rightAnchor),
    ])
    // Solved at the half, the second view would still have its full width.
    check(
      [a, b], from: [CGRect(0, 0, 20, 10), CGRect(20, 0, 60, 10)],
      to: [CGRect(0, 0, 180, 10), CGRect(180, 0, 20, 10)], curve
    ) {
      width.constant = 180
    }
  }

  @Test(arguments: Curve.all)
  func `activated and deactivated constraints move a view`(_ curve: Curve) {
    let view = UIView.constrained(in: window)
    let (leading, trailing) = (
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: window.trailingAnchor)
    )
    NSLayoutConstraint.activate(
      view.size(50, 20) + [leading, view.topAnchor.constraint(equalTo: window.topAnchor)])
    check([view], from: [CGRect(0, 0, 50, 20)], to: [CGRect(150, 0, 50, 20)], curve) {
      leading.isActive = false
      trailing.isActive = true
    }
  }

  @Test(arguments: Curve.all)
  func `a changed priority moves a view`(_ curve: Curve) {
    let view = UIView.constrained(in: window)
    let narrow = view.widthAnchor.constraint(equalToConstant: 40).priority(600)
    NSLayoutConstraint.activate(
      view.origin(0, 0, in: window) + [
        narrow, view.widthAnchor.constraint(equalToConstant: 120).priority(500),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
    check([view], from: [CGRect(0, 0, 40, 10)], to: [CGRect(0, 0, 120, 10)], curve) {
      narrow.priority = UILayoutPriority(400)
    }
  }

  @Test(arguments: Curve.all)
  func `a hidden view in a stack moves the others`(_ curve: Curve) {
    let views = [ContentView(30, 10), ContentView(50, 10), ContentView(20, 10)]
    let stack = UIStackView(arrangedSubviews: views).constrained(in: window)
    stack.spacing = 10
    NSLayoutConstraint.activate(stack.origin(0, 0, in: window))
    check(
      [stack, views[2]], from: [CGRect(0, 0, 120, 10), CGRect(100, 0, 20, 10)],
      to: [CGRect(0, 0, 60, 10), CGRect(40, 0, 20, 10)], curve
    ) {
      views[1].isHidden = true
    }
  }

  @Test func `a change whose layout follows after the block isn't animated`() {
    let view = UIView.constrained(in: window)
    let left = view.leftAnchor.constraint(equalTo: window.leftAnchor)
    staged.stage.perform {
      NSLayoutConstraint.activate(
        view.size(10, 10) + [left, view.topAnchor.constraint(equalTo: window.topAnchor)])
      window.layoutIfNeeded()
    }
    staged.stage.perform {
      UIView.animate(withDuration: 1) { left.constant = 50 }
    }
    staged.stage.advance(to: 0.5)
    #expect(view.layer.presentation()?.frame == CGRect(50, 0, 10, 10))
  }
}

extension CGRect {
  fileprivate func interpolated(to end: CGRect, _ progress: Double) -> CGRect {
    func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(progress) }
    return CGRect(
      between(minX, end.minX), between(minY, end.minY), between(width, end.width),
      between(height, end.height))
  }

  fileprivate func isClose(to other: CGRect) -> Bool {
    zip([minX, minY, width, height], [other.minX, other.minY, other.width, other.height])
      .allSatisfy { abs($0 - $1) < 1e-4 }
  }
}
