// Lists of names that lead to a cell. Each name refers to a cell among the cells of the previous one.

extension [CAEmitterCell] {
  /// Returns the cell that a list of names leads to.
  package func cell(named names: [String]) -> CAEmitterCell? {
    var (cells, result) = (self, CAEmitterCell?.none)
    for name in names {
      result = cells.first { $0.name == name }
      cells = result?.emitterCells ?? []
    }
    return result
  }

  /// Returns the cells with copies in place of those on the path of names; nil if there is no such cell.
  ///
  /// - Parameter body: Changes the values of the last copy.
  package func replacingCell(
    named names: some RandomAccessCollection<String>, _ body: (UnsafeMutableRawPointer) -> Void
  ) -> [CAEmitterCell]? {
    guard let index = firstIndex(where: { $0.name == names.first }) else { return nil }
    let copy = CAEmitterCell(copying: self[index])
    if names.count == 1 {
      copy.withValues(body)
    } else {
      guard let inner = copy.values.emitterCells?.replacingCell(named: names.dropFirst(), body) else {
        return nil
      }
      copy.values.emitterCells = inner
    }
    var result = self
    result[index] = copy
    return result
  }
}
