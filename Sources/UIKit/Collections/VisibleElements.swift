import QuartzCore

/// The identity of a header, a footer, a decoration or the like.
struct ElementKey: Hashable {
  let category: UICollectionView.ElementCategory
  let kind: String
  let path: IndexPath
}

/// The views of a collection that are displayed.
@MainActor
struct VisibleElements {
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var others: [ElementKey: UICollectionReusableView] = [:]
  /// The scroll views of sections that scroll on their own.
  var scrollers: [Int: OrthogonalScrollView] = [:]
  /// Cells of deleted items, until their animation ends.
  var departing: [UICollectionViewCell] = []
  /// The bounds of the last layout.
  var bounds = CGRect.null
}

/// The changes of a collection in a batch.
@MainActor
struct CollectionBatch {
  var depth = 1
  var update = ListUpdate(.collection)
}
