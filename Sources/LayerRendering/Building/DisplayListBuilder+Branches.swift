import LayerTree
import Synchronization

// The commands of a wide tree are built by several threads, each of which takes one part of a layer's sublayers after another.

extension DisplayListBuilder {
  /// Divides the snapshots of a layer's sublayers into parts for several threads; empty if that isn't worthwhile.
  func parts(ofSublayersOf index: Int) -> [Range<Int>] {
    let range = tree.sublayerRange(of: index)
    // Tiles are requested in the order of the layers.
    let partCount = crew.partCount(ofLayers: range.count)
    guard partCount > 1, cache?.isTreeDeep == false, !tree.layers[index].containsTiledLayer else { return [] }
    let parts = tree.parts(ofSublayersOf: index, atMost: partCount)
    // The sublayers of a sublayer that contains most layers are divided instead.
    return parts.contains { $0.count > range.count / 2 } ? [] : parts
  }

  /// Whether any sublayer of a layer leaves the layer's plane.
  func hasDepth(inLayer index: Int, _ parts: [Range<Int>]) -> Bool {
    let layerCount = tree.sublayerRange(of: index).count
    guard !parts.isEmpty, crew.partCount(ofBriefSteps: layerCount) > 1 else {
      return tree.hasDepth(inLayer: index)
    }
    let depthCount = Atomic(0)
    crew.share(parts.count, { _ in }) { part, _ in
      if tree.hasDepth(inLayer: index, amongSublayersIn: parts[part]) {
        depthCount.add(1, ordering: .relaxed)
      }
    }
    return depthCount.load(ordering: .relaxed) > 0
  }

  /// Appends the commands of a layer's sublayers, of which threads build one part after the other.
  func append(
    _ parts: [Range<Int>], _ run: SublayerRun, _ context: RenderingContext, _ space: SublayerSpace,
    _ cache: CommandCache, to commands: inout [DrawCommand]
  ) {
    var start = movedCount + commands.count
    let branches = branches(for: parts, run, cache, start: start)
    // Pixels that one part changes needn't be found again in the thread's next one.
    crew.share(branches.count, { _ in DirtyRegion() }) { branches[$0].build(run, context, space, cache, &$1) }
    for branch in branches {
      if run.build != 0, branch.start != start {
        cache.moveSpans(ofSublayersIn: branch.layers, by: start - branch.start, in: tree)
      }
      start += branch.count
    }
    closedPieces += branches.compactMap(\.builder.piece)
    commands.append(moving: branches)
    movedCount = start - commands.count
  }

  /// Creates the builders of parts of a layer's sublayers.
  private func branches(
    for parts: [Range<Int>], _ run: SublayerRun, _ cache: CommandCache, start: Int
  ) -> [ListBranch] {
    let formerStarts = parts.map { cache.formerRange(of: $0.lowerBound, in: run)?.lowerBound }
    let pieces = pieces(from: formerStarts, run, cache)
    return parts.indices.map { part in
      var estimate = start
      if part > 0, let formerStart = formerStarts[part], let former = run.former {
        estimate = run.start + formerStart - former.start
      }
      return ListBranch(of: self, parts[part], start: estimate, pieces?[part])
    }
  }

  /// Replaces the current piece by one for each part of a layer's sublayers and one for what follows them, and returns the
  /// former; nil if commands aren't moved to pieces.
  ///
  /// - Parameter formerStarts: The indices, in the former list, of the parts' first commands; nil for those that are unknown.
  private func pieces(
    from formerStarts: [Int?], _ run: SublayerRun, _ cache: CommandCache
  ) -> [ListPiece]? {
    guard movesCommands(of: run), var current = piece else { return nil }
    let last = tree.sublayer(
      of: run.superlayer, containing: tree.sublayerRange(of: run.superlayer).upperBound - 1)
    let end = cache.formerRange(of: last, in: run)?.upperBound
    var pieces = current.divided(at: formerStarts.dropFirst() + [end])
    closedPieces.append(current)
    piece = pieces.removeLast()
    return pieces
  }
}

/// A part of a layer's sublayers, with the commands that a thread builds for them.
private final class ListBranch {
  let builder: DisplayListBuilder
  /// The indices of the snapshots of the sublayers and their descendants.
  let layers: Range<Int>
  /// The estimated number of the list's commands before those of the part.
  let start: Int
  /// The commands that aren't moved to the builder's piece.
  var commands: [DrawCommand] = []

  init(of main: DisplayListBuilder, _ layers: Range<Int>, start: Int, _ piece: ListPiece?) {
    builder = DisplayListBuilder(branchOf: main, movedCount: start, piece)
    (self.layers, self.start) = (layers, start)
  }

  /// The number of the part's commands.
  var count: Int { builder.movedCount - start + commands.count }

  /// - Parameter region: Pixels that are redrawn, to which those that the part changes are added.
  func build(
    _ run: SublayerRun, _ context: RenderingContext, _ space: SublayerSpace, _ cache: CommandCache,
    _ region: inout DirtyRegion
  ) {
    builder.piece?.region = region
    builder.append(sublayersIn: layers, run, context, space, cache, to: &commands)
    builder.piece?.close()
    region = builder.piece?.region ?? region
  }
}

extension [DrawCommand] {
  /// Moves the commands of branches to the end of the array.
  fileprivate mutating func append(moving branches: [ListBranch]) {
    let count = branches.reduce(count) { $0 + $1.commands.count }
    guard count > self.count else { return }
    // Commands that are moved, not copied, needn't be loaded from memory.
    self = Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
      var index = count
      func move(_ commands: inout [DrawCommand]) {
        while let command = commands.popLast() {
          index -= 1
          buffer.initializeElement(at: index, to: command)
        }
      }
      for branch in branches.reversed() { move(&branch.commands) }
      move(&self)
      initializedCount = count
    }
  }
}
