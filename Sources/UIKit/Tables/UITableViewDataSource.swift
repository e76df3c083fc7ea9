public import Foundation

/// An object that provides the rows of a table.
///
/// All methods but two are optional. A class that adopts the protocol implements the ones it needs, without `throws`.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections; 1 without the method.
  func numberOfSections(in tableView: UITableView) throws(MissingMethodError) -> Int
  /// Returns the title of a section's header.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) throws(MissingMethodError)
    -> String?
  /// Returns the title of a section's footer.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) throws(MissingMethodError)
    -> String?
  /// Returns whether a row can be edited; true without the method.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) throws(MissingMethodError)
    -> Bool
  /// Returns whether a row can be moved by the user. UIKit never calls it.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) throws(MissingMethodError)
    -> Bool
  /// Deletes or inserts a row, after the user has asked for it.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) throws(MissingMethodError)
  /// Moves a row. UIKit never calls it.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    throws(MissingMethodError)
  /// Returns the titles of the index at the right, which isn't displayed. UIKit never calls it.
  func sectionIndexTitles(for tableView: UITableView) throws(MissingMethodError) -> [String]?
}

// MARK: - Defaults

extension UITableViewDataSource {
  /// Fails, because the delegate lacks the method.
  public func numberOfSections(in tableView: UITableView) throws(MissingMethodError) -> Int {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    throws(MissingMethodError) -> String?
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int)
    throws(MissingMethodError) -> String?
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath)
    throws(MissingMethodError) -> Bool
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath)
    throws(MissingMethodError) -> Bool
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func sectionIndexTitles(for tableView: UITableView) throws(MissingMethodError) -> [String]? {
    throw MissingMethodError()
  }
}

// MARK: - Calls with a question mark

extension UITableViewDataSource {
  /// The method `numberOfSections(in:)`, for calls with a question mark.
  public var numberOfSections: UITableViewDataSource_numberOfSections? {
    optionalMethod("numberOfSections(in:)", of: self, UITableViewDataSource_numberOfSections(delegate: self))
  }

  /// The methods `tableView(…)`, for calls with a question mark.
  public var tableView: UITableViewDataSource_tableView? { UITableViewDataSource_tableView(delegate: self) }

  /// The method `sectionIndexTitles(for:)`, for calls with a question mark.
  public var sectionIndexTitles: UITableViewDataSource_sectionIndexTitles? {
    optionalMethod(
      "sectionIndexTitles(for:)", of: self, UITableViewDataSource_sectionIndexTitles(delegate: self))
  }
}

/// The method `numberOfSections(…)` of a ``UITableViewDataSource``, for calls with a question mark.
@preconcurrency @MainActor
public struct UITableViewDataSource_numberOfSections {
  let delegate: any UITableViewDataSource

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(in tableView: UITableView) -> Int? {
    try? delegate.numberOfSections(in: tableView)
  }
}

/// The methods `tableView(…)` of a ``UITableViewDataSource``, for calls with a question mark.
@preconcurrency @MainActor
public struct UITableViewDataSource_tableView {
  let delegate: any UITableViewDataSource

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    (try? delegate.tableView(tableView, titleForHeaderInSection: section)) ?? nil
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    (try? delegate.tableView(tableView, titleForFooterInSection: section)) ?? nil
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool? {
    try? delegate.tableView(tableView, canEditRowAt: indexPath)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool? {
    try? delegate.tableView(tableView, canMoveRowAt: indexPath)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) -> Void? {
    try? delegate.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) -> Void? {
    try? delegate.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }
}

/// The method `sectionIndexTitles(…)` of a ``UITableViewDataSource``, for calls with a question mark.
@preconcurrency @MainActor
public struct UITableViewDataSource_sectionIndexTitles {
  let delegate: any UITableViewDataSource

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(for tableView: UITableView) -> [String]? {
    (try? delegate.sectionIndexTitles(for: tableView)) ?? nil
  }
}
