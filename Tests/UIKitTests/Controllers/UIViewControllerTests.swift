import Staging
import Testing
import UIKit

@MainActor
struct UIViewControllerTests {
  private let staged = StagedWindow(isShown: false)
  private let diary = Diary()

  private var window: UIWindow { staged.window }
  private var stage: Stage { staged.stage }

  private func controller(_ name: String) -> NotedController { NotedController(name, diary) }

  /// Shows a controller as the window's and forgets what it was told of that.
  private func show(_ controller: UIViewController) {
    stage.perform {
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    diary.entries = []
  }

  @Test func `a root controller's view is loaded and appears with the window, in Apple's order`() {
    let root = controller("a")
    stage.perform {
      window.rootViewController = root
      #expect(diary.entries.isEmpty && !root.isViewLoaded)
      window.makeKeyAndVisible()
      #expect(diary.entries == ["a load", "a didLoad", "a willAppear", "a isAppearing"])
    }
    #expect(diary.entries.last == "a didAppear")
    _ = stage.picture()
    let layout = ["a willLayout", "a didLayout"]
    #expect(diary.entries.filter { layout.contains($0) } == layout)
    #expect(root.view.frame == window.bounds)
    #expect(root.view.next === root && root.next === window)
    diary.entries = []
    stage.perform { window.isHidden = true }
    #expect(diary.entries == ["a willDisappear", "a didDisappear"])
    stage.perform { window.isHidden = false }
    #expect(diary.entries.dropFirst(2) == ["a willAppear", "a isAppearing", "a didAppear"])
  }

  @Test func `another root takes the place of the first`() {
    show(controller("a"))
    stage.perform { window.rootViewController = controller("b") }
    #expect(diary.entries.prefix(2) == ["a willDisappear", "a didDisappear"])
    #expect(diary.entries.contains("b didAppear"))
    #expect(window.subviews.count == 1)
  }

  @Test func `the view appears at the stage's time, after what was changed was committed`() {
    let root = controller("a")
    stage.advance(to: 2)
    stage.perform {
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
    #expect(root.appearanceTime == 2)
    #expect(root.hadPresentation)
  }

  @Test func `a child appears and disappears with its view's place in the hierarchy`() {
    let (root, child) = (controller("a"), controller("b"))
    show(root)
    stage.perform {
      root.addChild(child)
      #expect(child.isMovingToParent)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    let told = diary.entries.filter { !$0.hasSuffix("Layout") }
    #expect(
      told == [
        "b willMove true", "b load", "b didLoad", "b willAppear", "b isAppearing", "b didMove true",
        "b didAppear",
      ])
    #expect(child.parent === root && root.children == [child] && !child.isMovingToParent)
    diary.entries = []
    stage.perform {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(
      diary.entries.prefix(4) == ["b willMove false", "b willDisappear", "b didDisappear", "b didMove false"])
    #expect(child.parent == nil && root.children.isEmpty)
  }

  @Test func `children that show appear and disappear with their parent`() {
    let (root, child) = (controller("a"), controller("b"))
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    diary.entries = []
    stage.perform {
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
    let told = diary.entries.filter { !$0.hasSuffix("Layout") }
    #expect(
      told == [
        "a willAppear", "b willAppear", "a isAppearing", "b isAppearing", "b didAppear", "a didAppear",
      ])
    diary.entries = []
    stage.perform { window.rootViewController = nil }
    #expect(diary.entries == ["a willDisappear", "b willDisappear", "b didDisappear", "a didDisappear"])
  }

  @Test func `a presented controller comes from the bottom in half a second, and goes there`() {
    let (root, sheet) = (controller("a"), controller("b"))
    show(root)
    var times: [Double] = []
    stage.perform { root.present(sheet, animated: true) { times.append(CACurrentMediaTime()) } }
    #expect(
      diary.entries.filter { !$0.hasSuffix("Layout") } == [
        "b load", "b didLoad", "a willDisappear", "b willAppear", "b isAppearing",
      ])
    #expect(root.presentedViewController === sheet && sheet.presentingViewController === root)
    #expect(sheet.isBeingPresented)
    diary.entries = []
    stage.advance(to: 0.1)
    let offset = (sheet.view.layer.presentation()?.position.y ?? 0) - 100
    #expect(offset > 0 && offset < 200)
    stage.advance(to: 1)
    #expect(diary.entries.filter { !$0.hasSuffix("Layout") } == ["b didAppear", "a didDisappear"])
    #expect(times == [0.5])
    #expect(root.view.superview == nil && sheet.view.window === window)
    diary.entries = []
    stage.perform { root.dismiss(animated: true) { times.append(CACurrentMediaTime()) } }
    #expect(
      diary.entries.filter { !$0.hasSuffix("Layout") } == [
        "b willDisappear", "a willAppear", "a isAppearing",
      ])
    diary.entries = []
    stage.advance(to: 2)
    #expect(diary.entries.filter { !$0.hasSuffix("Layout") } == ["a didAppear", "b didDisappear"])
    #expect(times == [0.5, 1.5])
    #expect(window.subviews == [root.view] && sheet.view.superview == nil)
    #expect(root.presentedViewController == nil && sheet.presentingViewController == nil)
  }

  @Test func `dismissed on its way a controller arrives, then goes, and everyone hears of that`() {
    let (root, sheet) = (controller("a"), controller("b"))
    show(root)
    var times: [Double] = []
    func note() { times.append(CACurrentMediaTime()) }
    stage.perform { root.present(sheet, animated: true, completion: note) }
    stage.advance(to: 0.25)
    stage.perform { sheet.dismiss(animated: true, completion: note) }
    #expect(sheet.isBeingPresented && times == [])
    stage.advance(to: 0.75)
    #expect(sheet.isBeingDismissed && times == [0.5])
    stage.perform { root.dismiss(animated: true, completion: note) }
    stage.advance(to: 2)
    #expect(times == [0.5, 1, 1] && root.presentedViewController == nil && window.subviews == [root.view])
  }

  @Test(arguments: [true, false])
  func `a controller that wants to go before it has come goes when it has`(isAnimated: Bool) {
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

  @Test func `what stays behind a presented controller doesn't disappear`() {
    let (root, sheet) = (controller("a"), controller("b"))
    sheet.modalPresentationStyle = .overFullScreen
    show(root)
    stage.perform { root.present(sheet, animated: false) }
    stage.perform { sheet.dismiss(animated: false) }
    #expect(!diary.entries.contains { $0.hasPrefix("a") && !$0.hasSuffix("Layout") })
    #expect(diary.entries.last == "b didDisappear")
  }

  @Test func `a delegate's animation has the views, the container and the last word`() {
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

  @Test func `a transition that isn't completed leaves all as it was`() {
    let (root, sheet) = (controller("a"), controller("b"))
    let zoom = Zoom()
    zoom.completes = false
    sheet.transitioningDelegate = zoom
    show(root)
    var told: [Bool] = []
    stage.perform {
      root.present(sheet, animated: true) { told.append(true) }
      sheet.transitionCoordinator?.animate(alongsideTransition: nil) { told.append($0.isCancelled) }
    }
    stage.advance(to: 1)
    #expect(
      diary.entries.filter { !$0.hasSuffix("Layout") }.suffix(5) == [
        "b willDisappear", "a willAppear", "a isAppearing", "a didAppear", "b didDisappear",
      ])
    #expect(root.presentedViewController == nil && root.view.superview === window)
    #expect(zoom.ended == [false])
    #expect(told == [true])
  }

  @Test func `others are animated alongside, and hear of the end`() {
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

  @Test func `what can't be presented isn't`() {
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

  @Test func `controllers that present go with the last reference to them`() {
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

  @Test func `a family without end traps`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let (parent, child) = (UIViewController(), UIViewController())
      parent.addChild(child)
      child.addChild(parent)
    }
  }
}

@MainActor
private final class Diary {
  var entries: [String] = []
}

private final class NotedController: UIViewController {
  private let name: String
  private let diary: Diary
  private(set) var appearanceTime = -1.0
  private(set) var hadPresentation = false

  init(_ name: String, _ diary: Diary) {
    (self.name, self.diary) = (name, diary)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ what: String) { diary.entries.append("\(name) \(what)") }

  override func loadView() {
    note("load")
    super.loadView()
  }
  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) {
    note("didAppear")
    appearanceTime = CACurrentMediaTime()
    hadPresentation = view.layer.presentation() != nil
  }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func viewWillLayoutSubviews() { note("willLayout") }
  override func viewDidLayoutSubviews() { note("didLayout") }
  override func willMove(toParent parent: UIViewController?) { note("willMove \(parent != nil)") }
  override func didMove(toParent parent: UIViewController?) { note("didMove \(parent != nil)") }
}

/// Zooms in 0.4 s, as Spring's transition does.
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
  @Test func `a controller can't present the one that presents it`() {
    let (root, second) = (controller("a"), controller("b"))
    show(root)
    stage.perform {
      root.present(second, animated: false)
      second.present(root, animated: false)
    }
    #expect(second.presentedViewController == nil && root.presentedViewController === second)
  }
}
