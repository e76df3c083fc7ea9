/// The scrolling of a section across the layout's axis.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section doesn't scroll on its own.
  case none = 0
  /// Scrolling ends anywhere.
  case continuous
  /// Scrolling ends at the beginning of a group.
  case continuousGroupLeadingBoundary
  /// Scrolling moves by the width of the section.
  case paging
  /// Scrolling moves by a group, to its beginning.
  case groupPaging
  /// Scrolling moves by a group, which is centered.
  case groupPagingCentered
}
