import UIKit

/// Zooms the picture of a place from its row to its page, and back.
///
/// If the row isn't visible, the picture zooms from and to the middle of the container.
final class ZoomTransition: NSObject, UIViewControllerAnimatedTransitioning {
  /// The duration in seconds.
  static let duration = 0.5
  private static let damping: CGFloat = 0.85
  private static let smallRadius: CGFloat = 8

  private let isPush: Bool
  private let pictureInRow: (Place) -> UIView?

  /// - Parameter pictureInRow: A closure that returns the picture of a place in its row; nil if the row isn't visible.
  init(isPush: Bool, pictureInRow: @escaping (Place) -> UIView?) {
    (self.isPush, self.pictureInRow) = (isPush, pictureInRow)
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let page = transitionContext.viewController(forKey: isPush ? .to : .from) as? PlaceController,
      let to = transitionContext.view(forKey: .to), let from = transitionContext.view(forKey: .from)
    else { return transitionContext.completeTransition(false) }
    let fading = isPush ? to : from
    container.addSubview(to)
    container.addSubview(fading)
    container.layoutIfNeeded()
    let row = pictureInRow(page.place)
    let small =
      row.map { container.convert($0.bounds, from: $0) } ?? CGRect(origin: container.center, size: .zero)
    let large = container.convert(page.picture.bounds, from: page.picture)
    let picture = PlacePicture()
    picture.show(page.place)
    place(picture, at: isPush ? small : large, isSmall: isPush)
    container.addSubview(picture)
    row?.isHidden = true
    page.picture.isHidden = true
    fading.alpha = isPush ? 0 : 1
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: Self.damping, initialSpringVelocity: 0
    ) { [self] in
      place(picture, at: isPush ? large : small, isSmall: !isPush)
      fading.alpha = isPush ? 1 : 0
    } completion: { _ in
      picture.removeFromSuperview()
      row?.isHidden = false
      page.picture.isHidden = false
      fading.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  private func place(_ picture: PlacePicture, at frame: CGRect, isSmall: Bool) {
    picture.frame = frame
    picture.layer.cornerRadius = isSmall ? Self.smallRadius : 0
    picture.layoutIfNeeded()
  }
}
