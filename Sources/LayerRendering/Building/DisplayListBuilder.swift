import CoreGraphics
package import LayerTree
package import MotionCore
package import Raster

/// Builds a display list from a snapshot of a layer tree.
package final class DisplayListBuilder {
  let tree: TreeSnapshot
  let text: (any ParagraphShaping)?
  let cache: CommandCache?
  let tiles: TileCache?
  /// The threads that build the list.
  let crew: LayerCrew
  // Exclusivity isn't checked, because only one thread uses a builder.
  /// The part of a former list that is replaced by the commands that are built; nil if there is none.
  @exclusivity(unchecked) var piece: ListPiece?
  /// The pieces before that one.
  @exclusivity(unchecked) var closedPieces: [ListPiece] = []
  /// The number of the list's commands that aren't in the builder's arrays: another builder built them, or they were moved to
  /// a piece.
  @exclusivity(unchecked) var movedCount: Int
  /// The index, in the former list, of the first command of the layer that is being built; nil if it's unknown.
  @exclusivity(unchecked) var formerStart: Int?

  /// Creates a builder for a tree.
  ///
  /// - Parameters:
  ///   - text: The shaper of text; without it text layers stay empty.
  ///   - tiles: The cache of tiled layers' tiles; without it those layers stay empty.
  package convenience init(
    _ tree: TreeSnapshot, text: (any ParagraphShaping)? = nil, tiles: TileCache? = nil
  ) {
    self.init(tree, text: text, tiles: tiles, cache: nil)
  }

  /// - Parameters:
  ///   - cache: The commands cached from earlier lists.
  ///   - crew: The threads that build the list. They need a cache.
  init(
    _ tree: TreeSnapshot, text: (any ParagraphShaping)?, tiles: TileCache?, cache: CommandCache?,
    crew: LayerCrew = .oneThread
  ) {
    self.tree = tree
    self.text = text
    self.tiles = tiles
    self.cache = cache
    self.crew = crew
    movedCount = 0
    cache?.resize(for: tree)
  }

  /// Creates a builder that builds the commands of some sublayers for another builder.
  ///
  /// - Parameters:
  ///   - movedCount: The number of the list's commands before those of the sublayers, or an estimate of it.
  ///   - piece: The part of a former list that is replaced by the commands; nil if there is none.
  init(branchOf main: DisplayListBuilder, movedCount: Int, _ piece: ListPiece?) {
    (tree, text, tiles, cache) = (main.tree, main.text, main.tiles, main.cache)
    (crew, self.piece, self.movedCount) = (.oneThread, piece, movedCount)
  }

  /// Builds the list of the whole tree.
  ///
  /// The root's own position and transform are ignored unless `root` includes them.
  ///
  /// - Parameters:
  ///   - root: The mapping from the root's space to an enclosing space, whose plane is drawn.
  ///   - transform: The mapping from that space to device pixels.
  ///   - baseScale: The number of pixels per point, by which the context mode scales shadows.
  ///   - visible: The device pixels that are visible; nil if unknown.
  package func displayList(
    mode: RenderMode, root: Matrix4 = .identity, transform: Affine, baseScale: Double,
    visible: PixelRect? = nil
  ) -> DisplayList {
    let context = RenderingContext(mode: mode, root: transform, baseScale: baseScale, visible: visible?.box)
    return DisplayList(commands: withStack { commands(isDeep: $0, at: root, context) })
  }

  /// Builds the list of the whole tree, and replaces a former list by it.
  ///
  /// - Parameters:
  ///   - transform: The mapping from the root's space to device pixels.
  ///   - baseScale: The number of pixels per point, by which the context mode scales shadows.
  ///   - visible: The device pixels that are visible.
  func replace(
    _ update: ListUpdate, mode: RenderMode, transform: Affine, baseScale: Double, visible: PixelRect
  ) {
    let context = RenderingContext(mode: mode, root: transform, baseScale: baseScale, visible: visible.box)
    update.replace { whole in
      (piece, formerStart) = (whole, whole.range.lowerBound)
      withStack { isDeep in
        var rest = commands(isDeep: isDeep, at: .identity, context)
        piece?.take(&rest, alignedAt: whole.range.upperBound)
        piece?.close()
      }
      piece.take().map { closedPieces.append($0) }
      return closedPieces
    }
  }

  /// Calls a closure on a stack that suffices for the tree, with whether that takes more than every thread has.
  private func withStack<Result>(_ body: (_ isDeep: Bool) -> Result) -> Result {
    let isDeep = tree.depth > LargeStack.maximumShallowDepth
    return LargeStack.run(isDeep: isDeep) { body(isDeep) }
  }

  /// The commands of the whole tree that aren't moved to a piece.
  private func commands(isDeep: Bool, at root: Matrix4, _ context: RenderingContext) -> [DrawCommand] {
    guard context.transform.isFinite else { return [] }
    cache?.beginList(isDeep: isDeep)
    return commands(ofLayer: 0, at: root, context)
  }

  // MARK: - One layer and its sublayers

  /// The commands of a layer in its own space, which is the context's.
  func commands(ofLayer index: Int, _ context: RenderingContext) -> [DrawCommand] {
    // `render(in:)` doesn't draw transitions.
    guard context.mode == .screen, tree.layers[index].isInTransition,
      let transition = tree.layers[index].transition
    else {
      return commandsWithoutTransition(ofLayer: index, context)
    }
    return self.transition(transition, ofLayer: index, context)
  }

  /// Appends the commands of a layer in its own space, which is the context's.
  func append(
    _ index: Int, _ store: LayerStore, _ context: inout RenderingContext, to commands: inout [DrawCommand]
  ) {
    guard !tree.layers[index].isInTransition, !store.hasRare, tree.mask(of: index) == nil else {
      commands += self.commands(ofLayer: index, context)
      return
    }
    guard let opacity = opacity(of: store, context) else { return }
    let totalOpacity = opacity * context.opacity
    guard totalOpacity == 1 || !store.isGroup else {
      commands += commandsWithoutTransition(ofLayer: index, context)
      return
    }
    context.opacity = totalOpacity
    appendPicture(ofLayer: index, store, context, to: &commands)
  }

  /// The opacity of a layer, or nil for a layer that isn't visible.
  private func opacity(of store: LayerStore, _ context: RenderingContext) -> Double? {
    let opacity = Double(store.opacity).clampedToUnit
    guard opacity > 0, !store.isHidden, store.bounds.isDrawable,
      store.isDoubleSided || context.showsFront
    else { return nil }
    return opacity
  }

  /// The commands of a layer without its transition.
  func commandsWithoutTransition(ofLayer index: Int, _ context: RenderingContext) -> [DrawCommand] {
    let store = tree.layers[index].store
    guard let opacity = opacity(of: store, context) else { return [] }
    let isGroup = store.isGroup
    var context = context
    // The opacity of enclosing layers that aren't groups applies to each layer: to a group, as a whole.
    let totalOpacity = opacity * context.opacity
    context.opacity = isGroup ? 1 : totalOpacity
    if store.hasRare || tree.mask(of: index) != nil || isGroup && totalOpacity < 1 {
      context.isInPicture = true
    }
    guard store.hasRare else {
      let commands = maskedPicture(ofLayer: index, context)
      return isGroup ? commands.withOpacity(totalOpacity) : commands
    }
    let commands = rasterizedPicture(ofLayer: index, context) ?? maskedPicture(ofLayer: index, context)
    return backdrop(ofLayer: index, context, opacity: totalOpacity)
      + (isGroup ? commands.withOpacity(totalOpacity) : commands).blended(
        by: store.rareBox?.values.compositingFilter)
  }

  /// The layer and its sublayers rasterized at the layer's own scale, or nil if that makes no difference.
  private func rasterizedPicture(ofLayer index: Int, _ context: RenderingContext) -> [DrawCommand]? {
    let store = tree.layers[index].store
    guard context.mode == .screen, let rare = store.rareBox, rare.values.shouldRasterize,
      !store.sharesDepth, let scale = RasterizedGroup.scale(Double(rare.values.rasterizationScale), context)
    else { return nil }
    let transform = Affine.scale(1 / scale, 1 / scale).concatenating(context.transform)
    let sampling = PictureSampling(
      rare.values.pictureFilters.averagingFilter(for: transform, context.mode),
      maximumLevel: RasterizedGroup.maximumHalvingCount)
    let commands = maskedPicture(
      ofLayer: index, context.rasterized(scale: scale, reach: 2 * sampling.coarsestPixel))
    guard !commands.isEmpty else { return [] }
    return [.rasterized(RasterizedGroup(commands, transform: transform, sampling: sampling))]
  }

  private func maskedPicture(ofLayer index: Int, _ context: RenderingContext) -> [DrawCommand] {
    let commands = picture(ofLayer: index, context)
    guard let mask = mask(ofLayer: index, context) else { return commands }
    // A compositing filter applies after the mask, so a gradient must not take over the mask's fade.
    let store = tree.layers[index].store
    let isBlended = store.hasRare && store.rare.compositingFilter != nil
    if let shape = commands.masked(by: mask, allowsFade: !isBlended) { return [shape] }
    var group = DrawGroup(commands: commands)
    group.mask = mask
    group.bounds = group.bounds.intersection(mask.deviceBounds)
    return [.group(group)]
  }

  /// The commands of a layer's mask, or nil if it has none.
  func mask(ofLayer index: Int, _ context: RenderingContext) -> [DrawCommand]? {
    guard let mask = tree.mask(of: index), !tree.layers[index].store.sharesDepth else { return nil }
    return commands(ofSublayer: mask, context.withoutOpacity.inPicture, .identity)
  }

  /// The layer's background, contents, sublayers and border, and the shadow that they cast.
  private func picture(ofLayer index: Int, _ context: RenderingContext) -> [DrawCommand] {
    list { appendPicture(ofLayer: index, tree.layers[index].store, context, to: &$0) }
  }

  private func appendPicture(
    ofLayer index: Int, _ store: LayerStore, _ context: RenderingContext, to commands: inout [DrawCommand]
  ) {
    let start = commands.count
    if store.drawsOnlyBackground {
      appendBackground(of: store, context, to: &commands)
      return appendSublayers(ofLayer: index, context, from: start, to: &commands)
    }
    if store.sharesDepth {
      return appendSublayers(ofLayer: index, context, from: start, to: &commands)
    }
    // A layer clipped to its bounds has no shadow, which would be outside of them.
    let clips = store.masksToBounds
    let shadow = clips ? nil : shadowStyle(of: store, context)
    let filters = drawFilters(store.rareBox?.values.filters, context)
    var inner = context
    guard clips || shadow != nil || !filters.isEmpty else {
      appendBackground(of: store, context, to: &commands)
      appendContent(ofLayer: index, &inner, to: &commands)
      appendSublayers(ofLayer: index, inner, from: start, to: &commands)
      appendBorder(of: store, context, to: &commands)
      return
    }
    inner = context.inside(store, shadow, reach: filters.reach)
    let background = list { appendBackground(of: store, context, to: &$0) }
    let content = list {
      appendContent(ofLayer: index, &inner, to: &$0)
      appendSublayers(ofLayer: index, inner, from: nil, to: &$0)
    }
    let border = list { appendBorder(of: store, context, to: &$0) }
    if clips {
      commands += filtered(
        clipped(background, content, border, to: store, context), by: filters, of: store, context)
      return
    }
    let isBackgroundOnly = content.isEmpty && border.isEmpty
    let picture = filtered(
      background.followed(by: content).followed(by: border), by: filters, of: store, context)
    commands +=
      shadow.map { withShadow($0, under: picture, of: store, isBackgroundOnly: isBackgroundOnly, context) }
      ?? picture
  }

  private func list(_ append: (inout [DrawCommand]) -> Void) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    append(&commands)
    return commands
  }
}

