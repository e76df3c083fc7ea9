import Staging
import Testing
import UIKit

@MainActor
struct UISearchBarTests {
  private let staged = StagedWindow()
  private var stage: Stage { staged.stage }

  private final class Log: NSObject, UISearchBarDelegate, UISearchResultsUpdating {
    var calls: [String] = []

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append(searchText) }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { text != "x" }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    func updateSearchResults(for searchController: UISearchController) {
      calls.append("update \(searchController.isActive) \(searchController.searchBar.text ?? "")")
    }
  }

  @Test func `a search bar notifies its delegate of typing, the return key and the cancel button`() {
    let (bar, log) = (UISearchBar(), Log())
    bar.delegate = log
    bar.showsCancelButton = true
    staged.add(bar, CGRect(x: 0, y: 0, width: 200, height: 56))
    _ = stage.picture()
    stage.perform {
      staged.window.tap(at: CGPoint(x: 50, y: 28))
      staged.window.type("ax")
      staged.window.pressReturn()
      staged.window.tap(at: CGPoint(x: 180, y: 28))
    }
    #expect(bar.text == "a" && bar.isFirstResponder)
    #expect(log.calls == ["begin", "a", "search", "cancel"])
    #expect(bar.searchTextField.accessibilityTraits == .searchField)
    stage.perform { bar.resignFirstResponder() }
  }

  @Test func `a search controller searches below a navigation bar`() {
    let (list, results, log) = (UIViewController(), UIViewController(), Log())
    let search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = log
    list.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: list)
    stage.perform { staged.window.rootViewController = navigation }
    _ = stage.picture()
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(search.searchBar.convert(search.searchBar.bounds, to: nil).minY == 44)
    stage.perform { staged.window.tap(at: CGPoint(x: 80, y: 70)) }
    #expect(search.isActive && search.searchBar.showsCancelButton && results.parent == nil)
    stage.perform { staged.window.type("a") }
    #expect(results.parent === list && results.view.superview === list.view)
    stage.perform { search.isActive = false }
    #expect(!search.isActive && results.parent == nil && search.searchBar.text == "")
    #expect(log.calls == ["update true ", "update true a", "update false "])
  }
}
