import QuartzCore

/// The measures of a flow layout's section, along the axis of scrolling and across it.
struct FlowMetrics {
  var insets = UIEdgeInsets.zero
  var lineSpacing: CGFloat = 10
  var itemSpacing: CGFloat = 10
  var headerExtent: CGFloat = 0
  var footerExtent: CGFloat = 0
  var isVertical = true
  /// The extent of the collection across the axis of scrolling.
  var crossExtent: CGFloat = 0

  var leadingInset: CGFloat { isVertical ? insets.top : insets.left }
  var trailingInset: CGFloat { isVertical ? insets.bottom : insets.right }
  var crossInset: CGFloat { isVertical ? insets.left : insets.top }
  /// The extent that items of a line share.
  var lineExtent: CGFloat {
    max(crossExtent - (isVertical ? insets.left + insets.right : insets.top + insets.bottom), 0)
  }

  func main(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  func cross(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  /// A rectangle from positions along and across the axis of scrolling.
  func rect(main: CGFloat, cross: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(origin: isVertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross), size: size)
  }
}

/// The lines of items in a flow layout's section.
enum FlowLines {
  /// Items of one size, whose frames follow by arithmetic, so that any number of them takes no memory.
  case uniform(UniformLines)
  /// Items of several sizes.
  case varied(VariedLines)

  /// The extent of all lines along the axis of scrolling.
  var extent: CGFloat {
    switch self {
    case .uniform(let lines): lines.extent
    case .varied(let lines): lines.extent
    }
  }

  /// The frame of an item; positions along the axis are relative to the first line.
  func frame(of item: Int) -> CGRect {
    switch self {
    case .uniform(let lines): lines.frame(of: item)
    case .varied(let lines): lines.frames[item]
    }
  }

  /// The items of the lines that overlap a range along the axis.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    switch self {
    case .uniform(let lines): lines.items(from: low, to: high)
    case .varied(let lines): lines.items(from: low, to: high)
    }
  }
}

struct UniformLines {
  private let metrics: FlowMetrics
  private let size: CGSize
  private let count: Int
  private let itemsPerLine: Int
  private let spacing: CGFloat

  init(_ count: Int, of size: CGSize, _ metrics: FlowMetrics) {
    (self.count, self.size, self.metrics) = (count, size, metrics)
    let (extent, item) = (metrics.lineExtent, max(metrics.cross(size), 0.01))
    let fitting = (extent + metrics.itemSpacing) / max(item + metrics.itemSpacing, 0.01)
    itemsPerLine = max(Int(min(fitting + 1e-6, 1e6)), 1)
    let free = extent - CGFloat(itemsPerLine) * item
    spacing = itemsPerLine > 1 ? max(free / CGFloat(itemsPerLine - 1), 0) : 0
  }

  private var lineCount: Int { (count + itemsPerLine - 1) / itemsPerLine }
  private var stride: CGFloat { metrics.main(size) + metrics.lineSpacing }
  var extent: CGFloat { lineCount > 0 ? CGFloat(lineCount) * stride - metrics.lineSpacing : 0 }

  func frame(of item: Int) -> CGRect {
    let (line, column) = item.quotientAndRemainder(dividingBy: itemsPerLine)
    // A single item in a line is centered.
    let start = itemsPerLine > 1 ? 0 : (metrics.lineExtent - metrics.cross(size)) / 2
    let cross = metrics.crossInset + start + CGFloat(column) * (metrics.cross(size) + spacing)
    return metrics.rect(main: CGFloat(line) * stride, cross: cross, size)
  }

  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard count > 0, high > 0, low < extent, stride > 0 else { return 0..<0 }
    let first = max(Int(min(low / stride, 1e15)), 0)
    let last = min(Int((high / stride).rounded(.up)), lineCount)
    return min(first * itemsPerLine, count)..<min(max(last, first) * itemsPerLine, count)
  }
}

struct VariedLines {
  private(set) var frames: [CGRect] = []
  /// The first item and the end along the axis of each line.
  private var lines: [(first: Int, end: CGFloat)] = []
  private(set) var extent: CGFloat = 0

  init(_ sizes: [CGSize], _ metrics: FlowMetrics) {
    frames.reserveCapacity(sizes.count)
    var (first, main) = (0, CGFloat(0))
    while first < sizes.count {
      var (end, used) = (first + 1, metrics.cross(sizes[first]))
      while end < sizes.count,
        used + metrics.itemSpacing + metrics.cross(sizes[end]) <= metrics.lineExtent + 1e-6
      {
        used += metrics.itemSpacing + metrics.cross(sizes[end])
        end += 1
      }
      main = addLine(first..<end, sizes, at: main, free: metrics.lineExtent - used, metrics)
      first = end
    }
    extent = lines.isEmpty ? 0 : main - metrics.lineSpacing
  }

  /// Adds the frames of a line, and returns the start of the next one.
  private mutating func addLine(
    _ items: Range<Int>, _ sizes: [CGSize], at main: CGFloat, free: CGFloat, _ metrics: FlowMetrics
  ) -> CGFloat {
    let thickness = sizes[items].map(metrics.main).max() ?? 0
    let isLast = items.upperBound == sizes.count
    // Full lines are justified; a single item is centered, and the last line keeps the least spacing.
    let extra = !isLast && items.count > 1 ? max(free, 0) / CGFloat(items.count - 1) : 0
    var cross = metrics.crossInset + (items.count == 1 && !isLast ? max(free, 0) / 2 : 0)
    for item in items {
      let size = sizes[item]
      frames.append(metrics.rect(main: main + (thickness - metrics.main(size)) / 2, cross: cross, size))
      cross += metrics.cross(size) + metrics.itemSpacing + extra
    }
    lines.append((items.lowerBound, main + thickness))
    return main + thickness + metrics.lineSpacing
  }

  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard high > 0, low < extent else { return 0..<0 }
    let (first, last) = (line { $0 > low }, line { $0 >= high })
    let end = last + 1 < lines.count ? lines[last + 1].first : frames.count
    return first < lines.count ? lines[first].first..<end : 0..<0
  }

  /// The first line whose end fulfills a condition that all later ones fulfill.
  private func line(where isMatch: (CGFloat) -> Bool) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if isMatch(lines[middle].end) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
