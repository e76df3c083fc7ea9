import Staging
import Testing
import UIKit

@MainActor
struct UINavigationControllerTests {
  private let staged = StagedWindow()
  private var stage: Stage { staged.stage }
  private let root = UIViewController()
  private let detail = UIViewController()

  private func show() -> UINavigationController {
    (root.title, detail.title) = ("Root", "Detail")
    let navigation = UINavigationController(rootViewController: root)
    stage.perform { staged.window.rootViewController = navigation }
    _ = stage.picture()
    return navigation
  }

  private func x(_ controller: UIViewController) -> CGFloat {
    (controller.view.layer.presentation()?.frame.minX ?? .nan).rounded()
  }

  @Test func `the root's view fills the controller below the bar, and its safe area begins there`() {
    let navigation = show()
    #expect(navigation.viewControllers == [root] && root.navigationController === navigation)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(root.view.safeAreaInsets.top == 44 && navigation.navigationBar.frame.height == 44)
    #expect(navigation.navigationBar.topItem === root.navigationItem && root.navigationItem.title == "Root")
  }

  @Test func `a push slides the view in within 0.35 s, while the old one moves aside by a part`() {
    let navigation = show()
    let log = NavigationLog()
    navigation.delegate = log
    stage.perform { navigation.pushViewController(detail, animated: true) }
    #expect(navigation.topViewController === detail && detail.transitionCoordinator?.isAnimated == true)
    #expect(x(detail) == 200 && x(root) == 0)
    stage.advance(to: 0.175)
    #expect(x(detail) == 100 && x(root) == -30)
    stage.advance(to: 0.34)
    #expect(log.calls == ["will Detail"] && root.view.window != nil)
    stage.advance(to: 0.36)
    #expect(log.calls == ["will Detail", "did Detail"])
    #expect(detail.view.superview === navigation.view && root.view.superview == nil)
    #expect(detail.view.frame == root.view.frame && navigation.navigationBar.backItem === root.navigationItem)
    #expect(detail.transitionCoordinator == nil && root.transitionCoordinator == nil)
  }

