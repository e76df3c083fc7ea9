public import CoreGraphics
public import LayerTree
import Raster
import Requirements

/// Draws a layer tree into a picture, at times that the caller says.
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
/// While a renderer has it, a layer that lies in no other and has no host is hosted: its animations run by the times of
/// the frames, changes are committed and events happen when a frame begins. Animations that a transaction committed
/// before the first frame begin at the media time at which the layer was set. A layer that has a host already, a stage's
/// say, is drawn as that host shows it, whatever the frames' times.
///
/// On Apple's systems a renderer draws with OpenGL or Metal; this one draws into memory, y downward.
open class CARenderer: NSObject {
  private let surface: RendererSurface
  private var shownLayer: CALayer?
  private var area: CGRect
  private var host: LayerHost?
  private var hasBegun = false
  private var frame: RendererFrame?

  /// Creates a renderer of pictures.
  ///
  /// - Parameters:
  ///   - width: In pixels.
  ///   - height: In pixels.
  ///   - mode: Which of Core Animation's renderers the pictures match. Default what the screen shows.
  /// - Precondition: Both are above 0, and there are at most 2²⁷ pixels.
  public init(width: Int, height: Int, mode: RenderMode = .screen) {
    surface = RendererSurface(width: width, height: height, mode: mode)
    area = CGRect(x: 0, y: 0, width: width, height: height)
    super.init()
  }

  deinit { host?.close() }

  // MARK: - What it draws

  /// The layer that is drawn, with its position and transform, and all below it. Default nil.
  open var layer: CALayer? {
    get { shownLayer }
    set {
      guard newValue !== shownLayer else { return }
      host?.close()
      host = nil
      hasBegun = false
      shownLayer = newValue
      guard let newValue, LayerHost.canHost(newValue) else { return }
      host = LayerHost(root: newValue)
      host?.begin(at: CACurrentMediaTime())
    }
  }

  /// The rectangle around the layer, in its superlayer's space, that fills the picture. Default (0, 0) and the picture's
  /// size in pixels; an empty one shows nothing.
  open var bounds: CGRect {
    get { area }
    set { area = newValue }
  }

  /// What was rendered last; transparent before.
  public final var picture: CGImage { CGImage(bitmap: surface.shown) }

  // MARK: - Frames

  /// Begins a frame: moves the layer's time on, with all that happens on the way, and takes what shows then.
  ///
  /// - Parameters:
  ///   - t: In seconds. Time doesn't go back: an earlier one than the last frame's counts as that, and what isn't finite
  ///     is ignored.
  ///   - ts: Makes no difference.
  open func beginFrame(atTime t: CFTimeInterval, timeStamp ts: UnsafeMutablePointer<CVTimeStamp>?) {
    if t.isFinite, let host {
      if hasBegun { host.advance(to: max(t, host.now)) } else { host.begin(at: t) }
      hasBegun = true
    }
    frame = RendererFrame(list: surface.displayList(of: shownLayer, in: area))
  }

  /// Adds a rectangle, in the space of `bounds`, to what ``updateBounds()`` says; without a frame it does nothing.
  open func addUpdate(_ r: CGRect) {
    // Foundation stops the program at an intersection with what isn't a number.
    guard r.isOrdinary, area.isOrdinary else { return }
    frame?.add(r.intersection(area))
  }

  /// Returns the smallest rectangle around the pixels that differ from the picture rendered last, and around what was
  /// added, in the space of `bounds`; null where there are none, and without a frame.
  open func updateBounds() -> CGRect {
    guard frame != nil, area.isOrdinary else { return .null }
    let changed = surface.changedArea(to: drawnFrame())
    let (across, down) = (area.width / CGFloat(surface.width), area.height / CGFloat(surface.height))
    let added = frame?.added ?? .null
    guard let changed else { return added }
    let place = CGRect(
      x: area.minX + CGFloat(changed.minX) * across, y: area.minY + CGFloat(changed.minY) * down,
      width: CGFloat(changed.width) * across, height: CGFloat(changed.height) * down)
    return place.union(added)
  }

  /// Draws the frame into the picture; without a frame it does nothing.
  open func render() {
    if frame != nil { surface.shown = drawnFrame() }
  }

  /// Ends the frame.
  open func endFrame() { frame = nil }

  /// Returns when the next frame is due: the frame's time while an animation runs or changes wait, the time at which the
  /// next animation begins, or infinity where nothing will change.
  open func nextFrameTime() -> CFTimeInterval { shownLayer?.nextChangeTime ?? .infinity }

  /// The frame's pixels, drawn when they are first asked for.
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

/// A frame that has begun.
private struct RendererFrame {
  let list: DisplayList
  var bitmap: Bitmap?
  private(set) var added = CGRect.null

  init(list: DisplayList) { self.list = list }

  mutating func add(_ rect: CGRect) {
    if !rect.isEmpty { added = added.union(rect) }
  }
}

/// The pixels that a renderer draws to.
private final class RendererSurface {
  let width: Int
  let height: Int
  var shown: Bitmap
  private let mode: RenderMode
  private let renderer: FrameRenderer

  init(width: Int, height: Int, mode: RenderMode) {
    require(
      width > 0 && height > 0 && width <= (1 << 27) / height,
      "a renderer can't draw \(width) × \(height) pixels")
    self.width = width
    self.height = height
    self.mode = mode
    shown = Bitmap(width: width, height: height)
    renderer = FrameRenderer(width: width, height: height, scale: 1, mode: mode)
  }

  /// The commands for what a layer shows in an area of its superlayer's space.
  func displayList(of layer: CALayer?, in area: CGRect) -> DisplayList {
    guard let layer, area.isOrdinary, area.width > 0, area.height > 0 else { return DisplayList() }
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

  /// The smallest rectangle around the pixels in which a picture differs from the one shown; nil where none does.
  func changedArea(to bitmap: Bitmap) -> PixelRect? {
    var area: PixelRect?
    for y in 0..<height {
      let row = y * width..<(y + 1) * width
      let (old, new) = (shown.pixels[row], bitmap.pixels[row])
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
  fileprivate var isOrdinary: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension PixelRect {
  /// The smallest rectangle around this one and another.
  fileprivate func enclosing(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }
}
