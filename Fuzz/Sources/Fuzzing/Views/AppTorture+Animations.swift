import QuartzCore
import Scenes
import Staging
import UIKit

// MARK: - Animations

extension AppTorture {
  /// The views that are animated, besides those that animate themselves.
  private var animatedViews: [UIView] { [app.form.saveButton, app.form.nameField, app.tabs.tabBar] }

  func animate() {
    let view = random.pick(animatedViews)
    let (duration, delay) = (random.pick([0, 0.1, 0.25, random.double(0...2)]), random.pick([0, 0, 0.3]))
    let changes = randomChanges(of: view)
    switch random.int(0...4) {
    case 0:
      let end = record.expect("a spring")
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: random.double(0.1...1),
        initialSpringVelocity: random.double(-3...3), options: randomOptions(), animations: changes
      ) { _ in end() }
    case 1:
      let end = record.expect("a sequence of keyframes")
      UIView.animateKeyframes(withDuration: duration, delay: delay) {
        UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.5, animations: changes)
      } completion: { _ in
        end()
      }
    case 2:
      let end = record.expect("a cross-dissolve")
      UIView.transition(
        with: view, duration: duration, options: .transitionCrossDissolve, animations: changes
      ) { _ in end() }
    default:
      let end = record.expect("an animation")
      UIView.animate(withDuration: duration, delay: delay, options: randomOptions(), animations: changes) {
        _ in
        end()
      }
    }
  }

  private func randomOptions() -> UIView.AnimationOptions {
    random.pick([[], .beginFromCurrentState, .allowUserInteraction, .curveLinear, .layoutSubviews])
  }

  private func randomChanges(of view: UIView) -> @MainActor () -> Void {
    let (alpha, angle) = (random.double(0...1), random.double(-3...3))
    let isIdentity = random.once(in: 2)
    return {
      view.alpha = isIdentity ? 1 : alpha
      view.transform = isIdentity ? .identity : CGAffineTransform(rotationAngle: angle)
      view.layoutIfNeeded()
    }
  }

  // MARK: Animators

  func changeAnimators() {
    guard animators.count < 3, random.once(in: 2) else { return changeAnimator() }
    let view = random.pick(animatedViews)
    let animator = UIViewPropertyAnimator(
      duration: random.double(0...2), curve: random.pick([.linear, .easeIn, .easeInOut]),
      animations: randomChanges(of: view))
    let end = record.expect("an animator", endsWithStage: false)
    animator.addCompletion { _ in end() }
    random.once(in: 3) ? animator.pauseAnimation() : animator.startAnimation()
    animators.append(animator)
  }

  private func changeAnimator() {
    animators.removeAll { $0.state == .inactive }
    guard let animator = animators.randomElement(using: &random) else { return }
    switch random.int(0...5) {
    case 0: animator.pauseAnimation()
    case 1: animator.startAnimation()
    case 2: animator.isReversed.toggle()
    case 3: animator.fractionComplete = random.double(0...1)
    case 4:
      animator.pauseAnimation()
      animator.continueAnimation(withTimingParameters: nil, durationFactor: random.double(0...2))
    default:
      animator.stopAnimation(false)
      animator.finishAnimation(at: random.pick([.start, .current, .end]))
    }
  }
}

// MARK: - Gestures, bars and traits

extension AppTorture {
  /// Swipes over a row, from an edge, or anywhere.
  func drag() {
    guard stage.time >= dragEnd else { return }
    let size = app.window.bounds.size
    let duration = random.pick([0.05, 0.2, 0.6])
    let starts = [
      CGPoint(x: 1, y: random.double(50...600)), CGPoint(x: size.width - 1, y: random.double(50...600)),
      CGPoint(x: random.double(40...300), y: random.double(100...600)),
    ]
    let start = random.pick(starts)
    let end = CGPoint(
      x: start.x + random.double(-375...375), y: start.y + random.pick([0, random.double(-400...400)]))
    dragEnd = stage.time + duration + 0.1
    app.window.drag(from: start, to: end, duration: duration, finger: 4)
  }

  func changeTraits() {
    switch random.int(0...3) {
    case 0: app.window.overrideUserInterfaceStyle = random.pick([.light, .dark, .unspecified])
    case 1: app.window.traitOverrides.layoutDirection = random.pick([.leftToRight, .rightToLeft])
    case 2:
      app.window.frame = CGRect(x: 0, y: 0, width: stage.size.height, height: stage.size.width)
    default: app.window.frame = CGRect(origin: .zero, size: stage.size)
    }
  }

  func changeBars() {
    let navigation = random.pick(navigations)
    let isAnimated = random.once(in: 2)
    switch random.int(0...4) {
    case 0: navigation.setNavigationBarHidden(random.once(in: 2), animated: isAnimated)
    case 1: navigation.setToolbarHidden(random.once(in: 2), animated: isAnimated)
    case 2: navigation.navigationBar.prefersLargeTitles.toggle()
    case 3: navigation.topViewController?.title = random.pick(Place.all).name
    default:
      navigation.topViewController?.navigationItem.setRightBarButtonItems(
        (0..<random.int(0...3)).map { UIBarButtonItem(title: "\($0)", primaryAction: nil) },
        animated: isAnimated)
    }
  }
}
