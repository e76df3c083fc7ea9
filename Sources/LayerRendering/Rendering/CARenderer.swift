public import CoreGraphics
public import LayerTree
import Raster
import Requirements

/// Draws a layer tree into a picture at times given by the caller.
///
/// ```swift
/// let renderer = CARenderer(width: 200, height: 100)
/// renderer.layer = layer
/// renderer.bounds = layer.frame
/// renderer.beginFrame(atTime: 0.5, timeStamp: nil)
/// renderer.render()
/// renderer.endFrame()
/// let picture = renderer.picture
/// ```
///
/// The renderer hosts its layer if the layer has no superlayer and no other host. The layer's animations then follow
/// the times of the frames. When a frame begins, changes are committed and events are delivered. Animations that were
/// committed before the first frame begin at the media time at which the layer was set. A layer that already has a
/// host, such as a stage, is drawn as that host shows it, regardless of the frames' times.
///
/// On Apple's systems a renderer draws with OpenGL or Metal. This one draws into memory, with y downward.
open class CARenderer: NSObject {
  private let surface: RendererSurface
  private var renderedLayer: CALayer?
  private var area: CGRect
  private var host: LayerHost?
  private var hasBegun = false
  private var frame: RendererFrame?

  /// Creates a renderer for pictures of a size.
  ///
  /// - Parameters:
  ///   - width: The width of the picture, in pixels.
  ///   - height: The height of the picture, in pixels.
  ///   - mode: The Core Animation renderer that the pictures match. The default is `.screen`.
  /// - Precondition: `width` and `height` are above 0, and the picture has at most 2²⁷ pixels.
  public init(width: Int, height: Int, mode: RenderMode = .screen) {
    surface = RendererSurface(width: width, height: height, mode: mode)
    area = CGRect(x: 0, y: 0, width: width, height: height)
    super.init()
  }

  deinit { host?.close() }

  // MARK: - Content

  /// The layer that is drawn with its sublayers, including its position and transform. The default is nil.
  open var layer: CALayer? {
    get { renderedLayer }
    set {
      guard newValue !== renderedLayer else { return }
      host?.close()
      host = nil
      hasBegun = false
      renderedLayer = newValue
      guard let newValue, LayerHost.canHost(newValue) else { return }
      host = LayerHost(root: newValue)
      host?.begin(at: CACurrentMediaTime())
    }
  }

  /// The rectangle, in the layer's superlayer's space, that fills the picture.
  ///
  /// The default has the origin (0, 0) and the picture's size in pixels. With an empty rectangle, nothing is drawn.
  open var bounds: CGRect {
    get { area }
    set { area = newValue }
  }

  /// The last rendered picture; transparent before the first one.
  public final var picture: CGImage { CGImage(bitmap: surface.rendered) }

  // MARK: - Frames

  /// Begins a frame: advances the layer's time, delivering the events up to it, and captures the presentation.
  ///
  /// - Parameters:
  ///   - t: The time of the frame, in seconds. If it's earlier than the previous frame's, the previous time is used;
  ///     a time that isn't finite is ignored.
  ///   - ts: Ignored.
  open func beginFrame(atTime t: CFTimeInterval, timeStamp ts: UnsafeMutablePointer<CVTimeStamp>?) {
    if t.isFinite, let host {
      if hasBegun { host.advance(to: max(t, host.now)) } else { host.begin(at: t) }
      hasBegun = true
    }
    frame = RendererFrame(list: surface.displayList(of: renderedLayer, in: area))
  }

  /// Adds a rectangle, in the space of `bounds`, to the result of ``updateBounds()``. Outside of a frame this has no
  /// effect.
  open func addUpdate(_ r: CGRect) {
    // Foundation traps when it intersects a rectangle that contains NaN.
    guard r.hasFiniteComponents, area.hasFiniteComponents else { return }
    frame?.add(r.intersection(area))
  }

  /// Returns the smallest rectangle, in the space of `bounds`, that contains all changed pixels and added rectangles.
  ///
  /// Pixels are compared with the last rendered picture. The result is the null rectangle if there are no changes,
  /// and outside of a frame.
  open func updateBounds() -> CGRect {
    guard frame != nil, area.hasFiniteComponents else { return .null }
    let changed = surface.changedArea(to: drawnFrame())
    let (across, down) = (area.width / CGFloat(surface.width), area.height / CGFloat(surface.height))
    let added = frame?.added ?? .null
    guard let changed else { return added }
    let changedRect = CGRect(
      x: area.minX + CGFloat(changed.minX) * across, y: area.minY + CGFloat(changed.minY) * down,
      width: CGFloat(changed.width) * across, height: CGFloat(changed.height) * down)
    return changedRect.union(added)
  }