extension LayerStore {
  /// Whether the layer and its sublayers fade as one picture.
  fileprivate var isGroup: Bool {
    guard !sharesDepth else { return false }
    return allowsGroupOpacity || rareBox?.values.shouldRasterize == true
  }
}

// MARK: - Clips and shadows

extension DisplayListBuilder {
  /// The background, content and border of a layer that clips to its outline.
  private func clipped(
    _ background: [DrawCommand], _ content: [DrawCommand], _ border: [DrawCommand],
    to store: LayerStore, _ context: RenderingContext
  ) -> [DrawCommand] {
    switch context.mode {
    case .screen:
      let pixels = content.deviceBounds
      guard !content.isEmpty, !store.covers(pixels, context) else {
        return background.followed(by: content).followed(by: border)
      }
      var group = DrawGroup(commands: content, bounds: pixels)
      // Commands that blend with the backdrop have to be drawn directly onto it.
      group.clip(to: DrawClip(outline: store.outline(context), actsOnEachCommand: content.readBackdrop))
      return background.followed(by: [.group(group)]).followed(by: border)
    case .context:
      let commands = background.followed(by: content).followed(by: border)
      let pixels = commands.deviceBounds
      if store.covers(pixels, context) { return commands }
      var group = DrawGroup(commands: commands, bounds: pixels)
      group.clip(to: DrawClip(outline: store.outline(context), actsOnEachCommand: true))
      return [.group(group)]
    }
  }

