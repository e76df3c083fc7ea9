/// Stamps of small outlines, so that equal glyphs are traced once.
///
/// A stamp consists of the numbers that tracing an outline adds to a ``CellBuffer``, at a fraction of a pixel.
/// Adding them has the same effect as tracing, whatever the buffer contains and however it is clipped.
///
/// In the memory of the cells, a stamp begins with its left and upper sides, its width and its height in pixels,
/// relative to the pixel of its position. For each row, the first column, the number of cells, and the cells
/// follow.
struct StampCache: ~Copyable {
  /// The largest distance of an outline with stamps from its origin, in pixels.
  private static let greatestDistance = 48.0
  /// The number of 32-bit values in the cells' memory beyond which no stamps are made.
  private static let budget = 1 << 20
  /// The number of scaled outlines beyond which no stamps are made.
  private static let outlineLimit = 1 << 10

  /// An outline at a scale.
  private struct Key: Hashable {
    let verbs: UnsafeRawPointer?
    let points: UnsafeRawPointer?
    let scale: SIMD2<Double>
  }

  private var numbers: [Key: Int] = [:]
  /// The outlines by their numbers, retained because the keys contain their addresses.
  private var outlines: [(path: Path, scale: SIMD2<Double>)] = []
  /// The start of the stamp of each outline and fraction in the memory of the cells; negative for one that isn't made.
  private var starts = Scratch<Int32>()
  private var cells = Scratch<Int32>()
  private var edges = EdgeList()
  private var buffer = CellBuffer()

  // Inlined, so that a program without small outlines doesn't load the code of stamps.
  @inline(__always)
  init() {}

  /// Whether an outline is small enough for stamps; false if a coordinate isn't finite.
  static func isSmall(_ outline: Path, scale: SIMD2<Double>) -> Bool {
    let box = outline.controlBox
    let corners = SIMD4(lowHalf: box.min * scale, highHalf: box.max * scale)
    let isNear = (corners .>= -greatestDistance) .& (corners .<= greatestDistance)
    return outline.isFinite && isNear == SIMDMask(repeating: true)
  }

  private var isFull: Bool { cells.count > Self.budget || outlines.count >= Self.outlineLimit }

  /// Removes all stamps if there is no space for more. Numbers and stamps found before are invalid then.
  mutating func makeSpace() {
    guard isFull else { return }
    numbers.removeAll(keepingCapacity: true)
    outlines.removeAll(keepingCapacity: true)
    starts.removeAll()
    cells.removeAll()
  }

  /// Returns the number of a small outline; nil if there is no space for its stamps.
  mutating func number(of outline: Path, scale: SIMD2<Double>) -> Int? {
    let memory = outline.memory
    let key = Key(verbs: memory.0, points: memory.1, scale: scale)
    if let number = numbers[key] { return number }
    guard !isFull else { return nil }
    let number = outlines.count
    numbers[key] = number
    outlines.append((outline, scale))
    starts.reserve(StampPosition.phaseCount)
    starts.end.initialize(repeating: -1, count: StampPosition.phaseCount)
    starts.didInitialize(StampPosition.phaseCount)
    return number
  }

  /// Returns the start of the stamp of an outline at a fraction of a pixel; nil if there is no space for it.
  @inline(__always)
  mutating func stamp(ofOutline number: Int, atPhase phase: Int) -> Int32? {
    let index = number &* StampPosition.phaseCount &+ phase
    if starts[index] < 0 {
      guard !isFull else { return nil }
      let (path, scale) = outlines[number]
      let start = makeStamp(of: path, scale: scale, phase: phase)
      starts[index] = start
    }
    return starts[index]
  }

  /// Returns the edges of an outline without a stamp, relative to the pixel of its position.
  ///
  /// The memory is valid until the next call of a mutating method.
  mutating func edges(of outline: Path, scale: SIMD2<Double>, atPhase phase: Int)
    -> UnsafeMutableBufferPointer<Edge>
  {
    trace(outline, scale: scale, phase: phase)
    return edges.edges.elements
  }

  /// Returns the memory of a stamp.
  @inline(__always)
  func memory(ofStamp start: Int32) -> UnsafeMutablePointer<Int32> { cells.base + Int(start) }

  private mutating func trace(_ outline: Path, scale: SIMD2<Double>, phase: Int) {
    let reach = Int(Self.greatestDistance) + 2
    edges.begin(clip: PixelRect(minX: -reach, minY: -reach, maxX: reach, maxY: reach))
    let origin = StampPosition.origin(ofPhase: phase)
    _ = edges.add(outline, Affine(a: scale.x, b: 0, c: 0, d: scale.y, tx: origin.x, ty: origin.y))
  }

  /// Traces an outline, and returns the start of its new stamp.
  private mutating func makeStamp(of outline: Path, scale: SIMD2<Double>, phase: Int) -> Int32 {
    trace(outline, scale: scale, phase: phase)
    let bounds = edges.pixelBounds
    var area = bounds
    // Edges at the right side end the coverage in the next column.
    area.maxX += 2
    buffer.begin(area)
    buffer.add(edges.edges.elements)
    let start = Int32(cells.count)
    for number in [bounds.minX, bounds.minY, bounds.width, bounds.height] { cells.append(Int32(number)) }
    for row in 0..<bounds.height { appendRow(row) }
    return start
  }

  /// Moves a row from the buffer to the memory of the cells.
  private mutating func appendRow(_ row: Int) {
    let values = UnsafeMutableBufferPointer(start: buffer.cells(ofRow: row), count: buffer.stride)
    let first = values.firstIndex { $0 != 0 } ?? 0
    let end = (values.lastIndex { $0 != 0 } ?? -1) + 1
    cells.append(Int32(first))
    cells.append(Int32(max(0, end - first)))
    for value in values[first..<max(first, end)] { cells.append(value) }
    buffer.clear(row)
  }
}
