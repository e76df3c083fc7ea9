import QuartzCore

/// The place of an item in a section that scrolls on its own.
struct ScrolledSection: Equatable {
  let section: Int
  /// The origin of the section's area in the collection's content.
  let origin: CGPoint
  /// The distance by which the section was scrolled.
  let offset: CGPoint
}
