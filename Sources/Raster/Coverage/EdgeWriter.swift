/// Writes edges that need no clipping to memory that is large enough.
struct EdgeWriter {
  let target: UnsafeMutablePointer<Edge>
  private(set) var count = 0
  /// The start of the next line.
  private(set) var start: SIMD2<Int32>
  /// The box around the ends of all lines.
  private(set) var box: Box

  @inline(__always)
  init(target: UnsafeMutablePointer<Edge>, start: SIMD2<Int32>, box: Box) {
    (self.target, self.start, self.box) = (target, start, box)
  }

  @inline(__always)
  mutating func addLine(to point: Point) {
    box.min.replace(with: point, where: point .< box.min)
    box.max.replace(with: point, where: point .> box.max)
    addLine(to: Subpixel.quantized(point))
  }

  @inline(__always)
  mutating func addLine(to end: SIMD2<Int32>) {
    target[count] = Edge(x0: start.x, y0: start.y, x1: end.x, y1: end.y)
    // A horizontal edge is overwritten by the next one.
    count &+= start.y == end.y ? 0 : 1
    start = end
  }
}
