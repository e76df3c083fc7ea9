import CoreGraphics
import LayerTree
import MotionCore
import Raster

// The commands of a layer's sublayers: cached ones if the sublayers are unchanged.

extension DisplayListBuilder {
  /// - Parameter start: The number of commands before those of the layer; nil if the layer's aren't among them.
  func appendSublayers(
    ofLayer index: Int, _ context: RenderingContext, from start: Int?, to commands: inout [DrawCommand]
  ) {
    guard tree.hasSublayers(index) else { return }
    let parts = parts(ofSublayersOf: index)
    if context.mode == .screen, hasDepth(inLayer: index, parts) {
      commands += planes(inLayer: index, context.inPicture)
      return
    }
    if tree.layers[index].store.owner == .replicator,
      case .replicator(let replicator) = tree.layers[index].content
    {
      commands += copies(of: replicator, at: index, context.inPicture)
      return
    }
    let space = SublayerSpace(transformOfSublayers(of: index))
    guard let cache else {
      for sublayer in tree.sublayers(of: index) {
        append(sublayer: sublayer, context, space, to: &commands)
      }
      return
    }
    let run = cache.beginSublayers(
      of: index, context, space.isIdentity ? nil : space.toContext, from: start.map { $0 + movedCount },
      formerStart: formerStart)
    if movesCommands(of: run) {
      let first = cache.formerRange(of: Int(tree.layers[index].endOfMask), in: run)
      move(&commands, alignedAt: first?.lowerBound)
    }
    if parts.isEmpty {
      append(sublayersIn: tree.sublayerRange(of: index), run, context, space, cache, to: &commands)
    } else {
      append(parts, run, context, space, cache, to: &commands)
    }
  }

  /// Appends the commands of the sublayers whose snapshots are in a range.
  func append(
    sublayersIn range: Range<Int>, _ run: SublayerRun, _ context: RenderingContext, _ space: SublayerSpace,
    _ cache: CommandCache, to commands: inout [DrawCommand]
  ) {
    var sublayer = range.lowerBound
    while sublayer < range.upperBound {
      append(sublayer: sublayer, in: run, context, space, cache, to: &commands)
      sublayer = Int(tree.layers[sublayer].end)
    }
  }

  /// Whether the commands of a layer's sublayers are moved to a piece. Those of enclosing layers were moved before.
  func movesCommands(of run: SublayerRun) -> Bool {
    piece != nil && run.build != 0 && (run.superlayer == 0 || run.former != nil)
  }

  /// Moves commands to the current piece.
  ///
  /// - Parameter end: The index at which the same layers' commands end in the former list; nil if it's unknown.
  private func move(_ commands: inout [DrawCommand], alignedAt end: Int?) {
    movedCount += commands.count
    piece?.take(&commands, alignedAt: end)
  }

  /// Appends the commands of a sublayer, from the cache if it's unchanged.
  func append(
    sublayer index: Int, in run: SublayerRun, _ context: RenderingContext, _ space: SublayerSpace,
    _ cache: CommandCache, to commands: inout [DrawCommand]
  ) {
    let (start, movedBefore) = (commands.count, movedCount)
    let isUnchanged = cache.isUnchanged(index, of: tree, in: run)
    let former = cache.formerRange(of: index, in: run)
    if !isUnchanged || !cache.appendCached(index, to: &commands) {
      cache.beginBuild(of: index)
      // Commands that are going to be cached stay together.
      formerStart = isUnchanged ? nil : former?.lowerBound
      append(sublayer: index, context, space, to: &commands)
      cache.endBuild(of: index, in: tree, run, isUnchanged: isUnchanged, commands, from: start)
    }
    let range = movedBefore + start..<movedCount + commands.count
    cache.recordSpan(of: index, in: run, range)
    guard movesCommands(of: run) else { return }
    move(&commands, alignedAt: former?.count == range.count ? former?.upperBound : nil)
  }

  private func append(
    sublayer index: Int, _ context: RenderingContext, _ space: SublayerSpace,
    to commands: inout [DrawCommand]
  ) {
    let store = tree.layers[index].store
    guard space.isIdentity, let toSuperlayer = store.affineToSuperlayer else {
      commands += self.commands(ofSublayer: index, context, space.toContext)
      return
    }
    let transform = Affine(toSuperlayer).concatenating(context.transform)
    guard transform.isDrawable, !isOutOfSight(index, store, transform, context) else { return }
    var inner = context
    (inner.transform, inner.depthAxis) = (transform, .zero)
    append(index, store, &inner, to: &commands)
  }

