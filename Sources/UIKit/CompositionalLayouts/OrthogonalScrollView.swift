import QuartzCore

/// The scroll view of a section that scrolls on its own.
@MainActor
final class OrthogonalScrollView: UIScrollView, UIScrollViewDelegate {
  private(set) var model: OrthogonalSection?
  private var wasPlaced = false

  init() {
    super.init(frame: .zero)
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
    contentInsetAdjustmentBehavior = .never
    clipsToBounds = false
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  /// Applies the section's geometry, and scrolls to a former offset, or to the leading end.
  func show(_ model: OrthogonalSection, formerOffset: CGPoint?) {
    self.model = model
    if frame != model.frame { frame = model.frame }
    if contentSize != model.contentSize { contentSize = model.contentSize }
    isPagingEnabled = model.behavior == .paging
    let pagesByGroup = model.behavior == .groupPaging || model.behavior == .groupPagingCentered
    decelerationRate = pagesByGroup ? .fast : .normal
    let side = model.centeringInset
    contentInset =
      model.axis == .horizontal
      ? UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
      : UIEdgeInsets(top: side, left: 0, bottom: side, right: 0)
    guard !wasPlaced else { return }
    wasPlaced = true
    contentOffset = formerOffset ?? leadingOffset(model)
  }

  private func leadingOffset(_ model: OrthogonalSection) -> CGPoint {
    let range = restingRange
    if model.axis == .vertical { return CGPoint(x: 0, y: range.y.lowerBound) }
    return CGPoint(x: model.isMirrored ? range.x.upperBound : range.x.lowerBound, y: 0)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let model, !isPagingEnabled, model.behavior != .continuous else { return }
    let target = targetContentOffset.pointee
    if model.axis == .vertical {
      targetContentOffset.pointee.y = model.restingPlace(
        from: contentOffset.y, natural: target.y, velocity: velocity.y)
    } else {
      // Distances from the leading end.
      let distance = { (x: CGFloat) in model.isMirrored ? model.contentSize.width - model.extent - x : x }
      let place = model.restingPlace(
        from: distance(contentOffset.x), natural: distance(target.x),
        velocity: model.isMirrored ? -velocity.x : velocity.x)
      targetContentOffset.pointee.x = distance(place)
    }
    targetContentOffset.pointee = restingOffset(near: targetContentOffset.pointee)
  }
}