  private func shadowStyle(of store: LayerStore, _ context: RenderingContext) -> ShadowStyle? {
    guard let extended = store.extendedBox, extended.shadowOpacity > 0,
      let color = extended.values.shadowColor?.sRGB
    else { return nil }
    let shadowOffset = extended.values.shadowOffset
    let offset = Point(Double(shadowOffset.width), Double(shadowOffset.height))
    let radius = Double(extended.values.shadowRadius)
    guard offset.isFinite, radius.isFinite else { return nil }
    guard abs(offset.x) < RenderingContext.coordinateLimit, abs(offset.y) < RenderingContext.coordinateLimit
    else {
      return nil
    }
    let shadowColor = color.withAlpha(multipliedBy: Double(extended.values.shadowOpacity).clampedToUnit)
    let (transform, sigma, cutoff) =
      context.mode == .screen
      ? (context.transform, Self.screenShadowSigma, 3.0) : (context.shadowTransform, 1, 2)
    let scale = abs(transform.determinant).squareRoot()
    return ShadowStyle(
      kernel: GaussianKernel(sigma: radius * sigma * scale, cutoff: cutoff),
      offset: transform.applyToVector(offset), color: shadowColor)
  }

  /// The standard deviation of the render server's shadow, in shadow radii; fitted to its pixels.
  private static var screenShadowSigma: Double { 0.945 }

