import Staging
import Testing
import UIKit

/// The order of passes, and animations of constraints, on a stage.
@MainActor
struct ConstraintPassTests {
  private let staged = StagedWindow()

  /// A view of 20 × 10 points whose left side is a constant.
  private func addView() -> (view: UIView, left: NSLayoutConstraint, width: NSLayoutConstraint) {
    staged.stage.perform {
      let view = UIView.constrained(in: staged.window)
      let (left, width) = (
        view.leftAnchor.constraint(equalTo: staged.window.leftAnchor),
        view.widthAnchor.constraint(equalToConstant: 20)
      )
      NSLayoutConstraint.activate([
        left, width, view.topAnchor.constraint(equalTo: staged.window.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
      return (view, left, width)
    }
  }

  private func presentation(of view: UIView, at time: Double) -> CGRect {
    staged.stage.advance(to: time)
    return staged.stage.perform { (view.layer.presentation() ?? view.layer).frame }
  }

  @Test func `constraints are solved at the commit`() {
    let (view, left, _) = addView()
    #expect(view.frame == CGRect(0, 0, 20, 10))
    staged.stage.perform { left.constant = 30 }
    #expect(view.frame == CGRect(30, 0, 20, 10))
  }

  @Test func `layout in an animation block animates the frames`() {
    let (view, left, width) = addView()
    staged.stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        left.constant = 100
        width.constant = 40
        staged.window.layoutIfNeeded()
      }
    }
    #expect(view.frame == CGRect(100, 0, 40, 10))
    #expect(presentation(of: view, at: 0) == CGRect(0, 0, 20, 10))
    let middle = presentation(of: view, at: 0.5)
    #expect(abs(middle.minX - 50) < 1e-6 && abs(middle.width - 30) < 1e-6)
    #expect(presentation(of: view, at: 1) == CGRect(100, 0, 40, 10))
  }

  @Test func `a changed constant outside of the block moves the view at once`() {
    let (view, left, _) = addView()
    staged.stage.perform {
      left.constant = 100
      UIView.animate(withDuration: 1) {}
    }
    #expect(presentation(of: view, at: 0) == CGRect(100, 0, 20, 10))
  }

  @Test func `constraints are updated before layout, children first and once`() {
    final class Log { var calls: [String] = [] }
    final class Updating: UIView {
      var log: Log?
      var name = ""
      override func updateConstraints() {
        log?.calls.append("update \(name)")
        super.updateConstraints()
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        log?.calls.append("layout \(name)")
      }
    }
    let log = Log()
    let (outer, inner) = (Updating(), Updating())
    (outer.log, outer.name, inner.log, inner.name) = (log, "outer", log, "inner")
    staged.stage.perform {
      outer.constrained(in: staged.window)
      inner.constrained(in: outer)
      NSLayoutConstraint.activate(outer.pins(to: staged.window) + inner.pins(to: outer))
    }
    #expect(log.calls.prefix(2) == ["update inner", "update outer"])
    #expect(log.calls.filter { $0.hasPrefix("update") }.count == 2)
    log.calls = []
    staged.stage.perform {
      inner.setNeedsUpdateConstraints()
      #expect(inner.needsUpdateConstraints())
    }
    #expect(log.calls == ["update inner"])
    staged.stage.perform {
      outer.setNeedsUpdateConstraints()
      outer.updateConstraintsIfNeeded()
      #expect(log.calls == ["update inner", "update outer"])
    }
    #expect(!outer.needsUpdateConstraints())
  }

  /// A view that requests an update of another one's constraints while it updates its own.
  private final class Requesting: UIView {
    var other: UIView?
    var updateCount = 0
    override func updateConstraints() {
      updateCount += 1
      other?.setNeedsUpdateConstraints()
      super.updateConstraints()
    }
  }

  @Test func `updates that are requested during updates happen in the same pass`() {
    let (first, second) = (Requesting().constrained(in: staged.window), Requesting())
    staged.stage.perform {
      first.addSubview(second)
      first.setNeedsUpdateConstraints()
    }
    (first.updateCount, second.updateCount) = (0, 0)
    first.other = second
    staged.stage.perform { first.setNeedsUpdateConstraints() }
    #expect(first.updateCount == 1 && second.updateCount == 1)
    #expect(!second.needsUpdateConstraints())
    // A view that always requests its own update doesn't block.
    second.other = second
    staged.stage.perform { second.setNeedsUpdateConstraints() }
    #expect(second.updateCount > 1)
  }

  @Test func `a marked view that moves to another tree is updated there`() {
    let view = Requesting()
    let (oldTree, newTree) = (UIView(), UIView())
    oldTree.addSubview(view)
    view.setNeedsUpdateConstraints()
    newTree.addSubview(view)
    newTree.layoutIfNeeded()
    #expect(view.updateCount == 1)
    #expect(UIStackView.requiresConstraintBasedLayout)
  }

  @Test func `a controller updates the constraints of its view`() {
    final class Controller: UIViewController {
      var updateCount = 0
      override func updateViewConstraints() {
        updateCount += 1
        super.updateViewConstraints()
      }
    }
    let controller = Controller()
    staged.stage.perform {
      staged.window.rootViewController = controller
      controller.view.setNeedsUpdateConstraints()
    }
    #expect(controller.updateCount == 1)
  }

  @Test func `a view that requires constraints makes them when it enters a window`() {
    final class Card: UIView {
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        if constraints.isEmpty { NSLayoutConstraint.activate(size(30, 20)) }
        super.updateConstraints()
      }
    }
    let card = Card()
    staged.stage.perform { card.constrained(in: staged.window) }
    #expect(card.frame == CGRect(0, 0, 30, 20))
  }

  @Test func `constraints that a view changes in its own layout take effect in the same commit`() {
    final class Adaptive: UIView {
      var height: NSLayoutConstraint?
      override func layoutSubviews() {
        super.layoutSubviews()
        height?.constant = bounds.width / 2
      }
    }
    let view = Adaptive()
    let height = view.heightAnchor.constraint(equalToConstant: 1)
    staged.stage.perform {
      view.constrained(in: staged.window)
      view.height = height
      NSLayoutConstraint.activate(
        view.origin(0, 0, in: staged.window) + [
          height, view.widthAnchor.constraint(equalTo: staged.window.widthAnchor),
        ])
    }
    #expect(view.frame == CGRect(0, 0, 200, 100))
  }

  @Test func `a new view without constraints doesn't lay out the whole tree`() {
    final class Root: UIView {
      var layoutCount = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layoutCount += 1
      }
    }
    let (root, inner) = (Root(frame: CGRect(0, 0, 50, 50)), UIView(frame: CGRect(0, 0, 9, 9)))
    staged.stage.perform {
      staged.stage.layer.addSublayer(root.layer)
      root.addSubview(inner)
      NSLayoutConstraint.activate(UIView.constrained(in: root).pins(to: root))
    }
    root.layoutCount = 0
    staged.stage.perform { inner.addSubview(UIView()) }
    #expect(root.layoutCount == 0)
  }

  @Test func `views without constraints have no state for layout`() {
    let view = UIView(frame: CGRect(0, 0, 10, 10))
    staged.add(view, CGRect(0, 0, 20, 20))
    #expect(view.constraints.isEmpty && view.layoutGuides.isEmpty)
    #expect(!view.hasAmbiguousLayout && !view.needsUpdateConstraints())
    #expect(view.frame == CGRect(0, 0, 20, 20))
  }
}
