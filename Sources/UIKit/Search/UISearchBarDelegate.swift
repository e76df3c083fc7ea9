public import QuartzCore

/// An object that is notified about the search in a ``UISearchBar``.
///
/// All methods are optional. A class that adopts the protocol implements the ones it needs, without `throws`.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol, _OptionalMethods {
  /// Returns whether editing may begin. Without the method, it may.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) throws(MissingMethodError) -> Bool
  /// Called after editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) throws(MissingMethodError)
  /// Returns whether editing may end. Without the method, it may.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) throws(MissingMethodError) -> Bool
  /// Called after editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) throws(MissingMethodError)
  /// Called after the return key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) throws(MissingMethodError)
  /// Called after a tap on the button that cancels.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) throws(MissingMethodError)
  /// Called after the text was edited.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) throws(MissingMethodError)
  /// Returns whether a range of UTF-16 code units may be replaced. Without the method, it may.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
    throws(MissingMethodError) -> Bool
}

// MARK: - Defaults

extension UISearchBarDelegate {
  /// Fails, because the delegate lacks the method.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) throws(MissingMethodError) -> Bool {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) throws(MissingMethodError) -> Bool {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) throws(MissingMethodError)
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) throws(MissingMethodError) -> Bool {
    throw MissingMethodError()
  }
}

// MARK: - Calls with a question mark

extension UISearchBarDelegate {
  /// The method `searchBarShouldBeginEditing(_:)`, for calls with a question mark.
  public var searchBarShouldBeginEditing: OptionalMethod<UISearchBar, Bool>? {
    optionalMethod(
      "searchBarShouldBeginEditing(_:)", of: self,
      OptionalMethod { bar throws(MissingMethodError) in try self.searchBarShouldBeginEditing(bar) })
  }

  /// The method `searchBarTextDidBeginEditing(_:)`, for calls with a question mark.
  public var searchBarTextDidBeginEditing: OptionalMethod<UISearchBar, Void>? {
    optionalMethod(
      "searchBarTextDidBeginEditing(_:)", of: self,
      OptionalMethod { bar throws(MissingMethodError) in try self.searchBarTextDidBeginEditing(bar) })
  }

  /// The method `searchBarShouldEndEditing(_:)`, for calls with a question mark.
  public var searchBarShouldEndEditing: OptionalMethod<UISearchBar, Bool>? {
    optionalMethod(
      "searchBarShouldEndEditing(_:)", of: self,
      OptionalMethod { bar throws(MissingMethodError) in try self.searchBarShouldEndEditing(bar) })
  }

  /// The method `searchBarTextDidEndEditing(_:)`, for calls with a question mark.
  public var searchBarTextDidEndEditing: OptionalMethod<UISearchBar, Void>? {
    optionalMethod(
      "searchBarTextDidEndEditing(_:)", of: self,
      OptionalMethod { bar throws(MissingMethodError) in try self.searchBarTextDidEndEditing(bar) })
  }

  /// The method `searchBarSearchButtonClicked(_:)`, for calls with a question mark.
  public var searchBarSearchButtonClicked: OptionalMethod<UISearchBar, Void>? {
    optionalMethod(
      "searchBarSearchButtonClicked(_:)", of: self,
      OptionalMethod { bar throws(MissingMethodError) in try self.searchBarSearchButtonClicked(bar) })
  }

  /// The method `searchBarCancelButtonClicked(_:)`, for calls with a question mark.
  public var searchBarCancelButtonClicked: OptionalMethod<UISearchBar, Void>? {
    optionalMethod(
      "searchBarCancelButtonClicked(_:)", of: self,
      OptionalMethod { bar throws(MissingMethodError) in try self.searchBarCancelButtonClicked(bar) })
  }

  /// The methods `searchBar(…)`, for calls with a question mark.
  public var searchBar: UISearchBarDelegate_searchBar? { UISearchBarDelegate_searchBar(delegate: self) }
}

/// The methods `searchBar(…)` of a ``UISearchBarDelegate``, for calls with a question mark.
@preconcurrency @MainActor
public struct UISearchBarDelegate_searchBar {
  let delegate: any UISearchBarDelegate

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) -> Void? {
    try? delegate.searchBar(searchBar, textDidChange: searchText)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool? {
    try? delegate.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
  }
}
