// Cells that are found by their names, each among the cells of the one before.

extension [CAEmitterCell] {
  /// The cell that names lead to, each among the cells of the one before.
  package func cell(named names: [String]) -> CAEmitterCell? {
    var (cells, result) = (self, CAEmitterCell?.none)
    for name in names {
      result = cells.first { $0.name == name }
      cells = result?.emitterCells ?? []
    }
    return result
  }

  /// The cells with copies in place of those that names lead to; `body` may change the last one's values. Nil where
  /// there is no such cell.
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
