public import QuartzCore

/// An object that updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called after the text was edited, and when the search begins and ends.
  func updateSearchResults(for searchController: UISearchController)
}

/// Searches below a navigation bar: shows a search bar, and results over the searched content.
///
/// ```swift
/// navigationItem.searchController = UISearchController(searchResultsController: nil)
/// navigationItem.searchController?.searchResultsUpdater = self
/// ```
///
/// The bar stays visible while the content scrolls. A search begins when the bar's field is edited, and ends with the button that
/// cancels.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  private let bar = UISearchBar()
  private let resultsController: UIViewController?
  private lazy var editor = SearchSession(self)
  private var isSearching = false

  /// Creates a controller.
  ///
  /// - Parameter searchResultsController: The controller whose view is displayed over the content during a search with a text;
  ///   nil if the content itself shows the results.
  public init(searchResultsController: UIViewController?) {
    resultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    bar.delegate = editor
    bar.placeholder = "Search"
    bar.searchBarStyle = .minimal
  }

  /// Creates a controller without a controller for results, from an archive.
  public required init?(coder: NSCoder) {
    resultsController = nil
    super.init(coder: coder)
    bar.delegate = editor
  }

  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The controller of the results.
  open var searchResultsController: UIViewController? { resultsController }
  /// The search bar, whose delegate is this controller's.
  open var searchBar: UISearchBar { bar }
  /// Whether the content is dimmed during a search. It's stored and not used. Default true.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar is hidden during a search. It's stored and not used: the bar stays. Default true.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button that cancels appears by itself. Default true.
  open var automaticallyShowsCancelButton = true

  /// Whether a search is going on. Setting it begins or ends the search.
  open var isActive: Bool {
    get { isSearching }
    set { newValue ? begin() : end() }
  }

  func begin() {
    guard !isSearching else { return }
    isSearching = true
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
    if !bar.isFirstResponder { bar.becomeFirstResponder() }
    update()
  }

  func end() {
    guard isSearching else { return }
    isSearching = false
    bar.text = ""
    bar.resignFirstResponder()
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
    update()
  }

  func update() {
    searchResultsUpdater?.updateSearchResults(for: self)
    showResults(isSearching && !(bar.text ?? "").isEmpty)
  }

  private func showResults(_ isVisible: Bool) {
    guard let results = resultsController else { return }
    let host = sequence(first: bar as UIResponder, next: \.next).lazy.compactMap {
      $0 as? UINavigationController
    }.first
    guard isVisible, let top = host?.topViewController else {
      guard results.parent != nil else { return }
      results.willMove(toParent: nil)
      results.view.removeFromSuperview()
      results.removeFromParent()
      return
    }
    guard results.parent == nil else { return }
    top.addChild(results)
    results.view.frame = top.view.bounds
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    top.view.addSubview(results.view)
    results.didMove(toParent: top)
  }
}

/// The delegate of a search controller's bar.
@MainActor
private final class SearchSession: NSObject, UISearchBarDelegate {
  private weak var controller: UISearchController?

  init(_ controller: UISearchController) { self.controller = controller }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { controller?.begin() }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { controller?.update() }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { controller?.end() }
}
