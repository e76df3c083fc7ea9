package import LayerTree
package import Raster

/// What is to be drawn, in painter's order, in device pixels: a value that says all there is to know.
///
/// Equal lists make equal pixels, whatever draws them, on however many threads.
package struct DisplayList: Hashable, Sendable {
  package var commands: [DrawCommand] = []

  package init(commands: [DrawCommand] = []) { self.commands = commands }
}

/// One step of a display list.
package indirect enum DrawCommand: Hashable, Sendable {
  case fill(FilledShape)
  case stroke(StrokedShape)
  case shadow(ShapeShadow)
  case group(DrawGroup)
  case rasterized(RasterizedGroup)
  case sprites(SpriteBatch)
  case backdrop(BackdropFilter)
  case warped(WarpedPicture)
  case crossing(CrossingPlanes)
}

extension DrawCommand {
  /// Whether something is true of commands that lie in this one, a mask's among them, as lists that are drawn together.
  func holds(_ isTrue: ([DrawCommand]) -> Bool) -> Bool {
    switch self {
    case .group(let group): isTrue(group.commands) || group.mask.map(isTrue) == true
    case .rasterized(let group): isTrue(group.commands)
    case .backdrop(let backdrop): backdrop.mask.map(isTrue) == true
    case .warped(let picture): isTrue(picture.commands)
    case .crossing(let planes): planes.planes.contains { isTrue($0.commands) }
    case .fill, .stroke, .shadow, .sprites: false
    }
  }
}

/// An outline, and the way from its space to device pixels.
package struct Outline: Hashable, Sendable {
  package var path: Path
  package var transform: Affine
  /// What leads on to device pixels where the transform leads to a plane seen in perspective.
  package var perspective: Projection?
  package var rule: FillRule
  /// Which edges of the rectangle that the path begins with are hard: of their pixels those show whole whose middles lie
  /// inside.
  package var hardEdges: CAEdgeAntialiasingMask = []

  package init(_ path: Path, _ transform: Affine, rule: FillRule = .nonZero) {
    self.path = path
    self.transform = transform
    self.rule = rule
  }

  /// The whole pixels that the outline fills exactly, where it's such a rectangle.
  package var pixelRect: PixelRect? {
    guard let box = uprightBox, let inside = pixelsInside, inside.box == box else { return nil }
    return inside
  }

  /// The pixels that lie wholly inside, where the outline is an upright rectangle that has any.
  var pixelsInside: PixelRect? {
    guard let box = uprightBox else { return nil }
    let inside = Box(
      min: Point(box.min.x.rounded(.up), box.min.y.rounded(.up)),
      max: Point(box.max.x.rounded(.down), box.max.y.rounded(.down)))
    guard inside.min.x < inside.max.x, inside.min.y < inside.max.y else { return nil }
    return PixelRect(covering: inside, within: .addressable)
  }

  /// The outline on the grid where it's measured, where it's an upright rectangle.
  private var uprightBox: Box? {
    guard perspective == nil, transform.isAxisAligned, path.verbs == Self.rectangleVerbs else { return nil }
    let (first, opposite) = (place(ofPoint: 0), place(ofPoint: 2))
    let (second, fourth) = (place(ofPoint: 1), place(ofPoint: 3))
    let goesAlongX = second == Point(opposite.x, first.y) && fourth == Point(first.x, opposite.y)
    let goesAlongY = second == Point(first.x, opposite.y) && fourth == Point(opposite.x, first.y)
    guard goesAlongX || goesAlongY else { return nil }
    return Box(min: pointwiseMin(first, opposite), max: pointwiseMax(first, opposite))
  }

  private func place(ofPoint index: Int) -> Point { transform.apply(path.points[index]).onPixelGrid }

  static let rectangleVerbs: [Path.Verb] = [.move, .line, .line, .line, .close]

  /// The pixels that the outline can touch.
  package var deviceBounds: PixelRect {
    deviceBounds(of: path.controlBox)
  }

  /// The pixels that something in the outline's space can touch.
  func deviceBounds(of box: Box) -> PixelRect {
    transform.deviceBounds(of: box, seenThrough: perspective)
  }
}

extension Affine {
  /// The pixels that the image of a box can touch.
  ///
  /// - Parameter perspective: What leads on to device pixels where this map leads to a plane seen in perspective.
  func deviceBounds(of box: Box, seenThrough perspective: Projection?) -> PixelRect {
    let image = perspective?.after(self).image(of: box).bounds ?? box.applying(self)
    return PixelRect(covering: image, within: .addressable)
  }
}

