import QuartzCore

/// The positions of a table's sections and rows.
@MainActor
struct TableSections {
  struct Section {
    var rows: HeightIndex
    var headerHeight: Double
    var footerHeight: Double
    var height: Double { headerHeight + rows.total + footerHeight }
  }

  private(set) var sections: [Section] = []
  /// The position of each section, and the end of the last.
  private var positions: [Double] = [0]
  /// The height of the table's header above the first section.
  var top = 0.0

  init() {}

  init(_ sections: [Section], top: Double) {
    (self.sections, self.top) = (sections, top)
    updatePositions(from: 0)
  }

  private mutating func updatePositions(from first: Int) {
    if first == 0 { positions = [top] }
    positions.removeLast(positions.count - first - 1)
    for section in sections[first...] { positions.append(positions.last! + section.height) }
  }

  var counts: [Int] { sections.map(\.rows.count) }

  /// The end of the last section.
  var end: Double { positions.last! }

  func position(of section: Int) -> Double { positions[section] }

  /// The vertical range of a row.
  func range(of path: IndexPath) -> (y: Double, height: Double) {
    let section = sections[path.section]
    let y = positions[path.section] + section.headerHeight + section.rows.position(of: path.row)
    return (y, section.rows.height(of: path.row))
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].rows.count
  }

  /// Sets the height of a row, and returns its change.
  mutating func setHeight(_ height: Double, of path: IndexPath) -> Double {
    let change = sections[path.section].rows.set(height, of: path.row)
    if change != 0 { updatePositions(from: path.section) }
    return change
  }

  /// The sections that overlap a vertical range.
  func sections(from low: Double, to high: Double) -> Range<Int> {
    guard !sections.isEmpty, high > low else { return 0..<0 }
    let first = index(at: low)
    var last = first
    while last + 1 < sections.count, positions[last + 1] < high { last += 1 }
    return first..<last + 1
  }

  /// The last section whose position is at most `y`; 0 before the first.
  private func index(at y: Double) -> Int {
    var (low, high) = (0, sections.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if positions[middle] <= y { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The rows of a section that overlap a vertical range.
  func rows(of section: Int, from low: Double, to high: Double) -> Range<Int> {
    let rows = sections[section].rows
    let start = positions[section] + sections[section].headerHeight
    guard rows.count > 0, high > start, low < start + rows.total else { return 0..<0 }
    let (first, last) = (rows.row(at: low - start), rows.row(at: high - start))
    // A row that begins where the range ends isn't in it.
    let ends = last > first && rows.position(of: last) + start >= high
    return first..<(ends ? last : last + 1)
  }
}
