import Foundation
import LayerTree
import MotionCore
import Synchronization

/// A cache of layers' commands from one display list to the next.
///
/// A layer's cached commands are valid if the layer, its sublayers and its placement are unchanged. Layers are
/// identified by their indices in the snapshot, which stay the same for most layers from one snapshot to the next. While a
/// list is built, threads can request and cache the commands of different layers at the same time.
final class CommandCache {
  struct Entry {
    /// The version of the layer and its sublayers; nil if they can change without a new version.
    var version: Version?
    /// The number of the placement, among those of the superlayer, that the commands were built for.
    var placement = 0
    /// The cached commands. A layer that animations or sublayers can change has no version until two requests found it
    /// unchanged, because most such layers change either never or always.
    var commands: [DrawCommand]?
    /// The range of the commands in the latest list.
    var span = CommandSpan()
  }

  enum Version {
    /// The host's change count when the layer or one of its sublayers last changed.
    case stamp(Int)
    /// The copy-on-write storage of the values of a layer without sublayers. While the cache retains it, a change of
    /// the values creates new storage.
    case values(AnyObject, parent: Int32)
  }

  /// The space in which the sublayers of a layer are drawn; stored out of line, because most layers have no sublayers.
  final class Placement {
    fileprivate(set) var context: RenderingContext
    fileprivate(set) var transform: Matrix4?
    /// The number that identifies the placement among those of all layers.
    fileprivate(set) var number: Int
    /// The number of the latest build of the layer's commands that has sublayers in the list; 0 for none.
    fileprivate(set) var build = 0
    /// That number in the list before the latest, if the layer was built again; 0 for none.
    fileprivate(set) var formerBuild = 0

    fileprivate init(_ context: RenderingContext, _ transform: Matrix4?, number: Int) {
      (self.context, self.transform, self.number) = (context, transform, number)
    }
  }

  let entries = LayerTable<Entry>()
  let placements = LayerTable<Placement?>()
  private let placementCount = Atomic(0)
  private let buildCount = Atomic(0)
  /// The number of lists that were begun; the latest is the one that spans refer to.
  private(set) var listCount = 0
  /// Whether the latest list's tree needs more stack than every thread has.
  private(set) var isTreeDeep = false
  @exclusivity(unchecked) private var contents = ContentCache()
  // The thread sanitizer doesn't know the locks of Swift's own Mutex.
  private let contentsLock = NSLock()

  /// Calls a closure with the cache of ramps, measures and drawings; one thread at a time.
  func withContents<Result>(_ body: (inout ContentCache) -> Result) -> Result {
    contentsLock.withLock { body(&contents) }
  }

  /// Adapts the cache to the number of layers in a tree.
  func resize(for tree: TreeSnapshot) {
    entries.resize(to: tree.layers.count, with: Entry())
    placements.resize(to: tree.layers.count, with: nil)
  }

  /// Begins a list of the whole tree.
  func beginList(isDeep: Bool) {
    listCount += 1
    isTreeDeep = isDeep
    if placements.count > 0 { beginBuild(of: 0) }
  }

  /// Begins the commands of a layer's sublayers.
  ///
  /// - Parameters:
  ///   - start: The number of commands before those of the layer; nil if the layer's aren't among them.
  ///   - formerStart: That number in the list that is replaced; nil if it's unknown.
  func beginSublayers(
    of index: Int, _ context: RenderingContext, _ transform: Matrix4?, from start: Int?,
    formerStart: Int?
  ) -> SublayerRun {
    let placement = placement(ofSublayersOf: index, context, transform)
    var run = SublayerRun(superlayer: index, placement: placement.number)
    guard let start, context.isInList else { return run }
    placement.build = buildCount.next()
    (run.build, run.start) = (placement.build, start)
    if let formerStart, placement.formerBuild != 0 {
      run.former = SublayerRun.Former(build: placement.formerBuild, start: formerStart)
    }
    return run
  }

  /// The number of the latest build of a layer's commands that has sublayers in the list; 0 for none.
  func build(of index: Int) -> Int { placements[index]?.build ?? 0 }