  private func withShadow(
    _ style: ShadowStyle, under commands: [DrawCommand], of store: LayerStore, isBackgroundOnly: Bool,
    _ context: RenderingContext
  ) -> [DrawCommand] {
    if context.mode == .screen, let path = store.values.shadowPath {
      let style = style.faded(to: context.opacity)
      return [.shadow(ShapeShadow(outline: Outline(path.path, context.transform), style: style))] + commands
    }
    if commands.isEmpty { return [] }
    // A background alone casts the shadow of its outline, with the background's alpha.
    if isBackgroundOnly, commands.count == 1, let background = commands[0].filledShape,
      case .color(let color) = background.paint
    {
      let style = style.faded(to: color.alpha * context.opacity)
      let outline = store.outline(context.transform)
      return [.shadow(ShapeShadow(outline: outline, style: style))] + commands
    }
    var group = DrawGroup(commands: commands)
    group.shadow = style
    group.bounds = group.bounds.union(style.reach(around: group.bounds))
    return [.group(group)]
  }
}

extension ShadowStyle {
  fileprivate func faded(to opacity: Double) -> ShadowStyle {
    var result = self
    result.color.alpha *= opacity
    return result
  }

  /// The pixels that the shadow of a rectangle can touch.
  package func reach(around bounds: PixelRect) -> PixelRect {
    guard !bounds.isEmpty else { return .empty }
    let box = bounds.insetBy(-kernel.radius).box
    let moved = Box(min: box.min + offset, max: box.max + offset)
    return PixelRect(covering: moved.insetBy(-1), within: .addressable)
  }
}

// MARK: - Groups

