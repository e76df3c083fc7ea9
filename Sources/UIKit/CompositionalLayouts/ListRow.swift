/// The look of a row in a list.
struct ListRow: Equatable {
  let isGrouped: Bool
  let isInset: Bool
  /// Whether the row is a header or a footer.
  let isEdge: Bool
  let isFirst: Bool
  let isLast: Bool
  let hasSeparator: Bool
}
