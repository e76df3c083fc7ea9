import LayerTree
import MotionCore

/// The commands of layers without others in them, kept from one list to the next: those of a layer that is as it was,
/// where it was, are the same.
///
/// Layers are known by their places in the tree: in another tree most are where they were.
final class LeafCommands {
  private struct Leaf {
    /// What holds the layer's values. As long as it's kept, whoever changes the values changes a copy.
    let values: AnyObject
    /// Where the layer lies, and which of the places that this had.
    let parent: Int
    let place: Int
    let commands: [DrawCommand]
  }

  /// Where the sublayers of a layer lie.
  private struct Place {
    let context: RenderingContext
    let transform: Matrix4
    /// Counts all places that any layer's sublayers had.
    let number: Int
  }

  private var leaves: [Leaf?] = []
  private var places: [Place?] = []
  private var placeCount = 0

  /// Forgets what lies beyond the end of a tree.
  func fit(_ tree: TreeSnapshot) {
    leaves.resize(to: tree.layers.count)
    places.resize(to: tree.layers.count)
  }

  /// Notes where a layer's sublayers lie and returns the place's number.
  func place(ofSublayersOf index: Int, _ context: RenderingContext, _ transform: Matrix4) -> Int {
    if let place = places[index], place.context.hasSamePlace(as: context), place.transform == transform {
      return place.number
    }
    placeCount += 1
    places[index] = Place(context: context, transform: transform, number: placeCount)
    return placeCount
  }

  /// Appends a sublayer's commands, those that `make` returns where they aren't kept.
  func append(
    _ index: Int, of tree: TreeSnapshot, in parent: Int, place: Int, to commands: inout [DrawCommand],
    make: () -> [DrawCommand]
  ) {
    guard let values = tree.steadyLeafValues(of: index) else {
      leaves[index] = nil
      commands += make()
      return
    }
    let leaf = leaves[index]
    if leaf?.values !== values || leaf?.parent != parent || leaf?.place != place {
      leaves[index] = Leaf(values: values, parent: parent, place: place, commands: make())
    }
    commands += leaves[index]?.commands ?? []
  }
}

extension Array {
  /// Drops or adds elements at the end.
  fileprivate mutating func resize<Wrapped>(to count: Int) where Element == Wrapped? {
    if self.count > count { removeLast(self.count - count) }
    while self.count < count { append(nil) }
  }
}
