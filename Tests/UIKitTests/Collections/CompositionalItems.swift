import UIKit

/// A data source of cells whose heights can be determined by constraints.
final class CompositionalItems: NSObject, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
  var counts: [Int]
  /// The height of an item's content; nil for cells without constraints.
  var contentSize: ((IndexPath) -> CGSize)?
  var calls: [String] = []

  init(_ counts: [Int]) { self.counts = counts }

  func register(in collection: UICollectionView) {
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "footer", "badge"] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    for view in cell.contentView.subviews { view.removeFromSuperview() }
    guard let size = contentSize?(indexPath) else { return cell }
    let content = UIView.constrained(in: cell.contentView)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      content.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      content.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: size.height),
    ])
    let width = content.widthAnchor.constraint(equalToConstant: size.width)
    width.priority = .defaultHigh
    width.isActive = true
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    calls.append("prefetch \(indexPaths.map(\.item))")
  }

  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
  {
    calls.append("cancel \(indexPaths.map(\.item))")
  }
}

extension NSCollectionLayoutSize {
  convenience init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
    self.init(widthDimension: width, heightDimension: height)
  }
}
