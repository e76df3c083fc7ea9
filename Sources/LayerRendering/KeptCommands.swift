import LayerTree
import MotionCore
import Raster

/// The commands of layers, kept from one list to the next: those of a layer that is as it was, where it was, with all
/// that lies in it, are the same.
///
/// Layers are known by their places in the tree: in another tree most are where they were.
final class KeptCommands {
  private struct Entry {
    /// What all that the layer shows is known by.
    let look: Look
    /// Which of the places that its superlayer had it lies in.
    let place: Int
    let commands: [DrawCommand]
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
    let context: RenderingContext
    let transform: Matrix4
    /// Counts all places that any layer's sublayers had.
    let number: Int
  }

  private var entries: [Entry?] = []
  private var places: [Place?] = []
  private var placeCount = 0
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
    entries.resize(to: tree.layers.count)
    places.resize(to: tree.layers.count)
  }

  /// Notes where a layer's sublayers lie and returns the place's number.
  func place(ofSublayersOf index: Int, _ context: RenderingContext, _ transform: Matrix4) -> Int {
    if let number = places[index].number(at: context, transform) { return number }
    placeCount += 1
    places[index] = Place(context: context, transform: transform, number: placeCount)
    return placeCount
  }

  /// Appends a sublayer's commands, those that `make` returns where they aren't kept.
  func append(
    _ index: Int, of tree: TreeSnapshot, in parent: Int, place: Int, to commands: inout [DrawCommand],
    make: () -> [DrawCommand]
  ) {
    if let entry = entries[index], entry.place == place, entry.look.isThat(of: index, in: tree, parent) {
      commands += entry.commands
      return
    }
    let made = make()
    commands += made
    entries[index] = Look(of: index, in: tree, parent).map { Entry(look: $0, place: place, commands: made) }
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

extension KeptCommands.Place? {
  /// The number of the place, if it's this one.
  fileprivate func number(at context: RenderingContext, _ transform: Matrix4) -> Int? {
    guard let self, self.transform == transform, self.context.hasSamePlace(as: context) else { return nil }
    return self.number
  }
}

extension Array {
  /// Drops or adds elements at the end.
  fileprivate mutating func resize<Wrapped>(to count: Int) where Element == Wrapped? {
    if self.count > count { removeLast(self.count - count) }
    while self.count < count { append(nil) }
  }
}
