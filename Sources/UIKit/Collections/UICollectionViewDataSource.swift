public import Foundation

/// An object that provides the items of a collection.
///
/// All methods but two are optional. A class that adopts the protocol implements the ones it needs, without `throws`.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// Returns the number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// Returns the cell of an item.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  /// Returns the number of sections; 1 without the method.
  func numberOfSections(in collectionView: UICollectionView) throws(MissingMethodError) -> Int
  /// Returns a header, a footer or the like.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) throws(MissingMethodError) -> UICollectionReusableView
  /// Returns whether an item can be moved by the user. UIKit never calls it.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    throws(MissingMethodError) -> Bool
  /// Moves an item. UIKit never calls it.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath) throws(MissingMethodError)
}

// MARK: - Defaults

extension UICollectionViewDataSource {
  /// Fails, because the delegate lacks the method.
  public func numberOfSections(in collectionView: UICollectionView) throws(MissingMethodError) -> Int {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) throws(MissingMethodError) -> UICollectionReusableView {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    throws(MissingMethodError) -> Bool
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) throws(MissingMethodError) {
    throw MissingMethodError()
  }
}

// MARK: - Calls with a question mark

extension UICollectionViewDataSource {
  /// The method `numberOfSections(in:)`, for calls with a question mark.
  public var numberOfSections: UICollectionViewDataSource_numberOfSections? {
    optionalMethod(
      "numberOfSections(in:)", of: self, UICollectionViewDataSource_numberOfSections(delegate: self))
  }

  /// The methods `collectionView(…)`, for calls with a question mark.
  public var collectionView: UICollectionViewDataSource_collectionView? {
    UICollectionViewDataSource_collectionView(delegate: self)
  }
}

/// The method `numberOfSections(…)` of a ``UICollectionViewDataSource``, for calls with a question mark.
@preconcurrency @MainActor
public struct UICollectionViewDataSource_numberOfSections {
  let delegate: any UICollectionViewDataSource

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(in collectionView: UICollectionView) -> Int? {
    try? delegate.numberOfSections(in: collectionView)
  }
}

/// The methods `collectionView(…)` of a ``UICollectionViewDataSource``, for calls with a question mark.
@preconcurrency @MainActor
public struct UICollectionViewDataSource_collectionView {
  let delegate: any UICollectionViewDataSource

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    try? delegate.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool?
  {
    try? delegate.collectionView(collectionView, canMoveItemAt: indexPath)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Void? {
    try? delegate.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }
}
