public import Foundation

/// An object that prepares the data of items that will soon be displayed.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol, _OptionalMethods {
  /// Prepares the data of items, which weren't visible or announced before.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called when announced items will not be displayed, because the collection scrolls elsewhere. Optional.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    throws(MissingMethodError)
}

extension UICollectionViewDataSourcePrefetching {
  /// Fails, because the object lacks the method.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) throws(MissingMethodError) {
    throw MissingMethodError()
  }
}