  @Test func `appearance methods are called once, in the order of a presentation`() {
    let navigation = show()
    let pushed = AppearanceLog()
    stage.perform { navigation.pushViewController(pushed, animated: true) }
    stage.advance(to: 1)
    stage.perform { navigation.popViewController(animated: true) }
    stage.advance(to: 2)
    #expect(
      pushed.calls == [
        "willMove true", "willAppear true", "didAppear true", "didMove true", "willMove false",
        "willDisappear true", "didDisappear true", "didMove false",
      ])
    #expect(navigation.viewControllers == [root] && navigation.children == [root])
  }

  @Test func `the back button pops`() {
    let navigation = show()
    stage.perform { navigation.pushViewController(detail, animated: false) }
    _ = stage.picture()
    let button = navigation.navigationBar.firstLabel { $0.text == "Root" }
    #expect(button != nil)
    stage.perform { staged.window.tap(at: CGPoint(x: 40, y: 22)) }
    stage.advance(to: 1)
    #expect(navigation.viewControllers == [root] && root.view.superview === navigation.view)
  }

  @Test func `a drag from the left edge pops, or goes back`() {
    let navigation = show()
    stage.perform { navigation.pushViewController(detail, animated: false) }
    stage.advance(to: 1)
    stage.perform { staged.window.drag(from: CGPoint(x: 3, y: 100), to: CGPoint(x: 43, y: 100), duration: 1) }
    stage.advance(to: 1.9)
    let offset = x(detail)
    #expect(offset > 10 && offset < 40 && detail.transitionCoordinator?.isInteractive == true)
    stage.advance(to: 3)
    #expect(navigation.viewControllers == [root, detail] && detail.view.superview === navigation.view)
    #expect(detail.view.frame.minX == 0 && root.view.superview == nil)
    stage.perform {
      staged.window.drag(from: CGPoint(x: 3, y: 100), to: CGPoint(x: 183, y: 100), duration: 0.3)
    }
    stage.advance(to: 5)
    #expect(navigation.viewControllers == [root] && root.view.frame.minX == 0)
    #expect(navigation.navigationBar.topItem === root.navigationItem)
  }

  @Test func `a drag that pops has no effect after its transition has ended`() {
    let navigation = show()
    let tabs = UITabBarController()
    stage.perform {
      staged.window.rootViewController = tabs
      tabs.viewControllers = [navigation, UIViewController()]
      navigation.pushViewController(detail, animated: false)
    }
    stage.advance(to: 1)
    stage.perform {
      staged.window.drag(from: CGPoint(x: 3, y: 100), to: CGPoint(x: 103, y: 100), duration: 1)
    }
    stage.advance(to: 1.5)
    #expect(navigation.navigationBar.layer.speed == 0)
    // The views leave the window, which ends their animations.
    stage.perform { tabs.selectedIndex = 1 }
    stage.advance(to: 3)
    stage.perform { tabs.selectedIndex = 0 }
    stage.advance(to: 4)
    let layer = navigation.navigationBar.layer
    #expect(layer.speed == 1 && layer.timeOffset == 0 && layer.beginTime == 0)
    #expect(navigation.viewControllers == [root] && root.view.superview === navigation.view)
  }

  @Test func `a pushed view has its safe area from the start, and the one below keeps its own`() {
    let navigation = show()
    stage.perform { navigation.navigationBar.prefersLargeTitles = true }
    _ = stage.picture()
    #expect(root.view.safeAreaInsets.top == 96)
    let content = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
    detail.view.addSubview(content)
    detail.navigationItem.largeTitleDisplayMode = .never
    stage.perform { navigation.pushViewController(detail, animated: true) }
    #expect(detail.view.safeAreaInsets.top == 44 && root.view.safeAreaInsets.top == 96)
    stage.advance(to: 0.175)
    // Only the view moves, not its content.
    #expect(x(detail) == 100 && content.layer.animationKeys()?.isEmpty ?? true)
    let height = navigation.navigationBar.layer.presentation()?.frame.height ?? .nan
    #expect(abs(height - 70) < 1e-4)
    stage.advance(to: 1)
    #expect(detail.view.safeAreaInsets.top == 44 && root.view.safeAreaInsets.top == 96)
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test func `a delegate's animator replaces the slide`() {
    let navigation = show()
    let log = NavigationLog()
    log.animator = Fade()
    navigation.delegate = log
    stage.perform { navigation.pushViewController(detail, animated: true) }
    stage.advance(to: 0.5)
    #expect(detail.view.layer.presentation().map { abs($0.opacity - 0.5) < 1e-3 } == true && x(detail) == 0)
    stage.advance(to: 2)
    #expect(navigation.viewControllers == [root, detail] && log.operations == ["push"])
  }

  @Test func `changes during a transition follow it`() {
    let navigation = show()
    let third = UIViewController()
    stage.perform {
      navigation.pushViewController(detail, animated: true)
      navigation.pushViewController(third, animated: true)
    }
    #expect(navigation.viewControllers == [root, detail, third])
    stage.advance(to: 2)
    #expect(third.view.superview === navigation.view && detail.view.superview == nil)
    stage.perform { navigation.popToRootViewController(animated: false) }
    stage.advance(to: 3)
    #expect(root.view.superview === navigation.view && navigation.children == [root])
  }

  @Test(arguments: [true, false])
  func `a controller is released when it has left the stack, from the top or below`(isTop: Bool) {
    let navigation = show()
    weak var page: UIViewController?
    stage.perform {
      let pushed = UIViewController()
      page = pushed
      navigation.viewControllers = isTop ? [root, pushed] : [root, pushed, detail]
    }
    stage.advance(to: 1)
    #expect(page?.parent === navigation)
    stage.perform { navigation.setViewControllers(isTop ? [root] : [root, detail], animated: true) }
    stage.advance(to: 2)
    #expect(page == nil && navigation.children == (isTop ? [root] : [root, detail]))
  }

  @Test func `a hidden bar leaves the safe area`() {
    let navigation = show()
    stage.perform { navigation.setNavigationBarHidden(true, animated: true) }
    stage.advance(to: 1)
    #expect(navigation.navigationBar.frame.maxY == 0 && root.view.safeAreaInsets.top == 0)
    stage.perform { navigation.isNavigationBarHidden = false }
    #expect(root.view.safeAreaInsets.top == 44)
  }

  @Test func `a large title makes the bar higher until it's scrolled away`() {
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 200, height: 1000)
    root.view = scrollView
    let navigation = show()
    stage.perform { navigation.navigationBar.prefersLargeTitles = true }
    _ = stage.picture()
    #expect(navigation.navigationBar.frame.height == 96)
    stage.perform { scrollView.contentOffset.y = -96 + 20 }
    #expect(navigation.navigationBar.frame.height == 76)
    stage.perform { scrollView.contentOffset.y = 200 }
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test func `a bar button item performs its action`() {
    let navigation = show()
    var count = 0
    stage.perform {
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { _ in count += 1 })
    }
    _ = stage.picture()
    stage.perform { staged.window.tap(at: CGPoint(x: 172, y: 22)) }
    #expect(count == 1 && navigation.navigationBar.topItem === root.navigationItem)
    stage.perform { root.navigationItem.rightBarButtonItem?.isEnabled = false }
    stage.perform { staged.window.tap(at: CGPoint(x: 172, y: 22)) }
    #expect(count == 1)
  }

  @Test func `a controller that is in the stack can't be pushed`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let root = UIViewController()
      UINavigationController(rootViewController: root).pushViewController(root, animated: false)
    }
  }

  @Test func `a released controller releases its stack`() {
    weak var pushed: UIViewController?
    do {
      let navigation = show()
      let controller = UIViewController()
      pushed = controller
      stage.perform { navigation.pushViewController(controller, animated: true) }
      stage.advance(to: 1)
      stage.perform { staged.window.rootViewController = nil }
    }
    stage.advance(to: 2)
    #expect(pushed == nil)
  }

  // MARK: Tabs

  @Test func `a tapped tab is selected, unless the delegate refuses`() {
    let tabs = UITabBarController()
    let log = TabLog()
    tabs.delegate = log
    root.tabBarItem.title = "One"
    detail.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 2)
    stage.perform {
      tabs.viewControllers = [root, detail]
      staged.window.rootViewController = tabs
    }
    _ = stage.picture()
    #expect(tabs.selectedIndex == 0 && root.view.superview === tabs.view && !detail.isViewLoaded)
    #expect(root.view.safeAreaInsets.bottom == 49 && tabs.tabBar.frame.minY == 151)
    stage.perform { staged.window.tap(at: CGPoint(x: 150, y: 170)) }
    #expect(tabs.selectedViewController === detail && root.view.superview == nil)
    #expect(tabs.tabBar.selectedItem === detail.tabBarItem && log.calls == ["should", "did"])
    log.allows = false
    stage.perform { staged.window.tap(at: CGPoint(x: 50, y: 170)) }
    #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem === detail.tabBarItem)
  }

  @Test func `a delegate's animator animates the change of a tab`() {
    let tabs = UITabBarController()
    let log = TabLog()
    log.animator = Fade()
    tabs.delegate = log
    stage.perform {
      tabs.viewControllers = [root, detail]
      staged.window.rootViewController = tabs
      tabs.selectedIndex = 1
    }
    stage.advance(to: 0.5)
    #expect(detail.view.layer.presentation().map { abs($0.opacity - 0.5) < 1e-3 } == true)
    stage.advance(to: 2)
    #expect(detail.view.superview === tabs.view && root.view.superview == nil && tabs.selectedIndex == 1)
  }

  // MARK: Pages

  @Test func `pages are turned by dragging and by the program`() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let source = PageSource(count: 3)
    (pages.dataSource, pages.delegate) = (source, source)
    stage.perform {
      pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
      staged.window.rootViewController = pages
    }
    stage.advance(to: 0.1)
    staged.drag(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 20, y: 100))
    #expect(pages.viewControllers == [source.pages[1]] && source.turns == [true])
    #expect(pages.children == [source.pages[1]])
    var isFinished: Bool?
    stage.perform {
      pages.setViewControllers([source.pages[2]], direction: .forward, animated: true) { isFinished = $0 }
    }
    stage.advance(to: stage.time + 1)
    #expect(isFinished == true && pages.viewControllers == [source.pages[2]])
    staged.drag(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 20, y: 100))
    #expect(pages.viewControllers == [source.pages[2]])
  }
}

