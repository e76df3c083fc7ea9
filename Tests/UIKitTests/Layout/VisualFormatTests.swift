import Testing
import UIKit

@MainActor
struct VisualFormatTests {
  private let root = UIView(frame: CGRect(0, 0, 200, 100))
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()

  init() {
    for view in [a, b, c] { view.constrained(in: root) }
  }

  /// Lays out with constraints of visual formats.
  private func layOut(
    _ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:]
  ) {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b, "c_2": c]))
    }
    root.layoutIfNeeded()
  }

  @Test func `rows and columns between the superview's sides and margins`() {
    layOut("H:|-[a(30)]-[b]-12-[c_2(==a)]-|", "V:|[a(10)]", "V:|-5-[b]-5-|", "V:[c_2(20)]-|")
    #expect(a.frame == CGRect(8, 0, 30, 10))
    #expect(b.frame == CGRect(46, 5, 104, 90))
    #expect(c.frame == CGRect(162, 72, 30, 20))
  }

  @Test func `relations, priorities and metrics`() {
    layOut(
      " |-(>=gap, ==10@weak)-[ a(>=20, <=60, 100@750) ]", "[a]-(-4)-[b(9.5)]", "V:|[a(5)]", "V:|[b(5)]",
      metrics: ["gap": 25, "weak": 300 as Float])
    #expect(a.frame == CGRect(25, 0, 60, 5))
    #expect(b.frame.minX == 81 && b.frame.width == 9.5)
  }

  @Test func `options align views and set the direction`() {
    layOut("H:|-10-[a(20)]-5-[b(30)]", options: [.alignAllTop, .alignAllBottom, .directionRightToLeft])
    layOut("V:|-3-[a(7)]")
    #expect(a.frame == CGRect(170, 3, 20, 7))
    #expect(b.frame == CGRect(135, 3, 30, 7))
  }

  @Test func `a column of labels can be spaced by baselines`() {
    let (first, second) = (UILabel(), UILabel())
    for label in [first, second] {
      label.constrained(in: root)
      label.text = "x"
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[x]-30-[y]", options: [.spacingBaselineToBaseline, .alignAllLeft], metrics: nil,
        views: ["x": first, "y": second]) + first.origin(0, 0, in: root).prefix(1))
    root.layoutIfNeeded()
    #expect(second.frame.minY == 30 && second.frame.minX == 0)
  }

  @Test func `the constraints of a format are inactive, and in its order`() {
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "|[a]-8@100-[b(a)]|".replacing("8@100", with: "(8@100)"), metrics: nil,
      views: ["a": a, "b": b])
    #expect(constraints.count == 4)
    #expect(constraints.allSatisfy { !$0.isActive })
    #expect(constraints[0].firstItem === b && constraints[0].secondItem === a)
    #expect(constraints[1].firstItem === a && constraints[1].firstAttribute == .leading)
    #expect(constraints[2].priority == UILayoutPriority(100) && constraints[2].constant == 8)
    #expect(constraints[3].firstItem === root && constraints[3].firstAttribute == .trailing)
  }

  /// Formats that aren't valid, or whose names are unknown.
  private nonisolated static let mistakes = [
    "", "H:", "|", "||", "a", "[a", "[a]-", "[a]-5", "[a]-5-", "[a]--[b]", "[a](5)", "[a(5]", "[a(<5)]",
    "[a(5@)]",
    "|[a]|[b]", "X:[a]", "[a]x[b]", "[a(1.2.3)]", "[unknown]", "[a(unknown)]", "[a]-b-[b]", "[a(5@unknown)]",
  ]

  @Test func `mistakes in formats are refused`() async {
    for mistake in Self.mistakes {
      await #expect(processExitsWith: .failure, "\(mistake)") {
        @MainActor [mistake = mistake as String] in
        let (root, a, b) = (UIView(), UIView(), UIView())
        root.addSubview(a)
        root.addSubview(b)
        _ = NSLayoutConstraint.constraints(withVisualFormat: mistake, metrics: nil, views: ["a": a, "b": b])
      }
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let view = UIView()
      _ = NSLayoutConstraint.constraints(withVisualFormat: "|[a]", metrics: nil, views: ["a": view])
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let view = UIView()
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: "[a]", options: .alignAllLeft, metrics: nil, views: ["a": view])
    }
  }
}