extension [DrawCommand] {
  /// The commands as one picture with an opacity; a single shape takes on the opacity itself.
  func withOpacity(_ opacity: Double) -> [DrawCommand] {
    guard opacity < 1, !isEmpty else { return self }
    if count == 1 {
      switch self[0] {
      case .rectangle(var rectangle):
        rectangle.opacity *= opacity
        return [.rectangle(rectangle)]
      case .shape(var shape):
        shape.opacity *= opacity
        return [.shape(shape)]
      case .stroke(var shape):
        shape.opacity *= opacity
        return [.stroke(shape)]
      case .group(var group) where group.shadow == nil && group.blendMode == .normal:
        group.opacity *= opacity
        return [.group(group)]
      case .rasterized(var group):
        group.opacity *= opacity
        return [.rasterized(group)]
      case .group, .sprites, .backdrop, .warped, .crossing:
        // A shadow and its caster fade together, as sprites do; otherwise one would show through the other. A picture
        // that fades as a whole doesn't see the content behind it.
        break
      case .shadow(var shadow):
        shadow.style = shadow.style.faded(to: opacity)
        return [.shadow(shadow)]
      }
    }
    var group = DrawGroup(commands: self)
    group.opacity = opacity
    return [.group(group)]
  }
}

extension DisplayList {
  /// The list as one picture with an opacity.
  package func faded(to opacity: Double) -> DisplayList {
    DisplayList(commands: commands.withOpacity(opacity))
  }
}

extension DrawGroup {
  /// Creates a group with the bounds of its commands.
  init(commands: [DrawCommand]) {
    self.init(commands: commands, bounds: commands.deviceBounds)
  }

  /// Limits the group to a clip.
  fileprivate mutating func clip(to clip: DrawClip) {
    self.clip = clip
    bounds = bounds.intersection(clip.outline.deviceBounds)
  }

  /// The pixels that the group without its shadow can touch; under a soft shadow these are far fewer than the bounds.
  var pictureBounds: PixelRect {
    guard shadow != nil else { return bounds }
    return commands.deviceBounds.insetBy(-filters.radius).intersection(bounds)
  }
}

extension [DrawCommand] {
  /// The commands followed by more commands, without a copy if either list is empty.
  fileprivate consuming func followed(by next: consuming [DrawCommand]) -> [DrawCommand] {
    if isEmpty { return next }
    if !next.isEmpty { append(contentsOf: next) }
    return self
  }

  /// The pixels that the commands can touch.
  var deviceBounds: PixelRect { reduce(.empty) { $0.union($1.deviceBounds) } }
}

extension DrawCommand {
  /// The pixels that the command can touch.
  package var deviceBounds: PixelRect {
    switch self {
    case .rectangle(let rectangle): rectangle.deviceBounds
    case .shape(let shape): shape.deviceBounds
    case .stroke(let shape): shape.deviceBounds
    case .shadow(let shadow): shadow.style.reach(around: shadow.outline.deviceBounds)
    case .group(let group): group.bounds
    case .rasterized(let group): group.deviceBounds
    case .sprites(let batch): batch.bounds
    case .backdrop(let backdrop): backdrop.outline.deviceBounds
    case .warped(let picture): picture.deviceBounds
    case .crossing(let planes): planes.bounds
    }
  }
}

extension RenderingContext {
  /// The context of commands that become parts of a picture.
  var inPicture: RenderingContext {
    var result = self
    result.isInPicture = true
    return result
  }

  /// The context without the opacity of enclosing layers.
  var withoutOpacity: RenderingContext {
    var result = self
    result.opacity = 1
    return result
  }
}

extension Double {
  /// The number clamped to 0…1; 0 for NaN.
  var clampedToUnit: Double { self > 0 ? Swift.min(self, 1) : 0 }
}

extension CGRect {
  /// Whether all four numbers are finite and small enough to be drawn.
  var isDrawable: Bool {
    max(abs(origin.x), abs(origin.y), abs(size.width), abs(size.height)) < RenderingContext.coordinateLimit
      && !(origin.x + origin.y + size.width + size.height).isNaN
  }
}
