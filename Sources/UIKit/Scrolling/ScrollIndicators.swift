import LayerTree
import QuartzCore

/// The two scroll indicators of a scroll view.
@MainActor
final class ScrollIndicators {
  /// The thickness of an indicator in points.
  private static let thickness: CGFloat = 3
  /// The distance from the edges in points.
  private static let margin: CGFloat = 3
  /// The minimum length in points, unless the content is beyond its edge.
  private static let minimumLength: CGFloat = 36
  /// The times in seconds for which an indicator stays visible and fades out.
  private static let (visibleDuration, fadeDuration) = (0.5, 0.25)
  private static let fadeKey = "fading"

  private unowned let view: UIScrollView
  private var vertical: CALayer?
  private var horizontal: CALayer?
  private var isVisible = false
  private var pendingHide: DelayedCall?

  init(of view: UIScrollView) { self.view = view }

  func show() {
    pendingHide.take()?.cancel()
    isVisible = true
    layOut()
    for bar in [vertical, horizontal] {
      bar?.removeAnimation(forKey: Self.fadeKey)
      bar?.opacity = 1
    }
  }

  /// Fades the indicators out after a delay.
  func hide() {
    guard isVisible else { return }
    pendingHide?.cancel()
    pendingHide = DelayedCall(after: Self.visibleDuration, in: view.layer) { [weak self] in self?.fadeOut() }
  }

  private func fadeOut() {
    isVisible = false
    for case let bar? in [vertical, horizontal] {
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.duration) = (1, Self.fadeDuration)
      bar.add(animation, forKey: Self.fadeKey)
      bar.opacity = 0
    }
  }

  /// Lays out the indicators if they are visible.
  func layOut() {
    guard isVisible else { return }
    let (bounds, content, inset) = (view.bounds, view.contentSize, view.adjustedContentInset)
    if view.showsVerticalScrollIndicator,
      let bar = bar(
        offset: bounds.minY + inset.top, extent: bounds.height,
        content: content.height + inset.top + inset.bottom,
        before: view.verticalScrollIndicatorInsets.top, after: view.verticalScrollIndicatorInsets.bottom)
    {
      let x = bounds.maxX - Self.margin - Self.thickness - view.verticalScrollIndicatorInsets.right
      vertical = vertical ?? makeBar()
      vertical?.frame = CGRect(x: x, y: bounds.minY + bar.start, width: Self.thickness, height: bar.length)
    }
    if view.showsHorizontalScrollIndicator,
      let bar = bar(
        offset: bounds.minX + inset.left, extent: bounds.width,
        content: content.width + inset.left + inset.right,
        before: view.horizontalScrollIndicatorInsets.left, after: view.horizontalScrollIndicatorInsets.right)
    {
      let y = bounds.maxY - Self.margin - Self.thickness - view.horizontalScrollIndicatorInsets.bottom
      horizontal = horizontal ?? makeBar()
      horizontal?.frame = CGRect(x: bounds.minX + bar.start, y: y, width: bar.length, height: Self.thickness)
    }
    let color = view.indicatorStyle == .white ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35)
    for bar in [vertical, horizontal] { bar?.backgroundColor = color.cgColor }
  }

  /// Returns the start and the length of an indicator along its edge; nil if the whole content is visible.
  private func bar(
    offset: CGFloat, extent: CGFloat, content: CGFloat, before: CGFloat, after: CGFloat
  ) -> (start: CGFloat, length: CGFloat)? {
    let track = extent - before - after - 2 * Self.margin
    guard content > extent, track > Self.thickness else { return nil }
    let length = min(max(track * extent / content, Self.minimumLength), track)
    // An indicator is shortened by the distance by which the content is beyond its edge.
    let excess = max(-offset, offset + extent - content, 0)
    let visibleLength = max(length - excess, min(2 * Self.thickness, length))
    let progress = min(max(offset / (content - extent), 0), 1)
    return (before + Self.margin + progress * (track - visibleLength), visibleLength)
  }

  private func makeBar() -> CALayer {
    let bar = IndicatorLayer()
    bar.cornerRadius = Self.thickness / 2
    bar.zPosition = 1000
    view.layer.addSublayer(bar)
    return bar
  }
}

/// A layer without implicit animations.
private final class IndicatorLayer: CALayer {
  override func action(forKey event: String) -> (any CAAction)? { NSNull() }
}