/// Fades linearly within a second.
private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  override init() {}

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

private final class NavigationLog: NSObject, UINavigationControllerDelegate {
  var calls: [String] = []
  var operations: [String] = []
  var animator: Fade?

  override init() {}

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { calls.append("will \(viewController.title ?? "")") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { calls.append("did \(viewController.title ?? "")") }
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.append("\(operation)")
    return animator
  }
}

private final class TabLog: NSObject, UITabBarControllerDelegate {
  var calls: [String] = []
  var allows = true
  var animator: Fade?

  override init() {}

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    calls.append("should")
    return allows
  }
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    calls.append("did")
  }
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

private final class PageSource: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: [UIViewController]
  var turns: [Bool] = []

  init(count: Int) { pages = (0..<count).map { _ in UIViewController() } }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, -1) }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, 1) }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { turns.append(completed) }

  private func page(beside controller: UIViewController, _ step: Int) -> UIViewController? {
    let index = (pages.firstIndex { $0 === controller } ?? 0) + step
    return pages.indices.contains(index) ? pages[index] : nil
  }
}

private final class AppearanceLog: UIViewController {
  var calls: [String] = []

  override func viewWillAppear(_ animated: Bool) { calls.append("willAppear \(animated)") }
  override func viewDidAppear(_ animated: Bool) { calls.append("didAppear \(animated)") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear \(animated)") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear \(animated)") }
  override func willMove(toParent parent: UIViewController?) { calls.append("willMove \(parent != nil)") }
  override func didMove(toParent parent: UIViewController?) { calls.append("didMove \(parent != nil)") }
}