  /// Records the placement of a layer's sublayers and returns it.
  private func placement(
    ofSublayersOf index: Int, _ context: RenderingContext, _ transform: Matrix4?
  ) -> Placement {
    guard let placement = placements[index] else {
      let new = Placement(context, transform, number: placementCount.next())
      placements[index] = new
      return new
    }
    if placement.applies(to: context, transform) { return placement }
    (placement.context, placement.transform) = (context, transform)
    placement.number = placementCount.next()
    return placement
  }

  /// Whether a sublayer and its placement are the same as at the last request.
  func isUnchanged(_ index: Int, of tree: TreeSnapshot, in run: SublayerRun) -> Bool {
    entries[index].placement == run.placement
      && entries[index].version?.isCurrent(of: index, in: tree, run.superlayer) == true
  }

  /// Appends a layer's cached commands; returns false if there are none.
  func appendCached(_ index: Int, to commands: inout [DrawCommand]) -> Bool {
    guard let cached = entries[index].commands else { return false }
    commands += cached
    return true
  }

  /// Prepares for new commands of a layer, which may have no sublayers in the list.
  func beginBuild(of index: Int) {
    guard let placement = placements[index] else { return }
    (placement.formerBuild, placement.build) = (placement.build, 0)
  }

  /// Caches the commands that were built for a layer, if it doesn't seem to change always.
  func endBuild(
    of index: Int, in tree: TreeSnapshot, _ run: SublayerRun, isUnchanged: Bool, _ commands: [DrawCommand],
    from start: Int
  ) {
    if !isUnchanged {
      entries[index].version = Version(of: index, in: tree, run.superlayer)
      (entries[index].placement, entries[index].commands) = (run.placement, nil)
    }
    if isUnchanged || entries[index].version?.isOfSteadyLeaf == true {
      entries[index].commands = Array(commands[start...])
    }
  }

  /// Returns the range of a layer's commands in the list before the latest; nil if it's unknown.
  ///
  /// It's known until the new range is recorded.
  func formerRange(of index: Int, in run: SublayerRun) -> Range<Int>? {
    let span = entries[index].span
    guard let former = run.former, span.superlayerBuild == former.build else { return nil }
    let start = former.start + Int(span.start)
    return start..<start + Int(span.count)
  }

  /// Records the range of a layer's commands among those of the list to which its superlayer's are appended.
  func recordSpan(of index: Int, in run: SublayerRun, _ range: Range<Int>) {
    entries[index].span = CommandSpan(
      superlayerBuild: run.build, start: Int32(range.lowerBound - run.start), count: Int32(range.count))
  }
}

extension Atomic<Int> {
  /// Returns 1, 2, 3, …
  fileprivate func next() -> Int { add(1, ordering: .relaxed).newValue }
}

extension CommandCache.Placement {
  /// Whether the placement is still valid for a context and a transform.
  fileprivate func applies(to context: RenderingContext, _ transform: Matrix4?) -> Bool {
    self.transform == transform && self.context.isEquivalent(to: context)
  }
}

extension CommandCache.Version {
  /// Creates the current version of a layer, or returns nil if the layer can change without a new version.
  init?(of index: Int, in tree: TreeSnapshot, _ parent: Int) {
    if let values = tree.steadyLeafValues(of: index) {
      self = .values(values, parent: Int32(parent))
    } else if tree.isIdentifiedByStamp(index) {
      self = .stamp(tree.layers[index].stamp)
    } else {
      return nil
    }
  }

  var isOfSteadyLeaf: Bool {
    switch self {
    case .values: true
    case .stamp: false
    }
  }

  func isCurrent(of index: Int, in tree: TreeSnapshot, _ parent: Int) -> Bool {
    switch self {
    case .stamp(let stamp): tree.isIdentifiedByStamp(index) && tree.layers[index].stamp == stamp
    case .values(let values, let previousParent):
      Int(previousParent) == parent && tree.steadyLeafValues(of: index) === values
    }
  }
}
