import Staging
import Testing
import UIKit

/// A dismissal whose animation ends with `completeTransition(false)`, which leaves the presentation in place.
@MainActor
struct CanceledDismissalTests {
  private let staged = StagedWindow()
  private let log = AppearanceLog()
  private let refusal = RefusedDismissal()

  /// Presents a controller named "detail" over one named "root", and cancels its dismissal 0.4 s later.
  private func cancelDismissal(style: UIModalPresentationStyle) -> (
    root: UIViewController, detail: UIViewController
  ) {
    let (root, detail) = (AppearingController("root", log), AppearingController("detail", log))
    detail.modalPresentationStyle = style
    detail.transitioningDelegate = refusal
    staged.stage.perform {
      staged.window.rootViewController = root
      root.present(detail, animated: false)
    }
    log.entries = []
    staged.stage.perform { root.dismiss(animated: true) { log.entries.append("completion") } }
    staged.stage.advance(to: 1)
    return (root, detail)
  }

  @Test func `the views of both controllers change back, in Apple's order`() {
    let (root, detail) = cancelDismissal(style: .fullScreen)
    #expect(
      log.entries == [
        "detail willDisappear", "root willAppear", "root willDisappear", "detail willAppear",
        "detail didAppear",
        "root didDisappear",
      ])
    #expect(root.presentedViewController === detail && root.view.superview == nil)
    #expect(detail.view.window === staged.window)
  }

  @Test func `a presenting view that stays on screen isn't told`() {
    let (root, detail) = cancelDismissal(style: .overFullScreen)
    #expect(log.entries == ["detail willDisappear", "detail willAppear", "detail didAppear"])
    #expect(root.presentedViewController === detail && root.view.window === staged.window)
  }

  @Test func `a later dismissal that completes removes the view`() {
    let (root, detail) = cancelDismissal(style: .fullScreen)
    log.entries = []
    refusal.completes = true
    staged.stage.perform { root.dismiss(animated: true) { log.entries.append("completion") } }
    staged.stage.advance(to: 2)
    #expect(
      log.entries == [
        "detail willDisappear", "root willAppear", "root didAppear", "detail didDisappear", "completion",
      ])
    #expect(root.presentedViewController == nil && detail.view.window == nil && root.view.window != nil)
  }
}

@MainActor
private final class AppearanceLog {
  var entries: [String] = []
}

private final class AppearingController: UIViewController {
  private let name: String
  private let log: AppearanceLog

  init(_ name: String, _ log: AppearanceLog) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { log.entries.append("\(name) willAppear") }
  override func viewDidAppear(_ animated: Bool) { log.entries.append("\(name) didAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.entries.append("\(name) willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.entries.append("\(name) didDisappear") }
}

/// The delegate of a presentation whose dismissals end after 0.4 s.
private final class RefusedDismissal: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var completes = false

  func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? {
    self
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.insertSubview(view, at: 0)
    }
    UIView.animate(withDuration: 0.4) {
      transitionContext.view(forKey: .from)?.alpha = 0.5
    } completion: { _ in
      transitionContext.view(forKey: .from)?.alpha = 1
      transitionContext.completeTransition(self.completes)
    }
  }
}
