extension PictureTable {
  /// The rows that aren't invalid.
  var validRows: [Row] { rows.compactMap { try? $0.get() } }

  /// Returns the tasks that render the valid rows, in their order.
  ///
  /// A task has neighboring rows of one file, which is read once. No task has more rows than half of a worker's share of
  /// those that remain, so that all workers end at about the same time. A file is kept until its last task ends.
  func tasks(for command: BatchCommand, workerCount: Int) -> [PictureTask] {
    var tasks: [PictureTask] = []
    var rest = validRows[...]
    var library = LottieLibrary()
    while let first = rest.first {
      if tasks.last?.rows[0].sample != first.sample { library = LottieLibrary() }
      let rows = rest.prefix(max(1, rest.count / (2 * workerCount))).prefix { $0.sample == first.sample }
      tasks.append(PictureTask(Array(rows), command, library))
      rest = rest.dropFirst(rows.count)
    }
    return tasks
  }
}
