package import UIKit

/// The list of places: a swipe deletes a row, a button adds one, and a tap shows the page of a place.
package final class PlaceListController: UITableViewController {
  package private(set) var places = Place.all

  package override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 72
    tableView.register(PlaceCell.self, forCellReuseIdentifier: "place")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addPlace() })
  }

  // MARK: Changes

  /// Inserts the first place that isn't in the list, or else a copy of another one, at the top.
  private func addPlace() {
    let missing = Place.all.first { !places.contains($0) }
    insert(missing ?? Place.all[places.count % Place.all.count], at: 0)
  }

  /// Inserts a row.
  package func insert(_ place: Place, at row: Int) {
    places.insert(place, at: row)
    tableView.insertRows(at: [[0, row]], with: .automatic)
  }

  /// Deletes a row.
  package func remove(at row: Int) {
    places.remove(at: row)
    tableView.deleteRows(at: [[0, row]], with: .automatic)
  }

  /// Moves a row.
  package func move(_ row: Int, to newRow: Int) {
    places.insert(places.remove(at: row), at: newRow)
    tableView.moveRow(at: [0, row], to: [0, newRow])
  }

  /// Shows the page of a row's place.
  package func showPlace(at row: Int, animated: Bool) {
    navigationController?.pushViewController(PlaceController(places[row]), animated: animated)
  }

  // MARK: Rows

  package override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    places.count
  }

  package override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
    (cell as? PlaceCell)?.show(places[indexPath.row])
    return cell
  }

  package override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { remove(at: indexPath.row) }

  package override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    showPlace(at: indexPath.row, animated: true)
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

extension PlaceListController: UINavigationControllerDelegate {
  package func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    // A drag from the edge pops with the usual transition, which follows the finger.
    let edgeDrag = navigationController.interactivePopGestureRecognizer
    guard edgeDrag?.state != .began, edgeDrag?.state != .changed else { return nil }
    return ZoomTransition(isPush: operation == .push) { [weak self] in self?.picture(of: $0) }
  }

  private func picture(of place: Place) -> UIView? {
    guard let row = places.firstIndex(of: place) else { return nil }
    return (tableView.cellForRow(at: [0, row]) as? PlaceCell)?.picture
  }
}
