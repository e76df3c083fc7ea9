package import Raster

/// Draws display lists into pixels.
///
/// Drawing a list on several canvases, each holding a part of the picture, produces the same bytes as drawing it on
/// one. An executor reuses its working memory between calls, so each thread that draws concurrently needs its own.
package final class DisplayListExecutor {
  let rasterizer: Rasterizer
  private let masks = MaskCache()
  var memory: PictureMemory { rasterizer.memory }
  private let pictures = PictureCache()
  /// Whether commands that opaque ones cover are left out. Tests compare the pixels with those of all commands.
  var omitsHiddenCommands = true

  package init(rasterizer: Rasterizer = Rasterizer()) { self.rasterizer = rasterizer }

  /// Starts a new frame, which removes cached pictures that weren't used for some frames.
  func beginFrame() { pictures.beginFrame() }

  package func draw(_ list: DisplayList, on canvas: inout Canvas) {
    LargeStack.run(isDeep: list.isDeep) {
      draw(list.commands, on: &canvas)
    }
  }

  /// Replaces the pixels of an area with those of a list on transparent ones.
  ///
  /// - Parameter rowCount: The number of rows that are drawn at a time.
  func replacePixels(
    of area: PixelRect, with list: BoundedList, rowCount: Int, on canvas: inout Canvas
  ) {
    let cover = omitsHiddenCommands && !area.isEmpty ? list.lastCover(of: area) : nil
    for strip in area.strips(of: rowCount) {
      canvas.clip = strip
      if cover == nil { canvas.clear() }
      LargeStack.run(isDeep: list.isDeep) {
        var state = DrawingState(isOverTransparency: cover == nil)
        // Commands that don't touch the strip aren't loaded from memory.
        list.bounds.forEachIndex(touching: strip) {
          if $0 >= cover ?? 0 { draw($0, in: list.list.commands, on: &canvas, &state) }
        }
      }
    }
  }

  private func draw(_ commands: [DrawCommand], on canvas: inout Canvas) {
    let isSearched = omitsHiddenCommands && canvas.clipMask == nil && !canvas.clip.isEmpty
    let cover = isSearched ? commands.lastCover(of: canvas.clip) : nil
    var state = DrawingState(isOverTransparency: false)
    for index in (cover ?? 0)..<commands.count
    where !commands[index].deviceBounds.intersection(canvas.clip).isEmpty {
      draw(index, in: commands, on: &canvas, &state)
    }
  }

  /// The state that one command leaves to the next.
  private struct DrawingState {
    /// Whether all pixels of the clip are transparent.
    var isOverTransparency: Bool
    var shared: SharedOutline?
  }

  /// Draws one of the commands that touch the canvas, in their order.
  @inline(__always)
  private func draw(
    _ index: Int, in commands: [DrawCommand], on canvas: inout Canvas, _ state: inout DrawingState
  ) {
    defer { state.isOverTransparency = false }
    switch commands[index] {
    case .rectangle(let rectangle):
      guard let shape = rectangle.gridRectangle else {
        return draw(rectangle.shape, at: index, in: commands, on: &canvas, &state)
      }
      canvas.fill(
        shape, paint: .color(rectangle.color), opacity: rectangle.opacity,
        isOverTransparency: state.isOverTransparency)
    case .shape(let shape): draw(shape, at: index, in: commands, on: &canvas, &state)
    case .stroke(let shape) where shape.outline.isInPerspective:
      canvas.fill(shape.projectedPath(within: canvas.clip), paint: shape.paint, opacity: shape.opacity)
    case .stroke(let shape):
      canvas.stroke(
        shape.outline.path, shape.style, transform: shape.outline.transform, paint: shape.paint,
        opacity: shape.opacity)
    case .shadow(let shadow): draw(shadow, on: &canvas)
    case .group(let group): draw(group, on: &canvas)
    case .rasterized(let group): draw(group, within: canvas.clip, on: &canvas)
    case .sprites(let batch): batch.draw(on: &canvas)
    case .backdrop(let backdrop): draw(backdrop, on: &canvas)
    case .warped(let picture): draw(picture, on: &canvas)
    case .crossing(let planes): draw(planes, on: &canvas)
    }
  }
}

