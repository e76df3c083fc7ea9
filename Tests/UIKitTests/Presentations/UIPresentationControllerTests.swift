import Staging
import Testing
import UIKit

@MainActor
struct UIPresentationControllerTests {
  private let staged = StagedWindow()
  private var stage: Stage { staged.stage }
  private let root = UIViewController()
  private let detail = UIViewController()

  private func show() { stage.perform { staged.window.rootViewController = root } }

  @Test func `a custom presentation controller decides about the frame, the views and the animations`() {
    let half = HalfDelegate()
    (detail.modalPresentationStyle, detail.transitioningDelegate) = (.custom, half)
    show()
    stage.perform { root.present(detail, animated: true) }
    let controller = half.controller
    #expect(controller?.calls.first == "willBegin" && detail.presentationController === controller)
    #expect(controller?.presentingViewController === root)
    stage.advance(to: 0.25)
    let dimming = controller?.dimming.layer.presentation()?.opacity ?? 0
    #expect(dimming > 0.2 && dimming < 0.8)
    stage.advance(to: 1)
    #expect(controller?.calls.last == "didEnd true")
    #expect(detail.view.frame == CGRect(x: 0, y: 100, width: 200, height: 100))
    #expect(root.view.window != nil)
    stage.perform { detail.dismiss(animated: true) }
    stage.advance(to: 2)
    #expect(controller?.calls.suffix(2) == ["dismissalWillBegin", "dismissalDidEnd true"])
    #expect(controller?.containerView == nil && staged.window.subviews == [root.view])
  }

  @Test func `the container's layout involves the presentation controller`() {
    let half = HalfDelegate()
    (detail.modalPresentationStyle, detail.transitioningDelegate) = (.custom, half)
    show()
    stage.perform { root.present(detail, animated: false) }
    stage.perform { staged.window.bounds.size.height = 400 }
    _ = stage.picture()
    #expect(detail.view.frame == CGRect(x: 0, y: 200, width: 200, height: 200))
    #expect(half.controller?.calls.contains("layout") == true)
  }

  // MARK: Sheets

  @Test func `a sheet is the default, leaves the presenting view, and covers less than the window`() {
    show()
    #expect(detail.sheetPresentationController != nil)
    stage.perform { root.present(detail, animated: true) }
    stage.advance(to: 1)
    #expect(detail.view.frame == CGRect(x: 0, y: 10, width: 200, height: 190))
    #expect(root.view.window != nil && detail.view.layer.cornerRadius == 10)
  }

  @Test func `a sheet rests at detents, between which it's dragged`() {
    let sheet = detail.sheetPresentationController
    sheet?.detents = [
      .custom(identifier: .init("low")) { _ in 60 }, .custom { _ in nil }, .large(),
    ]
    let log = SheetLog()
    sheet?.delegate = log
    show()
    stage.perform { root.present(detail, animated: false) }
    #expect(detail.view.frame.minY == 140 && sheet === detail.sheetPresentationController)
    staged.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 60))
    #expect(sheet?.selectedDetentIdentifier == .large && detail.view.frame.minY == 10)
    #expect(log.calls == ["detent"])
    staged.drag(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 100, y: 190))
    #expect(root.presentedViewController == nil)
    #expect(log.calls == ["detent", "should", "will", "did"])
  }

  @Test func `a modal sheet can't be dragged away, and is asked about`() {
    detail.isModalInPresentation = true
    let log = SheetLog()
    detail.presentationController?.delegate = log
    show()
    stage.perform { root.present(detail, animated: false) }
    staged.drag(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 100, y: 190))
    #expect(root.presentedViewController === detail && detail.view.frame.minY == 10)
    stage.perform { staged.window.tap(at: CGPoint(x: 100, y: 5)) }
    #expect(log.calls == ["attempt", "attempt"])
  }

  @Test func `content behind an undimmed sheet receives touches`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    show()
    let sheet = detail.sheetPresentationController
    sheet?.detents = [.medium(), .large()]
    stage.perform {
      root.view.addSubview(button)
      root.present(detail, animated: false)
      staged.window.tap(at: CGPoint(x: 20, y: 20))
    }
    #expect(count == 0)
    stage.advance(to: 2)
    sheet?.largestUndimmedDetentIdentifier = .medium
    let again = detail.sheetPresentationController
    again?.detents = [.medium(), .large()]
    again?.largestUndimmedDetentIdentifier = .medium
    stage.perform { if root.presentedViewController == nil { root.present(detail, animated: false) } }
    stage.perform { staged.window.tap(at: CGPoint(x: 20, y: 20)) }
    #expect(count == 1)
  }
}

extension StagedWindow {
  /// Drags a finger within 0.3 s, and waits another second.
  func drag(from start: CGPoint, to end: CGPoint) {
    stage.perform { window.drag(from: start, to: end, duration: 0.3) }
    stage.advance(to: stage.time + 1.5)
  }
}

/// Presents in the lower half of the container, over a view that fades in.
private final class HalfController: UIPresentationController {
  let dimming = UIView()
  var calls: [String] = []

  override var frameOfPresentedViewInContainerView: CGRect {
    containerView.map { $0.bounds.divided(atDistance: $0.bounds.height / 2, from: .maxYEdge).slice } ?? .zero
  }
  override func presentationTransitionWillBegin() {
    calls.append("willBegin")
    dimming.alpha = 0
    containerView?.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 1 }
  }
  override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("didEnd \(completed)") }
  override func dismissalTransitionWillBegin() { calls.append("dismissalWillBegin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("dismissalDidEnd \(completed)") }
  override func containerViewDidLayoutSubviews() {
    if calls.last != "layout" { calls.append("layout") }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

private final class HalfDelegate: NSObject, UIViewControllerTransitioningDelegate {
  weak var controller: HalfController?

  override init() {}

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let controller = HalfController(presentedViewController: presented, presenting: presenting)
    self.controller = controller
    return controller
  }
}

private final class SheetLog: NSObject, UISheetPresentationControllerDelegate {
  var calls: [String] = []

  override init() {}

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { calls.append("detent") }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    calls.append("should")
    return true
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    calls.append("will")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls.append("did")
  }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    calls.append("attempt")
  }
}