  /// Draws the frame into the picture. Outside of a frame this has no effect.
  open func render() {
    if frame != nil { surface.rendered = drawnFrame() }
  }

  /// Ends the frame.
  open func endFrame() { frame = nil }

  /// Returns the time at which the next frame is due.
  ///
  /// It's the frame's time while an animation runs or changes are pending, otherwise the time at which the next
  /// animation begins, or infinity if nothing will change.
  open func nextFrameTime() -> CFTimeInterval { renderedLayer?.nextChangeTime ?? .infinity }

  /// The frame's pixels, drawn on first use.
  private func drawnFrame() -> Bitmap {
    if let bitmap = frame?.bitmap { return bitmap }
    let bitmap = surface.draw(frame?.list ?? DisplayList())
    frame?.bitmap = bitmap
    return bitmap
  }
}

/// A renderer belongs to one thread at a time, as its layers do.
@available(*, unavailable)
extension CARenderer: @unchecked Sendable {}

/// The state of a frame between `beginFrame` and `endFrame`.
private struct RendererFrame {
  let list: DisplayList
  var bitmap: Bitmap?
  private(set) var added = CGRect.null

  init(list: DisplayList) { self.list = list }

  mutating func add(_ rect: CGRect) {
    if !rect.isEmpty { added = added.union(rect) }
  }
}

/// The pixels that a renderer draws into.
private final class RendererSurface {
  let width: Int
  let height: Int
  var rendered: Bitmap
  private let mode: RenderMode
  private let renderer: FrameRenderer

  init(width: Int, height: Int, mode: RenderMode) {
    require(
      width > 0 && height > 0 && width <= (1 << 27) / height,
      "a renderer can't draw \(width) × \(height) pixels")
    self.width = width
    self.height = height
    self.mode = mode
    rendered = Bitmap(width: width, height: height)
    renderer = FrameRenderer(width: width, height: height, scale: 1, mode: mode)
  }

  /// The display list of a layer for an area of its superlayer's space.
  func displayList(of layer: CALayer?, in area: CGRect) -> DisplayList {
    guard let layer, area.hasFiniteComponents, area.width > 0, area.height > 0 else { return DisplayList() }
    let (across, down) = (Double(width) / Double(area.width), Double(height) / Double(area.height))
    let transform = Affine.translation(-Double(area.minX), -Double(area.minY))
      .concatenating(.scale(across, down))
    return layer.withTilesDrawn { tiles in
      let tree = TreeSnapshot(of: layer, presentation: true)
      return DisplayListBuilder(tree, text: TextShapers.current, tiles: tiles).displayList(
        mode: mode, root: tree.transformToSuperlayer(of: 0), transform: transform,
        baseScale: (across * down).squareRoot(),
        visible: PixelRect(x: 0, y: 0, width: width, height: height))
    }
  }

  func draw(_ list: DisplayList) -> Bitmap { renderer.draw(list) }

  /// Returns the smallest rectangle that contains all differences between a bitmap and the last rendered one; nil if they
  /// are equal.
  func changedArea(to bitmap: Bitmap) -> PixelRect? {
    var area: PixelRect?
    for y in 0..<height {
      let row = y * width..<(y + 1) * width
      let (old, new) = (rendered.pixels[row], bitmap.pixels[row])
      guard old != new,
        let first = zip(old, new).enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset,
        let last = zip(old.reversed(), new.reversed()).enumerated().first(where: {
          $0.element.0 != $0.element.1
        })?
        .offset
      else { continue }
      let changed = PixelRect(minX: first, minY: y, maxX: width - last, maxY: y + 1)
      area = area.map { changed.enclosing($0) } ?? changed
    }
    return area
  }
}

extension CGRect {
  /// Whether all numbers are finite.
  fileprivate var hasFiniteComponents: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension PixelRect {
  /// The smallest rectangle that encloses this one and another.
  fileprivate func enclosing(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }
}
