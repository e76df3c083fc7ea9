/// The items that a merge modifier combines into one path.
struct MergedItems: Equatable, Sendable {
  var mode: MergeModifier.Mode
  var items: [ShapeItem]
}

extension [ShapeItem] {
  /// The items with those before the last merge modifier combined into one.
  var withMergedPaths: [ShapeItem] {
    let index = lastIndex { if case .merge = $0 { true } else { false } }
    guard let index, case .merge(let merge) = self[index] else { return self }
    return [.merged(MergedItems(mode: merge.mode, items: Array(self[..<index])))] + self[(index + 1)...]
  }

  /// Whether a merge modifier does more than collect the several paths before it.
  var mergesSeveralPaths: Bool {
    enumerated().contains { index, item in
      guard case .merge(let merge) = item, merge.mode != .merge else { return false }
      return self[..<index].count { $0.isPath } > 1
    }
  }
}

extension ShapeItem {
  /// Whether the item is a path or a group of paths.
  fileprivate var isPath: Bool {
    switch self {
    case .group, .path, .rectangle, .ellipse, .star, .merged: true
    default: false
    }
  }
}
