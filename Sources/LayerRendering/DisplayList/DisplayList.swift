package import LayerTree
package import Raster

/// The drawing commands for one picture, in painter's order and in device pixels.
///
/// A list is a complete description: equal lists produce equal pixels, regardless of the executor and the number of
/// threads.
package struct DisplayList: Equatable, Sendable {
  package var commands: [DrawCommand] = []

  package init(commands: [DrawCommand] = []) { self.commands = commands }
}

/// One step of a display list.
package enum DrawCommand: Equatable, Sendable {
  /// A rectangle of one color, stored in place.
  case rectangle(ColoredRectangle)
  /// Any other filled shape; ``fill(_:)`` chooses between both.
  indirect case shape(FilledShape)
  indirect case stroke(StrokedShape)
  indirect case shadow(ShapeShadow)
  indirect case group(DrawGroup)
  indirect case rasterized(RasterizedGroup)
  indirect case sprites(SpriteBatch)
  indirect case backdrop(BackdropFilter)
  indirect case warped(WarpedPicture)
  indirect case crossing(CrossingPlanes)
}

extension DrawCommand {
  /// Whether a predicate holds for any of the command lists nested directly in this command, masks included.
  func containsList(where predicate: ([DrawCommand]) -> Bool) -> Bool {
    switch self {
    case .group(let group): predicate(group.commands) || group.mask.map(predicate) == true
    case .rasterized(let group): predicate(group.commands)
    case .backdrop(let backdrop): backdrop.mask.map(predicate) == true
    case .warped(let picture): predicate(picture.commands)
    case .crossing(let planes): planes.planes.contains { predicate($0.commands) }
    case .rectangle, .shape, .stroke, .shadow, .sprites: false
    }
  }
}

/// A path and the mapping from its space to device pixels.
package struct Outline: Hashable, Sendable {
  // Compared first, because it differs most often.
  package var transform: Affine
  package var path: Path
  private var boxedPerspective: Boxed<Projection>?
  package var rule: FillRule
  /// The edges, of the rectangle that the path begins with, that aren't antialiased: a pixel is covered if its center
  /// is inside.
  package var hardEdges: CAEdgeAntialiasingMask = []

  package init(_ path: Path, _ transform: Affine, rule: FillRule = .nonZero) {
    self.path = path
    self.transform = transform
    self.rule = rule
  }

  /// The projection from the transform's target plane to device pixels, if that plane is seen in perspective.
  package var perspective: Projection? {
    get { boxedPerspective?.value }
    set { boxedPerspective = newValue.map(Boxed.value) }
  }

  /// Whether the transform's target plane is seen in perspective.
  var isInPerspective: Bool { boxedPerspective != nil }

  /// The rectangle of whole pixels that the outline fills exactly, or nil if it isn't such a rectangle.
  package var pixelRect: PixelRect? {
    guard let box = uprightBox, let inside = pixelsInside, inside.box == box else { return nil }
    return inside
  }

  /// The pixels that are entirely inside the outline, or nil if it isn't an upright rectangle that contains any.
  var pixelsInside: PixelRect? {
    guard let box = uprightBox else { return nil }
    let inside = Box(
      min: Point(box.min.x.rounded(.up), box.min.y.rounded(.up)),
      max: Point(box.max.x.rounded(.down), box.max.y.rounded(.down)))
    guard inside.min.x < inside.max.x, inside.min.y < inside.max.y else { return nil }
    return PixelRect(covering: inside, within: .addressable)
  }

  /// The outline's box on the grid that coverage is measured on, or nil if the outline isn't an upright rectangle.
  private var uprightBox: Box? {
    guard !isInPerspective, transform.isAxisAligned, path.hasRectangleVerbs,
      let corners = path.quadrilateral
    else { return nil }
    let (first, opposite) = (gridPoint(corners.0), gridPoint(corners.2))
    let (second, fourth) = (gridPoint(corners.1), gridPoint(corners.3))
    // A rectangle with a corner that isn't finite isn't drawn.
    guard first.isFinite, second.isFinite, opposite.isFinite, fourth.isFinite else { return nil }
    let startsAlongX = second == Point(opposite.x, first.y) && fourth == Point(first.x, opposite.y)
    let startsAlongY = second == Point(first.x, opposite.y) && fourth == Point(opposite.x, first.y)
    guard startsAlongX || startsAlongY else { return nil }
    return Box(min: pointwiseMin(first, opposite), max: pointwiseMax(first, opposite))
  }

  private func gridPoint(_ corner: Point) -> Point { transform.apply(corner).onPixelGrid }

  /// The pixels that the outline can touch.
  package var deviceBounds: PixelRect {
    deviceBounds(of: path.controlBox)
  }

  /// The pixels that a box in the outline's space can touch.
  func deviceBounds(of box: Box) -> PixelRect {
    transform.deviceBounds(of: box, projectedBy: perspective, reach: path.deviceReach)
  }
}

