import Staging
import Testing
import UIKit

@MainActor
struct UIViewControllerTests {
  private let staged = StagedWindow(isVisible: false)
  private let log = CallLog()

  private var window: UIWindow { staged.window }
  private var stage: Stage { staged.stage }

  private func controller(_ name: String) -> LoggingController { LoggingController(name, log) }

  /// Shows a controller as the window's root and clears the log.
  private func show(_ controller: UIViewController) {
    stage.perform {
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    log.entries = []
  }

  @Test func `a root controller's view is loaded and appears with the window, in Apple's order`() {
    let root = controller("a")
    stage.perform {
      window.rootViewController = root
      #expect(log.entries.isEmpty && !root.isViewLoaded)
      window.makeKeyAndVisible()
      #expect(log.entries == ["a load", "a didLoad", "a willAppear", "a isAppearing"])
    }
    #expect(log.entries.last == "a didAppear")
    _ = stage.picture()
    let layout = ["a willLayout", "a didLayout"]
    #expect(log.entries.filter { layout.contains($0) } == layout)
    #expect(root.view.frame == window.bounds)
    #expect(root.view.next === root && root.next === window)
    log.entries = []
    stage.perform { window.isHidden = true }
    #expect(log.entries == ["a willDisappear", "a didDisappear"])
    stage.perform { window.isHidden = false }
    #expect(log.entries.dropFirst(2) == ["a willAppear", "a isAppearing", "a didAppear"])
  }

  @Test func `another root view controller replaces the first`() {
    show(controller("a"))
    stage.perform { window.rootViewController = controller("b") }
    #expect(log.entries.prefix(2) == ["a willDisappear", "a didDisappear"])
    #expect(log.entries.contains("b didAppear"))
    #expect(window.subviews.count == 1)
  }

  @Test func `the view appears at the stage's time, after the changes are committed`() {
    let root = controller("a")
    stage.advance(to: 2)
    stage.perform {
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
    #expect(root.appearanceTime == 2)
    #expect(root.hadPresentation)
  }

  @Test func `a child appears and disappears when its view enters and leaves the hierarchy`() {
    let (root, child) = (controller("a"), controller("b"))
    show(root)
    stage.perform {
      root.addChild(child)
      #expect(child.isMovingToParent)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    let calls = log.entries.filter { !$0.hasSuffix("Layout") }
    #expect(
      calls == [
        "b willMove true", "b load", "b didLoad", "b willAppear", "b isAppearing", "b didMove true",
        "b didAppear",
      ])
    #expect(child.parent === root && root.children == [child] && !child.isMovingToParent)
    log.entries = []
    stage.perform {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(
      log.entries.prefix(4) == ["b willMove false", "b willDisappear", "b didDisappear", "b didMove false"])
    #expect(child.parent == nil && root.children.isEmpty)
  }

  @Test func `visible children appear and disappear with their parent`() {
    let (root, child) = (controller("a"), controller("b"))
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    log.entries = []
    stage.perform {
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
    let calls = log.entries.filter { !$0.hasSuffix("Layout") }
    #expect(
      calls == [
        "a willAppear", "b willAppear", "a isAppearing", "b isAppearing", "b didAppear", "a didAppear",
      ])
    log.entries = []
    stage.perform { window.rootViewController = nil }
    #expect(log.entries == ["a willDisappear", "b willDisappear", "b didDisappear", "a didDisappear"])
  }

  @Test func `a presented controller slides up within half a second, and down when dismissed`() {
    let (root, sheet) = (controller("a"), controller("b"))
    show(root)
    var times: [Double] = []
    stage.perform { root.present(sheet, animated: true) { times.append(CACurrentMediaTime()) } }
    #expect(
      log.entries.filter { !$0.hasSuffix("Layout") } == [
        "b load", "b didLoad", "a willDisappear", "b willAppear", "b isAppearing",
      ])
    #expect(root.presentedViewController === sheet && sheet.presentingViewController === root)
    #expect(sheet.isBeingPresented)
    log.entries = []
    stage.advance(to: 0.1)
    let offset = (sheet.view.layer.presentation()?.position.y ?? 0) - 100
    #expect(offset > 0 && offset < 200)
    stage.advance(to: 1)
    #expect(log.entries.filter { !$0.hasSuffix("Layout") } == ["b didAppear", "a didDisappear"])
    #expect(times == [0.5])
    #expect(root.view.superview == nil && sheet.view.window === window)
    log.entries = []
    stage.perform { root.dismiss(animated: true) { times.append(CACurrentMediaTime()) } }
    #expect(
      log.entries.filter { !$0.hasSuffix("Layout") } == [
        "b willDisappear", "a willAppear", "a isAppearing",
      ])
    log.entries = []
    stage.advance(to: 2)
    #expect(log.entries.filter { !$0.hasSuffix("Layout") } == ["a didAppear", "b didDisappear"])
    #expect(times == [0.5, 1.5])
    #expect(window.subviews == [root.view] && sheet.view.superview == nil)
    #expect(root.presentedViewController == nil && sheet.presentingViewController == nil)
  }

  @Test func `a dismissal during a presentation is performed afterward, and all completions are called`() {
    let (root, sheet) = (controller("a"), controller("b"))
    show(root)
    var times: [Double] = []
    func recordTime() { times.append(CACurrentMediaTime()) }
    stage.perform { root.present(sheet, animated: true, completion: recordTime) }
    stage.advance(to: 0.25)
    stage.perform { sheet.dismiss(animated: true, completion: recordTime) }
    #expect(sheet.isBeingPresented && times == [])
    stage.advance(to: 0.75)
    #expect(sheet.isBeingDismissed && times == [0.5])
    stage.perform { root.dismiss(animated: true, completion: recordTime) }
    stage.advance(to: 2)
    #expect(times == [0.5, 1, 1] && root.presentedViewController == nil && window.subviews == [root.view])
  }

  @Test(arguments: [true, false])
  func `a controller that dismisses itself before it appears is dismissed after it has appeared`(
    isAnimated: Bool
  ) {
    final class Shy: UIViewController {
      var end: Double?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        dismiss(animated: false) { self.end = CACurrentMediaTime() }
      }
    }
    let (root, shy) = (controller("a"), Shy())
    show(root)
    stage.perform { root.present(shy, animated: isAnimated) }
    stage.advance(to: 2)
    #expect(shy.end == (isAnimated ? 0.5 : 0) && root.presentedViewController == nil)
    #expect(window.subviews == [root.view])
  }

