import QuartzCore

/// A section that scrolls across its layout's axis.
@MainActor
struct OrthogonalSection {
  let axis: NSLayoutConstraint.Axis
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The area in the collection's content.
  let frame: CGRect
  let contentSize: CGSize
  /// The distance from the leading end of the content to the first group.
  let inset: CGFloat
  let run: GroupRun
  /// Whether the content begins at the right.
  let isMirrored: Bool

  /// The visible extent.
  var extent: CGFloat { frame.size[axis] }

  /// The insets with which the first and the last group can be centered.
  var centeringInset: CGFloat {
    guard behavior == .groupPagingCentered, run.groupCount > 0 else { return 0 }
    return max((extent - run.group(0).frames.size[axis]) / 2 - inset, 0)
  }

  /// Returns the distance from the leading end at which scrolling ends.
  ///
  /// - Parameters:
  ///   - start: The distance at which the finger was lifted.
  ///   - natural: The distance at which scrolling would end by itself.
  ///   - velocity: The velocity toward the trailing end, in points per millisecond.
  func restingPlace(from start: CGFloat, natural: CGFloat, velocity: CGFloat) -> CGFloat {
    guard run.groupCount > 0 else { return natural }
    switch behavior {
    case .none, .continuous, .paging: return natural
    case .continuousGroupLeadingBoundary: return place(of: nearestGroup(to: natural))
    case .groupPaging, .groupPagingCentered:
      let current = nearestGroup(to: start)
      guard abs(velocity) > Self.flickVelocity else { return place(of: current) }
      let isBefore = place(of: current) < start
      let next = velocity > 0 ? (isBefore ? current + 1 : current) : (isBefore ? current : current - 1)
      return place(of: min(max(next, 0), run.groupCount - 1))
    }
  }

  /// The lowest speed of a flick to the next group, in points per millisecond. Estimated.
  private static let flickVelocity: CGFloat = 0.1

  private func place(of group: Int) -> CGFloat {
    let group = run.group(group)
    guard behavior == .groupPagingCentered else { return group.position }
    return inset + group.position - (extent - group.frames.size[axis]) / 2
  }

  private func nearestGroup(to offset: CGFloat) -> Int {
    let first = run.groups(from: max(offset - (behavior == .groupPagingCentered ? 0 : inset), 0), to: offset)
      .lowerBound
    let candidates = max(first - 1, 0)...min(first + 2, run.groupCount - 1)
    return candidates.min { abs(place(of: $0) - offset) < abs(place(of: $1) - offset) } ?? 0
  }
}
