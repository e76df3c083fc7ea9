import QuartzCore
import Raster
import Testing

@testable import LayerRendering

/// Large pictures of nested groups are drawn in strips of rows.
@Suite struct PictureStripsTests {
  private static let outline = Outline(Path(rect: Box(x: 0, y: 0, width: 4, height: 4)), .identity)

  private static func group(_ commands: [DrawCommand], _ change: (inout DrawGroup) -> Void = { _ in })
    -> DrawCommand
  {
    var group = DrawGroup(commands: commands, bounds: PixelRect(x: 0, y: 0, width: 4, height: 4))
    change(&group)
    return .group(group)
  }

  private static let fill = DrawCommand.fill(
    FilledShape(outline: outline, paint: .color(.black), opacity: 1))

  private static func faded(_ depth: Int) -> DrawCommand {
    (0..<depth).reduce(fill) { inner, _ in group([inner]) { $0.opacity = 0.5 } }
  }

  @Test(arguments: [(1, 1), (7, 3), (10, 9), (10, 10), (10, 99), (10, Int.max), (101, 25)])
  func `strips divide the rectangle from the top, none with more rows than allowed`(
    _ sizes: (height: Int, rows: Int)
  ) {
    let rect = PixelRect(minX: -2, minY: 5, maxX: 3, maxY: 5 + sizes.height)
    let strips = Array(rect.strips(of: sizes.rows))
    #expect(strips.first?.minY == rect.minY && strips.last?.maxY == rect.maxY)
    #expect(zip(strips, strips.dropFirst()).allSatisfy { $0.maxY == $1.minY })
    #expect(strips.allSatisfy { $0.minX == -2 && $0.maxX == 3 && (1...sizes.rows).contains($0.height) })
    let heights = strips.map(\.height)
    #expect((heights.max() ?? 0) - (heights.min() ?? 0) <= 1)
    #expect(strips.count == 1 || (strips.count - 1) * sizes.rows < sizes.height)
    #expect(Array(PixelRect.empty.strips(of: sizes.rows)).isEmpty)
  }

  @Test func `the picture depth counts the pictures that exist at a time`() {
    #expect([Self.fill].pictureDepth == 0)
    #expect([Self.group([Self.fill])].pictureDepth == 0)
    #expect([Self.faded(3), Self.faded(5), Self.fill].pictureDepth == 5)
    let masked = Self.group([Self.fill]) { $0.mask = [Self.faded(2)] }
    #expect([masked].pictureDepth == 3)
    let tinted = Self.group([Self.faded(1)]) { $0.filters = [.color(.identity)] }
    #expect([tinted].pictureDepth == 5)
  }

  private static func limits(of commands: [DrawCommand]) -> StripLimits {
    var limits = StripLimits()
    for command in commands { limits.include(command) }
    return limits
  }

  @Test func `commands outside of a rectangle don't limit the rows that are drawn at once`() {
    let style = ShadowStyle(kernel: GaussianKernel(sigma: 4, cutoff: 3), offset: .zero, color: .black)
    let wall = Outline(Path(rect: Box(x: 0, y: 0, width: 4096, height: 2000)), .identity)
    let commands = [Self.fill, Self.faded(10), .shadow(ShapeShadow(outline: wall, style: style))]
    let list = BoundedList(DisplayList(commands: commands), isDeep: false, after: nil)
    let below = PixelRect(x: 0, y: 3000, width: 4096, height: 2000)
    let rects = [PixelRect(x: 0, y: 0, width: 4096, height: 2000), below]
    let limit = StripLimits.groupPixelLimit
    #expect(list.rowsDrawnAtOnce(in: rects, threads: 1) == limit / 10 / 4096)
    #expect(list.rowsDrawnAtOnce(in: [below], threads: 1) == .max)
    #expect(list.rowsDrawnAtOnce(in: [PixelRect(x: 0, y: 0, width: 64, height: 64)], threads: 1) == .max)
    #expect(list.rowsDrawnAtOnce(in: [], threads: 1) == .max)
  }

  @Test func `deeper groups and wider pictures are drawn in strips of fewer rows`() {
    let limit = StripLimits.groupPixelLimit
    for (depth, threads, width) in [(8, 1, 100), (10, 1, 4000), (10, 2, 4000), (40, 4, 10_000)] {
      let rows = Self.limits(of: [Self.faded(depth)]).rowCount(width: width, of: .max, threads: threads)
      #expect(rows == max(32, limit / (depth * threads) / width))
    }
    #expect(StripLimits().rowCount(width: 0, of: .max, threads: 1) >= limit)
  }

  @Test func `pictures are drawn in strips that stay in the cache, unless that repeats much work`() {
    func rows(_ commands: [DrawCommand]) -> Int {
      Self.limits(of: commands).rowCount(width: 4096, of: .max, threads: 1)
    }
    let cachedRows = StripLimits.cachedPixelCount / 4096
    let limit = StripLimits.groupPixelLimit / 4096
    #expect(rows([Self.fill]) == cachedRows && rows([Self.faded(1)]) == cachedRows)
    let tinted = Self.group([Self.fill]) { $0.filters = [.color(.identity)] }
    #expect(rows([Self.group([tinted])]) == limit / 4)
    let many = [DrawCommand](repeating: Self.fill, count: 10_000)
    #expect(rows(many) == limit && rows([Self.group(many)]) == limit)
    let wall = Outline(Path(rect: Box(x: 0, y: 0, width: 2000, height: 1000)), .identity)
    let style = ShadowStyle(kernel: GaussianKernel(sigma: 4, cutoff: 3), offset: .zero, color: .black)
    #expect(rows([.shadow(ShapeShadow(outline: wall, style: style))]) == limit)
    #expect(rows([.shadow(ShapeShadow(outline: Self.outline, style: style))]) == cachedRows)
  }

  @Test(arguments: [1, 3, 10, 64])
  func `strips don't change pixels`(rowCount: Int) {
    var disk = Path()
    disk.addEllipse(in: Box(x: 3, y: 5, width: 50, height: 40))
    let shape = FilledShape(outline: Outline(disk, .identity), paint: .color(.black), opacity: 0.5)
    let commands = DisplayList(commands: [.fill(shape), Self.faded(2), .fill(shape)])
    let list = BoundedList(commands, isDeep: false, after: nil)
    func picture(_ rowCount: Int) -> Bitmap {
      let executor = DisplayListExecutor()
      var picture = Bitmap(width: 64, height: 64)
      picture.withCanvas(rasterizer: executor.rasterizer) { canvas in
        executor.replacePixels(
          of: canvas.clip, with: list, rowCount: rowCount, on: &canvas)
      }
      return picture
    }
    #expect(picture(rowCount) == picture(.max))
  }
}