  @Test func `a controller that stays visible behind a presentation doesn't disappear`() {
    let (root, sheet) = (controller("a"), controller("b"))
    sheet.modalPresentationStyle = .overFullScreen
    show(root)
    stage.perform { root.present(sheet, animated: false) }
    stage.perform { sheet.dismiss(animated: false) }
    #expect(!log.entries.contains { $0.hasPrefix("a") && !$0.hasSuffix("Layout") })
    #expect(log.entries.last == "b didDisappear")
  }

  @Test func `a transitioning delegate's animator gets the views and the container and ends the transition`()
  {
    let (root, sheet) = (controller("a"), controller("b"))
    let zoom = Zoom()
    sheet.transitioningDelegate = zoom
    show(root)
    var hasCompleted = false
    stage.perform { root.present(sheet, animated: true) { hasCompleted = true } }
    stage.advance(to: 0.39)
    #expect(!hasCompleted && zoom.ended == [])
    stage.advance(to: 0.41)
    #expect(hasCompleted && zoom.ended == [true])
    #expect(sheet.view.superview === zoom.container)
    stage.perform { sheet.dismiss(animated: true) }
    stage.advance(to: 1)
    #expect(zoom.ended == [true, true])
    #expect(root.view.superview === window)
    #expect(zoom.frames == [window.bounds, .zero, window.bounds, .zero])
  }

