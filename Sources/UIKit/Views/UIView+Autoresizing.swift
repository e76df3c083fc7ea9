import QuartzCore

extension UIView {
  func resizeWithSuperview(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty, traits.translatesAutoresizingMaskIntoConstraints else { return }
    let frame = frame
    let x = FlexibleAxis(
      before: mask.contains(.flexibleLeftMargin), extent: mask.contains(.flexibleWidth),
      after: mask.contains(.flexibleRightMargin)
    ).resized(frame.minX, frame.width, in: old.width, becoming: new.width)
    let y = FlexibleAxis(
      before: mask.contains(.flexibleTopMargin), extent: mask.contains(.flexibleHeight),
      after: mask.contains(.flexibleBottomMargin)
    ).resized(frame.minY, frame.height, in: old.height, becoming: new.height)
    let resized = CGRect(x: x.origin, y: y.origin, width: x.extent, height: y.extent)
    if resized != frame { self.frame = resized }
  }
}

/// The flexible parts along one axis: the margin before the view, its extent, and the margin after it.
private struct FlexibleAxis {
  let before: Bool
  let extent: Bool
  let after: Bool

  func resized(
    _ origin: CGFloat, _ length: CGFloat, in old: CGFloat, becoming new: CGFloat
  ) -> (origin: CGFloat, extent: CGFloat) {
    let lengths = [
      before ? max(origin, 0) : 0, extent ? length : 0, after ? max(old - origin - length, 0) : 0,
    ]
    let flexible = [before, extent, after]
    let (sum, count) = (lengths.reduce(0, +), flexible.count { $0 })
    guard count > 0 else { return (origin, length) }
    let shares = zip(lengths, flexible).map { part, isFlexible in
      sum > 0 ? part / sum : isFlexible ? 1 / CGFloat(count) : 0
    }
    let change = new - old
    return (origin + change * shares[0], max(length + change * shares[1], 0))
  }
}