extension Affine {
  /// The pixels that the image of a box can touch.
  ///
  /// - Parameters:
  ///   - perspective: The projection from this map's target plane to device pixels, if that plane is seen in
  ///     perspective.
  ///   - reach: The distance in pixels by which the image may exceed the box's. The default is 0.
  func deviceBounds(of box: Box, projectedBy perspective: Projection?, reach: Double = 0) -> PixelRect {
    let image = perspective?.after(self).image(of: box).bounds ?? box.applying(self)
    return PixelRect(covering: image.insetBy(-reach), within: .addressable)
  }
}

/// A filled outline.
package struct FilledShape: Equatable, Sendable {
  private var storedBounds: AddressableRect
  package var outline: Outline { didSet { storedBounds = AddressableRect(outline.deviceBounds) } }
  package var paint: Paint
  package var opacity: Double

  /// The pixels that the shape can touch.
  package var deviceBounds: PixelRect { storedBounds.rect }

  package init(outline: Outline, paint: Paint, opacity: Double) {
    storedBounds = AddressableRect(outline.deviceBounds)
    (self.outline, self.paint, self.opacity) = (outline, paint, opacity)
  }
}

/// A stroked outline.
package struct StrokedShape: Equatable, Sendable {
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
  /// The pixels that a stroke along the outline can touch.
  fileprivate func deviceBounds(of stroke: StrokeStyle) -> PixelRect {
    let reach = stroke.width * 0.5 * max(stroke.join == .miter ? stroke.miterLimit : 1, 2.0.squareRoot())
    return reach.isFinite ? deviceBounds(of: path.controlBox.insetBy(-abs(reach))) : .empty
  }
}

/// The softness, offset and color of a shadow.
package struct ShadowStyle: Equatable, Sendable {
  package var kernel: GaussianKernel
  /// In device pixels.
  package var offset: Point
  package var color: Color
}

/// The shadow of an outline.
package struct ShapeShadow: Equatable, Sendable {
  package var outline: Outline
  package var style: ShadowStyle
}

/// Commands that are drawn together and then composited onto the content below as one picture.
package struct DrawGroup: Equatable, Sendable {
  package var commands: [DrawCommand]
  /// The pixels that the group can touch: those of its commands, limited by mask and clip.
  package var bounds: PixelRect
  package var opacity = 1.0
  /// The filters applied to the group's pixels before anything else.
  package var filters: [DrawFilter] = []
  /// The commands whose alpha masks the group.
  package var mask: [DrawCommand]?
  package var clip: DrawClip?
  /// The shadow of everything in the group.
  package var shadow: ShadowStyle?
  /// The color that the group's colors are multiplied by.
  package var tint: Tint?
  /// The mode in which the group is composited onto the content below.
  package var blendMode = BlendMode.normal
  /// Whether the commands are drawn onto transparent pixels, so that their blend modes don't see the content below.
  package var isIsolated = false
  /// Whether the commands themselves are drawn, rather than only their shadow.
  package var showsCommands = true

  package init(commands: [DrawCommand], bounds: PixelRect) {
    self.commands = commands
    self.bounds = bounds
  }

  /// Whether the group may be drawn directly onto the content below.
  package var isTransparent: Bool { clip == nil && isOnlyClipped }

  /// Whether the group has no property that requires a separate picture, other than possibly a clip.
  package var isOnlyClipped: Bool { mask == nil && isOnlyClippedOrMasked }

  /// Whether the group has no property that requires a separate picture, other than possibly a mask and a clip.
  private var isOnlyClippedOrMasked: Bool {
    opacity == 1 && filters.isEmpty && shadow == nil && tint == nil && blendMode == .normal && !isIsolated
      && showsCommands
  }

  /// Whether the group is a single shape that can be drawn through its mask and clip, without an intermediate
  /// picture.
  ///
  /// A shape whose gradient is faded by another one isn't: that fade is a mask already, and its result is rounded
  /// first.
  var isMaskedShape: Bool {
    guard commands.count == 1, clip?.actsOnEachCommand != true, isOnlyClippedOrMasked else { return false }
    switch commands[0] {
    case .rectangle: return true
    case .shape(let shape): return !shape.paint.fades
    case .stroke(let shape): return !shape.paint.fades
    default: return false
    }
  }
}

/// An outline that a group is clipped to.
package struct DrawClip: Equatable, Sendable {
  package var outline: Outline
  /// Whether the antialiased edge applies to each command separately, rather than to the group as a whole.
  package var actsOnEachCommand: Bool
}

extension PixelRect {
  /// The pixels that a display list can refer to.
  package static let addressable = PixelRect(minX: -(1 << 24), minY: -(1 << 24), maxX: 1 << 24, maxY: 1 << 24)
}
