import Staging
import Testing
import UIKit

@MainActor
struct InteractiveTransitionTests {
  private let staged = StagedWindow()
  private var stage: Stage { staged.stage }
  private let root = UIViewController()
  private let detail = UIViewController()

  /// Presents the detail over the root at 0 s, driven by a slide's interaction.
  private func present(_ slide: Slide) -> Slide {
    detail.modalPresentationStyle = .fullScreen
    detail.transitioningDelegate = slide.delegate ?? slide
    stage.perform {
      staged.window.rootViewController = root
      root.present(detail, animated: true)
    }
    return slide
  }

  private var offset: CGFloat { (detail.view.layer.presentation()?.position.x ?? .nan) - 100 }

  @Test(arguments: [true, false])
  func `a driver shows the fraction of the animation`(usesAnimator: Bool) {
    let slide = present(Slide(isInterruptible: usesAnimator))
    stage.advance(to: 3)
    #expect(offset == 200 && slide.ended.isEmpty)
    stage.perform { slide.interaction.update(0.25) }
    #expect(abs(offset - 150) < 1e-3)
    stage.perform { slide.interaction.update(0.75) }
    stage.advance(to: 4)
    #expect(abs(offset - 50) < 1e-3)
    #expect(slide.interaction.percentComplete == 0.75 && slide.interaction.duration == 0.4)
    #expect(detail.transitionCoordinator?.isInteractive == true)
    #expect(detail.transitionCoordinator?.percentComplete == 0.75)
  }

  @Test func `a finished interaction plays the rest at its speed`() {
    let slide = present(Slide())
    slide.interaction.completionSpeed = 0.5
    slide.interaction.completionCurve = .linear
    var (isInteractive, end): ([Bool], Double?) = ([], nil)
    stage.advance(to: 1)
    stage.perform {
      detail.transitionCoordinator?.notifyWhenInteractionChanges { isInteractive.append($0.isInteractive) }
      detail.transitionCoordinator?.animate(alongsideTransition: nil) { _ in end = CACurrentMediaTime() }
      slide.interaction.update(0.5)
      slide.interaction.finish()
    }
    #expect(isInteractive == [false] && slide.ended.isEmpty)
    // The remaining 0.2 s take 0.4 s.
    stage.advance(to: 1.2)
    #expect(abs(offset - 50) < 1e-3)
    stage.advance(to: 2)
    #expect(end.map { abs($0 - 1.4) < 1e-9 } == true && slide.ended == [true])
    #expect(root.presentedViewController === detail && offset == 0)
    #expect(detail.view.superview?.layer.speed == 1)
  }

  @Test(arguments: [true, false])
  func `a canceled interaction plays back and restores the state before`(usesAnimator: Bool) {
    let slide = present(Slide(isInterruptible: usesAnimator))
    slide.interaction.completionCurve = .linear
    stage.perform {
      slide.interaction.update(0.5)
      slide.interaction.cancel()
    }
    stage.advance(to: 0.1)
    #expect(abs(offset - 150) < 1e-3 && slide.ended.isEmpty)
    stage.advance(to: 1)
    #expect(slide.ended == [false])
    #expect(root.presentedViewController == nil && detail.view.superview == nil)
    #expect(root.view.superview === staged.window && root.view.alpha == 1)
    stage.perform { root.present(detail, animated: false) }
    #expect(root.presentedViewController === detail)
  }

  @Test func `views that are animated alongside follow the interaction`() {
    let slide = present(Slide())
    let badge = UIView(frame: .zero)
    stage.perform {
      detail.view.superview?.addSubview(badge)
      detail.transitionCoordinator?.animate { _ in badge.center.x = 100 }
    }
    stage.perform { slide.interaction.update(0.5) }
    stage.advance(to: 1)
    #expect(badge.layer.presentation().map { abs($0.position.x - 50) < 1e-3 } == true)
  }

  @Test func `a transition that doesn't begin interactively plays`() {
    let slide = Slide()
    slide.interaction.wantsInteractiveStart = false
    _ = present(slide)
    #expect(detail.transitionCoordinator?.isInteractive == false)
    stage.advance(to: 1)
    #expect(slide.ended == [true])
  }

  @Test func `calls outside of a transition are ignored`() {
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.update(0.5)
    interaction.pause()
    interaction.finish()
    interaction.cancel()
    #expect(interaction.percentComplete == 0)
    let slide = present(Slide())
    stage.perform { slide.interaction.update(.nan) }
    #expect(slide.interaction.percentComplete == 0)
    stage.perform { slide.interaction.update(7) }
    #expect(slide.interaction.percentComplete == 1)
  }
}

/// A linear slide from the right within 0.4 s, which is driven by an interaction.
private final class Slide: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let interaction = UIPercentDrivenInteractiveTransition()
  private(set) var ended: [Bool] = []
  private(set) var delegate: (any UIViewControllerTransitioningDelegate)?

  init(isInterruptible: Bool = false) {
    super.init()
    delegate = isInterruptible ? InterruptibleSlide(self) : nil
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    prepare(transitionContext)
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      self.show(transitionContext)
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func prepare(_ context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
    view.frame.origin.x = 200
  }

  func show(_ context: any UIViewControllerContextTransitioning) {
    context.view(forKey: .to)?.frame.origin.x = 0
    context.view(forKey: .from)?.alpha = 0.5
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

/// A slide with an animator that can be interrupted.
private final class InterruptibleSlide: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private unowned let slide: Slide

  init(_ slide: Slide) { self.slide = slide }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { slide.interaction }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    slide.prepare(transitionContext)
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { [slide] in
      slide.show(transitionContext)
    }
    animator.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { slide.animationEnded(transitionCompleted) }
}
