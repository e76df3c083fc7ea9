/// Items of which a merge after them makes one path.
struct MergedItems: Hashable, Sendable {
  var mode: MergeModifier.Mode
  var items: [ShapeItem]
}

extension [ShapeItem] {
  /// The items, those up to the last merge as one.
  var withMergedPaths: [ShapeItem] {
    let place = lastIndex { if case .merge = $0 { true } else { false } }
    guard let place, case .merge(let merge) = self[place] else { return self }
    return [.merged(MergedItems(mode: merge.mode, items: Array(self[..<place])))] + self[(place + 1)...]
  }

  /// Whether there is a merge that makes something else of what stands before it than all of it together.
  var mergesSeveralPaths: Bool {
    enumerated().contains { place, item in
      guard case .merge(let merge) = item, merge.mode != .merge else { return false }
      return self[..<place].count { $0.isPath } > 1
    }
  }
}

extension ShapeItem {
  /// Whether it is a path, or a group of them.
  fileprivate var isPath: Bool {
    switch self {
    case .group, .path, .rectangle, .ellipse, .star, .merged: true
    default: false
    }
  }
}