  @Test func `a transition that isn't completed restores the previous state`() {
    let (root, sheet) = (controller("a"), controller("b"))
    let zoom = Zoom()
    zoom.completes = false
    sheet.transitioningDelegate = zoom
    show(root)
    var completions: [Bool] = []
    stage.perform {
      root.present(sheet, animated: true) { completions.append(true) }
      sheet.transitionCoordinator?.animate(alongsideTransition: nil) { completions.append($0.isCancelled) }
    }
    stage.advance(to: 1)
    #expect(
      log.entries.filter { !$0.hasSuffix("Layout") }.suffix(5) == [
        "b willDisappear", "a willAppear", "a isAppearing", "a didAppear", "b didDisappear",
      ])
    #expect(root.presentedViewController == nil && root.view.superview === window)
    #expect(zoom.ended == [false])
    #expect(completions == [true])
  }

  @Test func `a coordinator animates views alongside and reports the end`() {
    let (root, sheet) = (controller("a"), controller("b"))
    let zoom = Zoom()
    sheet.transitioningDelegate = zoom
    show(root)
    let dimmed = UIView(frame: window.bounds)
    var end: Double?
    stage.perform {
      window.addSubview(dimmed)
      root.present(sheet, animated: true)
      sheet.transitionCoordinator?.animate { _ in
        dimmed.alpha = 0
      } completion: { _ in
        end = CACurrentMediaTime()
      }
    }
    stage.advance(to: 0.2)
    #expect(dimmed.layer.presentation().map { abs($0.opacity - 0.5) < 1e-3 } ?? false)
    stage.advance(to: 1)
    #expect(end == 0.4)
    #expect(sheet.transitionCoordinator == nil)
  }

  @Test func `a controller that can't be presented is ignored`() {
    let (root, sheet) = (controller("a"), controller("b"))
    root.present(sheet, animated: false)
    #expect(root.presentedViewController == nil)
    show(root)
    stage.perform {
      root.present(root, animated: false)
      root.present(sheet, animated: false)
      root.present(controller("c"), animated: false)
      sheet.present(sheet, animated: false)
    }
    #expect(root.presentedViewController === sheet)
    let top = controller("d")
    stage.perform { sheet.present(top, animated: true) }
    stage.perform { root.dismiss(animated: false) }
    stage.advance(to: 2)
    #expect(root.presentedViewController == nil && window.subviews == [root.view])
  }

  @Test func `a presentation doesn't keep its controllers alive`() {
    weak var root: UIViewController?
    weak var sheet: UIViewController?
    do {
      let (presenting, presented) = (UIViewController(), UIViewController())
      (root, sheet) = (presenting, presented)
      show(presenting)
      stage.perform { presenting.present(presented, animated: false) }
      stage.advance(to: 1)
    }
    #expect(root?.presentedViewController === sheet && sheet != nil)
    stage.perform {
      for view in window.subviews { view.removeFromSuperview() }
      window.rootViewController = nil
    }
    stage.advance(to: 2)
    #expect(root == nil && sheet == nil)
  }

  @Test func `a cycle of child controllers traps`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let (parent, child) = (UIViewController(), UIViewController())
      parent.addChild(child)
      child.addChild(parent)
    }
  }
}

@MainActor
private final class CallLog {
  var entries: [String] = []
}

private final class LoggingController: UIViewController {
  private let name: String
  private let log: CallLog
  private(set) var appearanceTime = -1.0
  private(set) var hadPresentation = false

  init(_ name: String, _ log: CallLog) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  private func record(_ what: String) { log.entries.append("\(name) \(what)") }

  override func loadView() {
    record("load")
    super.loadView()
  }
  override func viewDidLoad() { record("didLoad") }
  override func viewWillAppear(_ animated: Bool) { record("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { record("isAppearing") }
  override func viewDidAppear(_ animated: Bool) {
    record("didAppear")
    appearanceTime = CACurrentMediaTime()
    hadPresentation = view.layer.presentation() != nil
  }
  override func viewWillDisappear(_ animated: Bool) { record("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { record("didDisappear") }
  override func viewWillLayoutSubviews() { record("willLayout") }
  override func viewDidLayoutSubviews() { record("didLayout") }
  override func willMove(toParent parent: UIViewController?) { record("willMove \(parent != nil)") }
  override func didMove(toParent parent: UIViewController?) { record("didMove \(parent != nil)") }
}

/// A zoom of 0.4 s, as in the transitions of Spring.
private final class Zoom: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var completes = true
  private(set) var ended: [Bool] = []
  private(set) var frames: [CGRect] = []
  private(set) weak var container: UIView?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.viewController(forKey: .from),
      let to = transitionContext.viewController(forKey: .to)
    else { return }
    container = transitionContext.containerView
    frames += [transitionContext.finalFrame(for: to), transitionContext.finalFrame(for: from)]
    transitionContext.containerView.addSubview(to.view)
    transitionContext.containerView.addSubview(from.view)
    let zoom = CABasicAnimation(keyPath: "transform.scale")
    (zoom.fromValue, zoom.toValue, zoom.duration) = (2, 1, transitionDuration(using: transitionContext))
    let completes = completes
    CATransaction.begin()
    CATransaction.setCompletionBlock { transitionContext.completeTransition(completes) }
    to.view.layer.add(zoom, forKey: nil)
    CATransaction.commit()
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

extension UIViewControllerTests {
  @Test func `a controller can't present its presenting controller`() {
    let (root, second) = (controller("a"), controller("b"))
    show(root)
    stage.perform {
      root.present(second, animated: false)
      second.present(root, animated: false)
    }
    #expect(second.presentedViewController == nil && root.presentedViewController === second)
  }
}
