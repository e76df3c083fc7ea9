/// A directed line of a shape's outline in grid units of ``Subpixel``. It is never horizontal.
struct Edge: Hashable, BitwiseCopyable {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32
}
