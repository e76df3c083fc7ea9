import LayerTree
import MotionCore
import Raster

/// The commands of layers, kept from one list to the next: those of a layer that is as it was, where it was, with all
/// that lies in it, are the same.
///
/// Layers are known by their places in the tree: in another tree most are where they were.
final class KeptCommands {
  private struct Entry {
    /// What all that the layer shows is known by; nil where it may show something else though it is what it was.
    var look: Look?
    /// Which of the places that its superlayer had it lies in.
    var place = 0
    /// Nil for layers around others until they are seen twice the same: most either rest or always change.
    var commands: [DrawCommand]?
  }

  fileprivate enum Look {
    /// What a host counted when the layer, or one in it, last changed.
    case stamp(Int)
    /// What holds the values of a layer without others in it. As long as it's kept, whoever changes the values changes
    /// a copy.
    case values(AnyObject, parent: Int)
  }

  /// Where the sublayers of a layer lie.
  fileprivate struct Place {
    var context: RenderingContext
    var transform: Matrix4?
    /// Counts all places that any layer's sublayers had.
    var number: Int
  }

  // One list is made at a time.
  @exclusivity(unchecked) private var entries: [Entry] = []
  @exclusivity(unchecked) private var places: [Place?] = []
  @exclusivity(unchecked) private var placeCount = 0
  private var ramps: [RampKey: Ramp] = [:]

  private struct RampKey: Hashable {
    let stops: [Ramp.Stop]
    let mode: RenderMode
  }

  /// So many ramps, of 2 kilobytes each, are kept.
  private static let maximumRampCount = 256

  /// The colours between stops, which stay the same while a gradient moves.
  func ramp(of stops: [Ramp.Stop], _ mode: RenderMode) -> Ramp {
    let key = RampKey(stops: stops, mode: mode)
    if let ramp = ramps[key] { return ramp }
    if ramps.count == Self.maximumRampCount { ramps = [:] }
    let ramp = Ramp(stops, mode)
    ramps[key] = ramp
    return ramp
  }

  /// Forgets what lies beyond the end of a tree.
  func fit(_ tree: TreeSnapshot) {
    entries.resize(to: tree.layers.count, with: Entry())
    places.resize(to: tree.layers.count, with: nil)
  }

  /// Notes where a layer's sublayers lie and returns the place's number.
  func place(ofSublayersOf index: Int, _ context: RenderingContext, _ transform: Matrix4?) -> Int {
    if let number = places[index].number(of: context, transform) { return number }
    placeCount += 1
    places[index] = Place(context: context, transform: transform, number: placeCount)
    return placeCount
  }

  /// Appends a sublayer's commands, those that `make` appends where they aren't kept.
  func append(
    _ index: Int, of tree: TreeSnapshot, in parent: Int, place: Int, to commands: inout [DrawCommand],
    make: (inout [DrawCommand]) -> Void
  ) {
    let isKnown =
      entries[index].place == place && entries[index].look?.isThat(of: index, in: tree, parent) == true
    if isKnown, let kept = entries[index].commands {
      commands += kept
      return
    }
    let start = commands.count
    make(&commands)
    if !isKnown { entries[index] = Entry(look: Look(of: index, in: tree, parent), place: place) }
    if isKnown || !tree.hasSublayers(index), entries[index].look != nil {
      entries[index].commands = Array(commands[start...])
    }
  }
}

extension KeptCommands.Place? {
  /// The place's number, if it's that of a layer's sublayers still.
  fileprivate func number(of context: RenderingContext, _ transform: Matrix4?) -> Int? {
    guard let place = self, place.transform == transform, place.context.hasSamePlace(as: context) else {
      return nil
    }
    return place.number
  }
}

extension KeptCommands.Look {
  /// Nil for a layer that may show something else though it is what it was.
  init?(of index: Int, in tree: TreeSnapshot, _ parent: Int) {
    if let values = tree.steadyLeafValues(of: index) {
      self = .values(values, parent: parent)
    } else if tree.isSaidByStamp(index) {
      self = .stamp(tree.layers[index].stamp)
    } else {
      return nil
    }
  }

  func isThat(of index: Int, in tree: TreeSnapshot, _ parent: Int) -> Bool {
    switch self {
    case .stamp(let stamp): tree.isSaidByStamp(index) && tree.layers[index].stamp == stamp
    case .values(let values, let formerParent):
      formerParent == parent && tree.steadyLeafValues(of: index) === values
    }
  }
}

extension Array {
  /// Drops elements at the end, or adds some.
  fileprivate mutating func resize(to count: Int, with new: Element) {
    if self.count > count { removeLast(self.count - count) }
    if self.count < count { append(contentsOf: repeatElement(new, count: count - self.count)) }
  }
}