  /// Whether a layer can be left out because it's known to draw nothing visible.
  ///
  /// - Parameters:
  ///   - transform: The mapping from the layer's space to device pixels.
  ///   - context: The context of the superlayer's space.
  private func isOutOfSight(
    _ index: Int, _ store: LayerStore, _ transform: Affine, _ context: RenderingContext
  ) -> Bool {
    guard !context.isInPicture, let visible = context.visible else { return false }
    guard !tree.layers[index].isInTransition, store.drawsWithinBounds,
      store.masksToBounds || Int(tree.layers[index].end) == index + 1
    else { return false }
    // Antialiased edges and samples reach into neighboring pixels.
    let bounds = Box(store.bounds.standardized).applying(transform).insetBy(-1)
    return bounds.intersection(visible).isEmpty
  }

  /// - Parameter sublayerTransform: The mapping from the sublayers' space to the context's.
  func commands(
    ofSublayer index: Int, _ context: RenderingContext, _ sublayerTransform: Matrix4
  ) -> [DrawCommand] {
    commands(ofLayer: index, at: transformToSuperlayer(of: index, context.mode) * sublayerTransform, context)
  }

  /// The mapping from a layer's space to its superlayer's, as a mode draws it.
  ///
  /// The context mode draws a layer whose transform isn't affine without its transform, at the origin, as Apple's
  /// `render(in:)` does.
  func transformToSuperlayer(of index: Int, _ mode: RenderMode) -> Matrix4 {
    if mode == .context, !CATransform3DIsAffine(tree.layers[index].store.values.transform) {
      return .identity
    }
    return tree.transformToSuperlayer(of: index)
  }

  /// The mapping from the space of a layer's sublayers to the layer's own; nil if they are the same.
  func transformOfSublayers(of index: Int) -> Matrix4? {
    let store = tree.layers[index].store
    guard store.hasRare || store.isGeometryFlipped else { return nil }
    let transform = store.values.transformOfSublayers
    return transform == .identity ? nil : transform
  }

  /// The copies of a replicator layer's sublayers, the first one at the back.
  ///
  /// The context mode ignores the copies' colors and rotates them about the origin instead of the center of the
  /// bounds.
  private func copies(
    of replicator: ReplicatorValues, at index: Int, _ context: RenderingContext
  ) -> [DrawCommand] {
    let layer = tree.layers[index]
    let bounds = layer.store.bounds
    let isOnScreen = context.mode == .screen
    let center = isOnScreen ? CGPoint(x: bounds.midX, y: bounds.midY) : .zero
    var commands: [DrawCommand] = []
    for (copy, records) in zip(ReplicatorInstances(replicator, about: center), layer.copies) {
      var picture: [DrawCommand] = []
      for sublayer in tree.siblings(in: records) {
        picture += self.commands(
          ofSublayer: sublayer, context, copy.transform * (transformOfSublayers(of: index) ?? .identity))
      }
      commands += isOnScreen ? picture.multiplied(by: Color(copy.color)) : picture
    }
    return commands
  }
}

/// The space of a layer's sublayers.
struct SublayerSpace {
  /// The mapping from the space to that of the layer's context.
  let toContext: Matrix4
  /// Whether both spaces are the same. Comparing the mapping for every sublayer would copy it.
  let isIdentity: Bool

  /// - Parameter toContext: The mapping from the space to that of the layer's context; nil if they are the same.
  init(_ toContext: Matrix4?) { (self.toContext, isIdentity) = (toContext ?? .identity, toContext == nil) }
}

extension LayerStore {
  /// Whether a layer, apart from its sublayers, draws only within its bounds.
  fileprivate var drawsWithinBounds: Bool {
    guard owner == .layer else { return false }
    guard let extended = extendedBox else { return true }
    guard !extended.hasRare, !(extended.shadowOpacity > 0) else { return false }
    return masksToBounds || !extended.hasContents
      || extended.values.contentsGravity == .resize
  }
}
