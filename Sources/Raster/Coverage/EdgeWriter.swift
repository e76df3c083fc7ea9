/// Writes edges that needn't be looked at to memory with room for them.
struct EdgeWriter {
  let target: UnsafeMutablePointer<Edge>
  private(set) var count = 0
  /// Where the next line begins.
  private(set) var start: SIMD2<Int32>
  /// Around the points that lines led to.
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
    // What is horizontal is written over.
    count &+= start.y == end.y ? 0 : 1
    start = end
  }
}