/// A filled outline.
package struct FilledShape: Hashable, Sendable {
  /// The pixels that the shape can touch.
  package private(set) var deviceBounds: PixelRect
  package var outline: Outline { didSet { deviceBounds = outline.deviceBounds } }
  package var paint: Paint
  package var opacity: Double

  package init(outline: Outline, paint: Paint, opacity: Double) {
    deviceBounds = outline.deviceBounds
    (self.outline, self.paint, self.opacity) = (outline, paint, opacity)
  }
}

/// A line along an outline.
package struct StrokedShape: Hashable, Sendable {
  /// The pixels that the shape can touch.
  package private(set) var deviceBounds: PixelRect
  package var outline: Outline { didSet { deviceBounds = outline.deviceBounds(of: style) } }
  package var style: StrokeStyle { didSet { deviceBounds = outline.deviceBounds(of: style) } }
  package var paint: Paint
  package var opacity: Double

  package init(outline: Outline, style: StrokeStyle, paint: Paint, opacity: Double) {
    deviceBounds = outline.deviceBounds(of: style)
    (self.outline, self.style, self.paint, self.opacity) = (outline, style, paint, opacity)
  }
}

extension Outline {
  /// The pixels that a line along the outline can touch.
  fileprivate func deviceBounds(of line: StrokeStyle) -> PixelRect {
    let reach = line.width * 0.5 * max(line.join == .miter ? line.miterLimit : 1, 2.0.squareRoot())
    return reach.isFinite ? deviceBounds(of: path.controlBox.insetBy(-abs(reach))) : .empty
  }
}

/// How soft, how far off and of what colour a shadow is.
package struct ShadowStyle: Hashable, Sendable {
  package var kernel: GaussianKernel
  /// In device pixels.
  package var offset: Point
  package var color: Color
}

/// The shadow of an outline.
package struct ShapeShadow: Hashable, Sendable {
  package var outline: Outline
  package var style: ShadowStyle
}

/// Commands drawn together, then put onto what is below as one picture.
package struct DrawGroup: Hashable, Sendable {
  package var commands: [DrawCommand]
  /// The pixels that the group can touch: those of its commands, as far as mask and clip let them show.
  package var bounds: PixelRect
  package var opacity = 1.0
  /// What is done to the group's pixels before anything else.
  package var filters: [DrawFilter] = []
  /// What shows of the group is what these show of themselves.
  package var mask: [DrawCommand]?
  package var clip: DrawClip?
  /// The shadow of everything in the group.
  package var shadow: ShadowStyle?
  /// What the group's colours are multiplied by.
  package var tint: Tint?
  /// How the group is put onto what is below.
  package var blendMode = BlendMode.normal
  /// Whether the commands see none of what is below, as matters to those that blend with it.
  package var isIsolated = false
  /// Whether the commands themselves show, or their shadow alone.
  package var showsCommands = true

  package init(commands: [DrawCommand], bounds: PixelRect) {
    self.commands = commands
    self.bounds = bounds
  }

  /// Whether the group may be drawn straight onto what is below.
  package var isTransparent: Bool { clip == nil && isOnlyClipped }

  /// Whether nothing but the clip sets the group apart.
  package var isOnlyClipped: Bool { mask == nil && isOnlyCut }

  /// Whether nothing but mask and clip set the group apart.
  private var isOnlyCut: Bool {
    opacity == 1 && filters.isEmpty && shadow == nil && tint == nil && blendMode == .normal && !isIsolated
      && showsCommands
  }

  /// Whether the group is one shape that is cut as a whole, which needs no picture in between. A shape whose paint fades is
  /// itself cut, and has its picture rounded before it is again.
  var isCutShape: Bool {
    guard commands.count == 1, clip?.actsOnEachCommand != true, isOnlyCut else { return false }
    switch commands[0] {
    case .fill(let shape): return !shape.paint.fades
    case .stroke(let shape): return !shape.paint.fades
    default: return false
    }
  }
}

/// An outline that cuts off what lies outside of it.
package struct DrawClip: Hashable, Sendable {
  package var outline: Outline
  /// Whether its antialiased edge acts on each command, rather than on the group as one.
  package var actsOnEachCommand: Bool
}

extension PixelRect {
  /// Everything that a display list may speak of.
  package static let addressable = PixelRect(minX: -(1 << 24), minY: -(1 << 24), maxX: 1 << 24, maxY: 1 << 24)
}
