import CoreGraphics
package import MotionCore

/// A snapshot of an emitter cell, with the cells that its particles emit.
package struct EmitterCellSnapshot {
  package let name: String?
  package let values: EmitterCellValues
  /// The time span in which the cell emits, in seconds of the local time of its layer or parent
  /// particle.
  package let timing: MediaTiming
  package let cells: [EmitterCellSnapshot]
}

extension CAEmitterCell {
  /// The maximum nesting depth of cells.
  package static let maximumDepth = 8
  /// The maximum number of cells that one layer emits. Nested cells count once for each of their
  /// parents.
  package static let maximumCount = 4096

  /// Takes snapshots of a layer's cells.
  package static func snapshots(of cells: [CAEmitterCell]?) -> [EmitterCellSnapshot] {
    var allowance = maximumCount
    return snapshots(of: cells, levels: maximumDepth, allowance: &allowance)
  }

  private static func snapshots(
    of cells: [CAEmitterCell]?, levels: Int, allowance: inout Int
  ) -> [EmitterCellSnapshot] {
    guard let cells, levels > 0 else { return [] }
    var result: [EmitterCellSnapshot] = []
    for cell in cells {
      if allowance == 0 { break }
      allowance -= 1
      let inner = snapshots(of: cell.values.emitterCells, levels: levels - 1, allowance: &allowance)
      result.append(cell.snapshot(with: inner))
    }
    return result
  }

  private func snapshot(with cells: [EmitterCellSnapshot]) -> EmitterCellSnapshot {
    let begin = timing.beginTime.isFinite ? timing.beginTime : 0
    return EmitterCellSnapshot(
      name: cellName, values: values,
      timing: timing.mediaTiming(beginTime: begin, durationIfNone: .infinity), cells: cells)
  }

  /// Creates a cell with the values of another one.
  package convenience init(copying cell: CAEmitterCell) {
    self.init()
    values = cell.values
    timing = cell.timing
    cellName = cell.cellName
    styleTable = cell.styleTable
    userValues = cell.userValues
  }
}
