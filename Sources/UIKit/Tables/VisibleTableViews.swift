import QuartzCore

/// The views of a table that are displayed.
@MainActor
struct VisibleTableViews {
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// Cells of deleted rows and of rows that leave the bounds, until their animation ends.
  var departing: [UITableViewCell] = []
  /// The bounds of the last layout.
  var bounds = CGRect.null
}

/// The rows of a table that are selected, and the one that is touched.
@MainActor
struct TableSelection {
  var paths: [IndexPath] = []
  var touched: IndexPath?

  func contains(_ path: IndexPath) -> Bool { paths.contains(path) }
}

/// The changes of a table between `beginUpdates` and `endUpdates`.
@MainActor
struct TableBatch {
  var depth = 1
  var update = ListUpdate(.table)
  var animations: [UITableView.RowAnimation] = []
  /// The motion of the last change, which all changes of a batch share.
  var animation: UITableView.RowAnimation { animations.last ?? .automatic }
}
