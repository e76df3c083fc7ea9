import QuartzCore
import Scenes
import UIKit

// MARK: - Stacks

extension AppTorture {
  var navigations: [UINavigationController] {
    (app.tabs.viewControllers ?? []).compactMap { $0 as? UINavigationController }
  }

  /// Creates the page of a place, which must be released after it has left the app.
  private func makePage() -> PlaceController {
    let page = PlaceController(random.pick(Place.all))
    page.hidesBottomBarWhenPushed = random.once(in: 4)
    transients.append(WeakObject(object: page))
    return page
  }

  func changeStack() {
    let navigation = random.pick(navigations)
    let isAnimated = !random.once(in: 3)
    switch random.int(0...5) {
    case 0...2 where navigation.viewControllers.count < 5:
      navigation.pushViewController(makePage(), animated: isAnimated)
    case 3: navigation.popToRootViewController(animated: isAnimated)
    case 4: reorder(navigation, animated: isAnimated)
    default: navigation.popViewController(animated: isAnimated)
    }
    follow(navigation.transitionCoordinator)
  }

  private func reorder(_ navigation: UINavigationController, animated: Bool) {
    var pages = navigation.viewControllers.dropFirst().filter { _ in random.once(in: 2) }
    if random.once(in: 2) { pages.append(makePage()) }
    pages.shuffle(using: &random)
    navigation.setViewControllers(navigation.viewControllers.prefix(1) + pages, animated: animated)
  }

  /// Expects the end of a transition.
  private func follow(_ coordinator: (any UIViewControllerTransitionCoordinator)?) {
    guard let coordinator else { return }
    let end = record.expect("a transition")
    let isFollowed = coordinator.animate(alongsideTransition: { _ in }, completion: { _ in end() })
    if !isFollowed { end() }
  }
}

// MARK: - Presentations

extension AppTorture {
  func changePresentations() {
    let controllers = Array(sequence(first: app.tabs as UIViewController) { $0.presentedViewController })
    let top = controllers[controllers.count - 1]
    let isAnimated = !random.once(in: 3)
    guard random.once(in: 2), controllers.count < 4, top.viewIfLoaded?.window != nil, !top.isBeingDismissed
    else { return dismiss(from: random.pick(controllers), animated: isAnimated) }
    let end = record.expect("a presentation")
    top.present(random.once(in: 2) ? makeAlert() : makeModalPage(), animated: isAnimated, completion: end)
    follow(top.presentedViewController?.transitionCoordinator)
  }

  private func dismiss(from controller: UIViewController, animated: Bool) {
    controller.dismiss(animated: animated, completion: record.expect("a dismissal"))
  }

  private func makeAlert() -> UIAlertController {
    let alert = UIAlertController(
      title: "Title", message: random.once(in: 2) ? "A message." : nil,
      preferredStyle: random.pick([.alert, .actionSheet]))
    for style in [UIAlertAction.Style.default, .cancel, .destructive].prefix(random.int(0...3)) {
      alert.addAction(UIAlertAction(title: "\(style)", style: style))
    }
    if alert.preferredStyle == .alert, random.once(in: 2) { alert.addTextField() }
    transients.append(WeakObject(object: alert))
    return alert
  }

  private func makeModalPage() -> UIViewController {
    let page = makePage()
    page.modalPresentationStyle = random.pick([
      .automatic, .fullScreen, .overFullScreen, .pageSheet, .formSheet, .overCurrentContext,
    ])
    page.modalTransitionStyle = random.pick([.coverVertical, .crossDissolve, .flipHorizontal])
    return page
  }
}
