import LayerTree
import MotionCore
import Raster
import Typesetting

/// The properties that the drawings of a text depend on.
struct TextKey: Hashable {
  var text: AttributedText
  var box: Box
  var isWrapped: Bool
  var truncation: TextFrame.Truncation
}

/// A cache of layers' commands from one display list to the next.
///
/// A layer's cached commands are valid if the layer, its sublayers and its placement are unchanged. Layers are
/// identified by their indices in the snapshot, which stay the same for most layers from one snapshot to the next.
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

    fileprivate init(_ context: RenderingContext, _ transform: Matrix4?, number: Int) {
      (self.context, self.transform, self.number) = (context, transform, number)
    }
  }

  // Only one list is built at a time.
  @exclusivity(unchecked) var entries: [Entry] = []
  @exclusivity(unchecked) private(set) var placements: [Placement?] = []
  @exclusivity(unchecked) private var placementCount = 0
  @exclusivity(unchecked) private var buildCount = 0
  /// The build number of the root's commands in the list before the latest; 0 for none.
  @exclusivity(unchecked) private var formerBuild = 0
  /// The number of lists that were begun; the latest is the one that spans refer to.
  private(set) var listCount = 0
  /// Whether the latest list's tree needs more stack than every thread has.
  private(set) var isTreeDeep = false
  @exclusivity(unchecked) var measures = MeasureCache()
  private var ramps: [RampKey: Ramp] = [:]

  private struct RampKey: Hashable {
    let stops: [Ramp.Stop]
    let mode: RenderMode
  }

  private var texts: [TextKey: [TextDrawing]] = [:]
  private var textLength = 0

  /// The number of code units of cached texts, some 500 bytes each, above which they are released.
  private static let maximumTextLength = 1 << 15

  /// The largest number of cached ramps, of 2 kilobytes each.
  private static let maximumRampCount = 256

  /// Returns the colors between stops, which stay the same while a gradient moves.
  func ramp(of stops: [Ramp.Stop], _ mode: RenderMode) -> Ramp {
    let key = RampKey(stops: stops, mode: mode)
    if let ramp = ramps[key] { return ramp }
    if ramps.count == Self.maximumRampCount { ramps = [:] }
    let ramp = Ramp(stops, mode)
    ramps[key] = ramp
    return ramp
  }

  /// Returns the drawings of a text, which stay the same while its layer moves or fades.
  func drawings(of key: TextKey, make: () -> [TextDrawing]) -> [TextDrawing] {
    if let drawings = texts[key] { return drawings }
    if textLength > Self.maximumTextLength {
      texts = [:]
      textLength = 0
    }
    let drawings = make()
    texts[key] = drawings
    // An entry takes memory even if its text is short.
    textLength += key.text.units.count + 16
    return drawings
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
    guard let root = placements.first else { return }
    formerBuild = root?.build ?? 0
    root?.build = 0
  }

  /// Begins the commands of a layer's sublayers.
  ///
  /// - Parameter start: The number of commands before those of the layer; nil if the layer's aren't among them.
  func beginSublayers(
    of index: Int, _ context: RenderingContext, _ transform: Matrix4?, from start: Int?
  ) -> SublayerRun {
    let placement = placement(ofSublayersOf: index, context, transform)
    guard let start, context.isInList else {
      return SublayerRun(superlayer: index, placement: placement.number, build: 0, start: 0)
    }
    buildCount += 1
    placement.build = buildCount
    return SublayerRun(superlayer: index, placement: placement.number, build: buildCount, start: start)
  }

  /// The number of the latest build of a layer's commands that has sublayers in the list; 0 for none.
  func build(of index: Int) -> Int { placements[index]?.build ?? 0 }

  /// Records the placement of a layer's sublayers and returns it.
  private func placement(
    ofSublayersOf index: Int, _ context: RenderingContext, _ transform: Matrix4?
  ) -> Placement {
    guard let placement = placements[index] else {
      placementCount += 1
      let new = Placement(context, transform, number: placementCount)
      placements[index] = new
      return new
    }
    if placement.applies(to: context, transform) { return placement }
    placementCount += 1
    (placement.context, placement.transform, placement.number) = (context, transform, placementCount)
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
  func beginBuild(of index: Int) { placements[index]?.build = 0 }

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

  /// Whether a sublayer of the root has the same range of commands as in the list before the latest.
  ///
  /// It's known until the new range is recorded.
  func keepsSpan(of index: Int, in run: SublayerRun, _ range: Range<Int>) -> Bool {
    let span = entries[index].span
    return formerBuild != 0 && span.superlayerBuild == formerBuild
      && Int(span.start) == range.lowerBound - run.start && Int(span.count) == range.count
  }

  /// Records the range of a layer's commands among those of the list to which its superlayer's are appended.
  func recordSpan(of index: Int, in run: SublayerRun, _ range: Range<Int>) {
    entries[index].span = CommandSpan(
      superlayerBuild: run.build, start: Int32(range.lowerBound - run.start), count: Int32(range.count))
  }
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

extension Array {
  /// Removes elements at the end or appends copies of one.
  fileprivate mutating func resize(to count: Int, with new: Element) {
    if self.count > count { removeLast(self.count - count) }
    if self.count < count { append(contentsOf: repeatElement(new, count: count - self.count)) }
  }
}
