import Raster

/// A picture that benchmarks draw with plain numbers, because other packages can't draw with Raster.
public final class RasterBenchmark {
  /// An affine transform: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
  public typealias Matrix = (a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double)
  /// Components of encoded sRGB with straight alpha, all from 0 to 1.
  public typealias Components = (red: Double, green: Double, blue: Double, alpha: Double)

  private var picture: Bitmap
  private var groups: [PixelRect: Bitmap] = [:]
  private var shadows: [Double: Mask] = [:]
  private let rasterizer = Rasterizer()

  /// Creates a transparent picture of the given size in pixels.
  public init(width: Int, height: Int) {
    picture = Bitmap(width: width, height: height)
  }

  /// The premultiplied pixels in rows from the top, with red in the lowest byte.
  public var pixels: [UInt32] { picture.pixels }

  /// Returns one of ``pixels``.
  public func pixel(x: Int, y: Int) -> UInt32 { picture[x, y] }

  /// Fills the whole picture.
  public func clear(_ color: Components) {
    picture.withCanvas(rasterizer: rasterizer) { canvas in
      canvas.fill(Path(rect: canvas.bounds.box), paint: .color(Color(color)), blendMode: .copy)
    }
  }

  /// Fills a rounded rectangle whose smallest corner is at the origin before the matrix is applied.
  public func fillRoundedRectangle(
    width: Double, height: Double, radius: Double, matrix: Matrix, color: Components
  ) {
    picture.withCanvas(rasterizer: rasterizer) { canvas in
      canvas.fill(
        Path.rounded(width, height, radius), transform: Affine(matrix), paint: .color(Color(color)))
    }
  }

  /// Fills a rectangle with a gradient from its smallest to its largest corner.
  public func fillGradient(
    x: Double, y: Double, width: Double, height: Double, stops: [(location: Double, color: Components)]
  ) {
    let box = Box(x: x, y: y, width: width, height: height)
    let ramp = Ramp(stops: stops.map { Ramp.Stop(location: $0.location, color: Color($0.color)) })
    picture.withCanvas(rasterizer: rasterizer) { canvas in
      canvas.fill(Path(rect: box), paint: .gradient(Gradient(ramp, .axial(from: box.min, to: box.max))))
    }
  }

  /// Strokes consecutive cubics with round caps and joins.
  ///
  /// - Parameter points: x and y of the start, then of two control points and the end of each cubic.
  public func strokeCubics(_ points: [Double], width: Double, color: Components) {
    var path = Path()
    func point(_ index: Int) -> Point { Point(points[2 * index], points[2 * index + 1]) }
    path.move(to: point(0))
    for index in stride(from: 1, to: points.count / 2, by: 3) {
      path.addCubic(control1: point(index), control2: point(index + 1), end: point(index + 2))
    }
    picture.withCanvas(rasterizer: rasterizer) { canvas in
      canvas.stroke(path, StrokeStyle(width: width, cap: .round, join: .round), paint: .color(Color(color)))
    }
  }

  /// Draws the shadow of a rounded rectangle.
  ///
  /// - Parameter isCached: Whether a shadow of the same size is cached between calls.
  public func drawShadow(
    x: Int, y: Int, width: Double, height: Double, radius: Double, sigma: Double, color: Components,
    isCached: Bool
  ) {
    let mask = isCached ? shadows[width] : nil
    let shadow = mask ?? makeShadow(width: width, height: height, radius: radius, sigma: sigma)
    if isCached { shadows[width] = shadow }
    picture.withCanvas(rasterizer: rasterizer) { canvas in
      canvas.fill(shadow, x: x, y: y, paint: .color(Color(color)))
    }
  }

  private func makeShadow(width: Double, height: Double, radius: Double, sigma: Double) -> Mask {
    Mask(filling: Path.rounded(width, height, radius), within: .reachable, rasterizer: rasterizer)
      .blurred(by: GaussianKernel(sigma: sigma, cutoff: 2))
  }

  /// Draws a group of rounded rectangles with one opacity, clipped to an ellipse inscribed in the given
  /// pixels.
  public func drawMaskedGroup(
    x: Int, y: Int, width: Int, height: Int, opacity: Double,
    _ members: [(width: Double, height: Double, radius: Double, matrix: Matrix, color: Components)]
  ) {
    let bounds = PixelRect(x: x, y: y, width: width, height: height)
    // Removed while it is drawn into, so that it isn't copied.
    var group = groups.removeValue(forKey: bounds) ?? Bitmap(width: width, height: height)
    group.withCanvas(x: x, y: y, rasterizer: rasterizer) { canvas in
      canvas.clear()
      for member in members {
        canvas.fill(
          Path.rounded(member.width, member.height, member.radius), transform: Affine(member.matrix),
          paint: .color(Color(member.color)))
      }
    }
    var ellipse = Path()
    ellipse.addEllipse(in: bounds.box)
    let mask = Mask(filling: ellipse, within: bounds, rasterizer: rasterizer)
    picture.withCanvas(rasterizer: rasterizer) { canvas in
      canvas.composite(group, x: x, y: y, opacity: opacity, mask: mask)
    }
    groups[bounds] = group
  }

  /// Draws another picture, interpolated between neighboring pixels. The transformed point is divided by w =
  /// wx·x + wy·y + 1.
  public func draw(_ other: RasterBenchmark, matrix: Matrix, wx: Double = 0, wy: Double = 0) {
    var image = ImagePaint(other.picture, transform: Affine(matrix))
    let isFlat = wx == 0 && wy == 0
    let projection = Projection(Affine(matrix), wx: wx, wy: wy)
    if !isFlat { (image.transform, image.perspective) = (.identity, projection) }
    picture.withCanvas(rasterizer: rasterizer) { canvas in
      let path = Path(rect: other.picture.bounds.box)
      if isFlat {
        canvas.fill(path, transform: image.transform, paint: .image(image))
      } else {
        canvas.fill(path.projected(by: projection, within: canvas.bounds), paint: .image(image))
      }
    }
  }

  /// Blurs coverage and returns the result, larger by twice the cutoff in each dimension.
  public static func blur(_ coverage: [UInt8], width: Int, height: Int, sigma: Double) -> [UInt8] {
    Mask(bounds: PixelRect(x: 0, y: 0, width: width, height: height), coverage: coverage)
      .blurred(by: GaussianKernel(sigma: sigma, cutoff: 2)).coverage
  }
}

extension Affine {
  fileprivate init(_ matrix: RasterBenchmark.Matrix) {
    self.init(a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: matrix.tx, ty: matrix.ty)
  }
}

extension Color {
  fileprivate init(_ components: RasterBenchmark.Components) {
    self.init(
      red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
  }
}

extension Path {
  fileprivate static func rounded(_ width: Double, _ height: Double, _ radius: Double) -> Path {
    var path = Path()
    path.addRoundedRect(Box(x: 0, y: 0, width: width, height: height), radii: Point(radius, radius))
    return path
  }
}
