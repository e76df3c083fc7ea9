public import Foundation

/// An object that prepares the data of rows that will soon be displayed.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol, _OptionalMethods {
  /// Prepares the data of rows, which weren't visible or announced before.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called when announced rows will not be displayed, because the table scrolls elsewhere. Optional.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
    throws(MissingMethodError)
}

extension UITableViewDataSourcePrefetching {
  /// Fails, because the object lacks the method.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
    throws(MissingMethodError)
  {
    throw MissingMethodError()
  }
}