// MARK: - Fills

extension DisplayListExecutor {
  private func draw(
    _ shape: FilledShape, at index: Int, in commands: [DrawCommand], on canvas: inout Canvas,
    _ state: inout DrawingState
  ) {
    state.shared = sharedOutline(of: shape, at: index, in: commands, state.shared, within: canvas.clip)
    if let shared = state.shared {
      canvas.fill(shared.mask, paint: shape.paint, opacity: shape.opacity)
    } else {
      draw(shape, on: &canvas, isOverTransparency: state.isOverTransparency)
    }
  }

  /// The coverage of an outline that consecutive commands fill. A class, so that the loop over commands doesn't copy it.
  private final class SharedOutline {
    let outline: Outline
    let mask: Mask

    init(outline: Outline, mask: Mask) { (self.outline, self.mask) = (outline, mask) }
  }

  /// The coverage of a shape that has the same outline as the previous or the next shape; nil for other shapes.
  private func sharedOutline(
    of shape: FilledShape, at index: Int, in commands: [DrawCommand], _ former: SharedOutline?,
    within clip: PixelRect
  ) -> SharedOutline? {
    if let former, former.outline == shape.outline { return former }
    guard index + 1 < commands.count, commands[index + 1].fills(shape.outline), shape.outline.isIntricate
    else { return nil }
    return SharedOutline(outline: shape.outline, mask: mask(of: shape.outline, within: clip))
  }

  private func draw(_ shape: FilledShape, on canvas: inout Canvas, isOverTransparency: Bool) {
    let outline = shape.outline
    let isCacheable = outline.hardEdges.isEmpty && !outline.isInPerspective
    if isCacheable, outline.path.pointCount >= MaskCache.minimumPointCount {
      let bounds = shape.deviceBounds
      let isSmall = bounds.width * bounds.height <= MaskCache.largestArea
      if isSmall, let mask = masks.fill(of: outline, make: { mask(of: outline, within: .addressable) }) {
        return canvas.fill(mask, paint: shape.paint, opacity: shape.opacity)
      }
    }
    canvas.fill(
      outline.flattened(within: canvas.clip), paint: shape.paint, opacity: shape.opacity,
      isOverTransparency: isOverTransparency)
  }
}

// MARK: - Shadows

extension DisplayListExecutor {
  private func draw(_ shadow: ShapeShadow, on canvas: inout Canvas) {
    let kernel = shadow.style.kernel
    var outline = shadow.outline
    outline.transform = outline.transform.concatenating(
      .translation(shadow.style.offset.x, shadow.style.offset.y))
    let offset = outline.extractWholePixelOffset()
    let target = canvas.clip.translated(x: -offset.x, y: -offset.y)
    let bounds = outline.deviceBounds.insetBy(-kernel.radius)
    let mask: Mask
    if bounds.width * bounds.height <= MaskCache.largestArea {
      mask = masks.shadow(of: outline, kernel) {
        self.mask(of: outline, within: .addressable).blurred(by: kernel)
      }
    } else {
      let sharp = self.mask(of: outline, within: target.insetBy(-kernel.reach))
      mask = sharp.blurred(by: kernel, within: target, memory: memory)
      memory.reuse(sharp)
    }
    canvas.fill(mask, x: offset.x, y: offset.y, paint: .color(shadow.style.color))
  }

