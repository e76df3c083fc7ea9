import QuartzCore

/// A wheel of a picker, whose rows are created when they become visible.
@MainActor
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  let count: Int
  let rowHeight: CGFloat
  private(set) var views: [Int: UIView] = [:]
  private var spareView: UIView?
  private let makeView: (Int, UIView?) -> UIView
  private let didSelect: (Int) -> Void
  var selectedRow = 0

  init(
    count: Int, rowHeight: CGFloat, makeView: @escaping (Int, UIView?) -> UIView,
    didSelect: @escaping (Int) -> Void
  ) {
    (self.count, self.rowHeight, self.makeView, self.didSelect) = (
      count, rowHeight, makeView, didSelect
    )
    super.init(frame: .zero)
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    alwaysBounceVertical = true
    delegate = self
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self, unowned tap] _ in self?.tapped(at: tap.location(in: self)) }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  func select(_ row: Int, animated: Bool) {
    selectedRow = min(max(row, 0), max(count - 1, 0))
    setContentOffset(
      CGPoint(x: 0, y: CGFloat(selectedRow) * rowHeight - contentInset.top), animated: animated)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = max((bounds.height - rowHeight) / 2, 0)
    if contentInset.top != margin {
      contentInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
      contentOffset.y = CGFloat(selectedRow) * rowHeight - margin
    }
    let size = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
    if contentSize != size { contentSize = size }
    showRows()
  }

  private func showRows() {
    let first = Int(max(bounds.minY / rowHeight, 0).rounded(.down))
    let last = min(Int(max(bounds.maxY / rowHeight, 0).rounded(.up)), count)
    let rows = first..<max(last, first)
    for (row, view) in views where !rows.contains(row) {
      view.removeFromSuperview()
      views[row] = nil
      spareView = view
    }
    for row in rows {
      let view = views[row] ?? makeView(row, spareView.take())
      views[row] = view
      view.layer.transform = CATransform3DIdentity
      view.frame = CGRect(x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
      if view.superview !== self { addSubview(view) }
      turn(view)
    }
  }

  /// Turns a row away by its distance from the middle.
  private func turn(_ view: UIView) {
    let distance = (view.center.y - bounds.midY) / max(bounds.height / 2, 1)
    let angle = min(max(distance, -1), 1) * .pi / 2 * 0.85
    view.layer.transform = CATransform3DMakeScale(1, cos(angle), 1)
    view.alpha =
      abs(view.center.y - bounds.midY) < rowHeight / 2 ? 1 : max(1 - abs(distance), 0.1) * 0.6
  }

  // MARK: Selection

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let row = row(at: targetContentOffset.pointee.y)
    targetContentOffset.pointee.y = CGFloat(row) * rowHeight - contentInset.top
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settleAtRow() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settleAtRow() }

  private func row(at offset: CGFloat) -> Int {
    let position = ((offset + contentInset.top) / rowHeight).rounded()
    return Int(min(max(position, 0), CGFloat(max(count - 1, 0))))
  }

  private func settleAtRow() { choose(row(at: contentOffset.y)) }

  private func tapped(at point: CGPoint) {
    guard point.y >= 0, count > 0 else { return }
    let row = min(Int(point.y / rowHeight), count - 1)
    setContentOffset(CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top), animated: true)
    choose(row)
  }

  private func choose(_ row: Int) {
    guard row != selectedRow, count > 0 else { return }
    selectedRow = row
    didSelect(row)
  }
}