  /// Draws the shadow of a picture whose top left pixel is at (`x`, `y`).
  private func draw(_ style: ShadowStyle, of picture: Bitmap, x: Int, y: Int, on canvas: inout Canvas) {
    let offset = style.roundedOffset
    let silhouette = Mask(alphaOf: picture, x: x + offset.x, y: y + offset.y, memory: memory)
    let mask = silhouette.blurred(by: style.kernel, within: canvas.clip, memory: memory)
    canvas.fill(mask, paint: .color(style.color))
    memory.reuse(silhouette)
    memory.reuse(mask)
  }
}

extension DrawCommand {
  /// Whether the command fills an outline.
  fileprivate func fills(_ outline: Outline) -> Bool {
    // The transform, which differs most often, is compared without copying the shape.
    switch self {
    case .rectangle(let rectangle):
      rectangle.transform == outline.transform && rectangle.outline == outline
    case .shape(let shape): shape.outline.transform == outline.transform && shape.outline == outline
    default: false
    }
  }
}

extension Outline {
  /// Whether rasterizing the outline takes longer than reading its pixels through a mask, although ``MaskCache``
  /// doesn't cache it.
  fileprivate var isIntricate: Bool {
    let (bounds, count) = (deviceBounds, path.pointCount)
    return count < MaskCache.minimumPointCount
      && bounds.width <= count * Self.pixelsPerPoint / max(1, bounds.height)
  }

  private static var pixelsPerPoint: Int { 256 }

  /// Removes the whole pixels from the translation and returns them.
  fileprivate mutating func extractWholePixelOffset() -> (x: Int, y: Int) {
    let whole = Point(transform.tx.rounded(.down), transform.ty.rounded(.down))
    transform.tx -= whole.x
    transform.ty -= whole.y
    return (Int(whole.x), Int(whole.y))
  }
}

extension ShadowStyle {
  /// The offset of a picture's shadow, rounded because pictures aren't moved by fractions of pixels.
  fileprivate var roundedOffset: (x: Int, y: Int) { (Int(offset.x.rounded()), Int(offset.y.rounded())) }

  /// The pixels whose shadow can reach `target`.
  fileprivate func source(of target: PixelRect) -> PixelRect {
    target.translated(x: -roundedOffset.x, y: -roundedOffset.y).insetBy(-kernel.reach)
  }
}

// MARK: - Backdrops

extension DisplayListExecutor {
  private func draw(_ backdrop: BackdropFilter, on canvas: inout Canvas) {
    let area = backdrop.outline.deviceBounds.intersection(canvas.clip)
    guard !area.isEmpty else { return }
    var mask = mask(of: backdrop.outline, within: area)
    if let commands = backdrop.mask { mask = mask.multiplied(by: alpha(of: commands, area)) }
    if backdrop.opacity < 1 { mask = mask.multiplied(by: backdrop.opacity) }
    let picture = backdrop.filters.apply(in: area, of: .addressable, memory: memory, to: canvas.pixels)
    canvas.replace(with: picture, x: area.minX, y: area.minY, mask: mask)
    memory.reuse(picture)
    memory.reuse(mask)
  }
}

// MARK: - Groups

extension DisplayListExecutor {
  private func draw(_ group: DrawGroup, on canvas: inout Canvas) {
    if group.isTransparent { return draw(group.commands, on: &canvas) }
    if let clip = group.clip, group.isOnlyClipped { return draw(group, clippedTo: clip, on: &canvas) }
    if group.isMaskedShape {
      guard let mask = mask(of: group, within: group.bounds.intersection(canvas.clip)) else { return }
      canvas.withClip(mask.bounds, mask) { draw(group.commands, on: &$0) }
      return memory.reuse(mask)
    }
    composite(group, on: &canvas)
  }

  /// Draws a group whose only property is a clip. Pixels that are entirely inside the clip are drawn directly.
  private func draw(_ group: DrawGroup, clippedTo clip: DrawClip, on canvas: inout Canvas) {
    guard let inside = clip.outline.pixelsInside else {
      return drawAtEdge(group, of: clip, within: canvas.clip, on: &canvas)
    }
    canvas.withClip(inside, nil) { draw(group.commands, on: &$0) }
    let area = canvas.clip.intersection(group.bounds).intersection(clip.outline.deviceBounds)
    for side in area.subtracting(inside)
    where group.commands.contains(where: { !$0.deviceBounds.intersection(side).isEmpty }) {
      drawAtEdge(group, of: clip, within: side, on: &canvas)
    }
  }

  private func drawAtEdge(
    _ group: DrawGroup, of clip: DrawClip, within area: PixelRect, on canvas: inout Canvas
  ) {
    guard clip.actsOnEachCommand || group.isMaskedShape else {
      return composite(group, within: area, on: &canvas)
    }
    let mask = mask(of: clip.outline, within: area)
    canvas.withClip(mask.bounds, mask) { draw(group.commands, on: &$0) }
    memory.reuse(mask)
  }

  /// Draws a group into an offscreen picture, then composites it onto the canvas.
  private func composite(_ group: DrawGroup, on canvas: inout Canvas) {
    // Content outside of the canvas may cast a shadow into it.
    guard let source = group.shadow?.source(of: canvas.clip) else {
      return composite(group, within: canvas.clip, on: &canvas)
    }
    guard group.showsCommands, source.intersection(canvas.clip).isEmpty else {
      return composite(group, within: group.showsCommands ? canvas.clip.union(source) : source, on: &canvas)
    }
    // The caster is so far away that a picture of both areas could have too many pixels.
    var (below, above) = (group, group)
    (below.showsCommands, above.shadow, above.bounds) = (false, nil, group.pictureBounds)
    composite(below, within: source, on: &canvas)
    composite(above, within: canvas.clip, on: &canvas)
  }

  private func composite(_ group: DrawGroup, within visible: PixelRect, on canvas: inout Canvas) {
    let bounds = group.pictureBounds
    let area = bounds.intersection(visible)
    guard !area.isEmpty else { return }
    var picture = group.filters.apply(in: area, of: bounds, memory: memory) {
      self.picture(of: group.commands, clip: group.clip, $0)
    }
    if let tint = group.tint { picture.apply(tint) }
    if let shadow = group.shadow { draw(shadow, of: picture, x: area.minX, y: area.minY, on: &canvas) }
    if group.showsCommands {
      let mask = mask(of: group, within: area)
      canvas.composite(
        picture, x: area.minX, y: area.minY, opacity: group.opacity, mask: mask, blendMode: group.blendMode)
      if let mask { memory.reuse(mask) }
    }
    memory.reuse(picture)
  }

  /// Draws a rasterized group, in parts if it has too many pixels.
  private func draw(_ group: RasterizedGroup, within clip: PixelRect, on canvas: inout Canvas) {
    let clip = clip.intersection(group.deviceBounds)
    let needed = group.needed(for: clip)
    guard !needed.isEmpty else { return }
    let isLarge = needed.width > RasterizedGroup.largestArea / needed.height
    if isLarge, let (first, second) = clip.halves {
      draw(group, within: first, on: &canvas)
      draw(group, within: second, on: &canvas)
      return
    }
    let paint = paint(
      group.commands, group.area, needed: needed, transform: group.transform, group.sampling)
    canvas.withClip(clip, nil) {
      $0.fill(
        Path(rect: group.area.box), transform: group.transform, paint: .image(paint), opacity: group.opacity)
    }
  }

  /// The picture of commands as a paint: the whole area from the cache, or only the needed pixels.
  ///
  /// - Precondition: The sides of both areas are sides of pixels of the coarsest version that is sampled.
  func paint(
    _ commands: [DrawCommand], _ area: PixelRect, needed: PixelRect, transform: Affine,
    _ sampling: PictureSampling = PictureSampling(.linear)
  ) -> ImagePaint {
    let count = sampling.halvingCount
    func paint(_ picture: Bitmap, _ part: PixelRect) -> ImagePaint {
      var paint = ImagePaint(
        picture, halvingCount: count, x: part.minX, y: part.minY, transform: transform)
      paint.filter = sampling.filter
      let share = sampling.coarserShare
      return share > 0 ? paint.mixed(with: picture.halved, share: share) : paint
    }
    let cached = pictures.picture(of: commands, area, halvingCount: count) {
      picture(of: commands, area, halvingCount: count)
    }
    if let cached { return paint(cached, area) }
    let part = commands.part(of: area, neededFor: needed).aligned(toPowerOf2: sampling.coarsestLevel)
    return paint(picture(of: commands, part, halvingCount: count), part)
  }

  /// Draws commands onto transparent pixels, and halves the picture a number of times.
  private func picture(of commands: [DrawCommand], _ area: PixelRect, halvingCount: Int) -> Bitmap {
    let picture = picture(of: commands, area)
    guard halvingCount > 0 else { return picture }
    let halved = picture.halved(times: halvingCount)
    memory.reuse(picture)
    return halved
  }

  /// Draws commands onto transparent pixels, applying a clip that acts on each command.
  func picture(of commands: [DrawCommand], clip: DrawClip? = nil, _ area: PixelRect) -> Bitmap {
    var picture = memory.bitmap(width: area.width, height: area.height)
    picture.withCanvas(x: area.minX, y: area.minY, rasterizer: rasterizer) { canvas in
      if let clip, clip.actsOnEachCommand {
        let mask = mask(of: clip.outline, within: area)
        canvas.withClip(mask.bounds, mask) { draw(commands, on: &$0) }
      } else {
        draw(commands, on: &canvas)
      }
    }
    return picture
  }

  /// The combined coverage of a group's mask and clip, or nil if it has neither.
  private func mask(of group: DrawGroup, within area: PixelRect) -> Mask? {
    var result: Mask?
    if let commands = group.mask {
      result = alpha(of: commands, area)
    }
    if let clip = group.clip, !clip.actsOnEachCommand {
      let inside = mask(of: clip.outline, within: area)
      result = result?.multiplied(by: inside) ?? inside
    }
    return result
  }

  func mask(of outline: Outline, within area: PixelRect) -> Mask {
    Mask(filling: outline.flattened(within: area), within: area, rasterizer: rasterizer)
  }
}

extension PixelRect {
  /// The two halves along the longer side; nil for a single pixel.
  fileprivate var halves: (PixelRect, PixelRect)? {
    var (first, second) = (self, self)
    if width >= height {
      first.maxX = minX + width / 2
      second.minX = first.maxX
    } else {
      first.maxY = minY + height / 2
      second.minY = first.maxY
    }
    return first.isEmpty || second.isEmpty ? nil : (first, second)
  }

  /// The rectangle without another one, as at most four rectangles.
  fileprivate func subtracting(_ removed: PixelRect) -> [PixelRect] {
    let hole = intersection(removed)
    guard !hole.isEmpty else { return isEmpty ? [] : [self] }
    let pieces = [
      PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: hole.minY),
      PixelRect(minX: minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY),
      PixelRect(minX: hole.maxX, minY: hole.minY, maxX: maxX, maxY: hole.maxY),
      PixelRect(minX: minX, minY: hole.maxY, maxX: maxX, maxY: maxY),
    ]
    return pieces.filter { !$0.isEmpty }
  }
}

extension Canvas {
  /// Draws with the clip intersected with an area and a mask.
  fileprivate mutating func withClip(_ area: PixelRect, _ mask: Mask?, _ draw: (inout Canvas) -> Void) {
    let (oldClip, oldMask) = (clip, clipMask)
    defer { (clip, clipMask) = (oldClip, oldMask) }
    clip = clip.intersection(area)
    if let mask { clipMask = clipMask?.multiplied(by: mask) ?? mask }
    draw(&self)
  }
}
