import QuartzCore

/// Adds the layers of a composition to the layer that contains them, each when it first shows.
///
/// Whatever the order, each has the place that it would have if all were added back to front. Successive layers with
/// common parents share the layers that represent these.
final class CompositionAssembler {
  private unowned let builder: CompositionBuilder
  private let composition: Composition
  /// The Core Animation layer that contains the composition's layers.
  private let container: CALayer
  /// The order of the layer that shows the composition; see ``NamedLayer/order``.
  private let order: [Int]
  /// The layers that are drawn unless they turn out to be empty, back to front.
  private var places: [Place] = []
  /// The index of the frontmost place that was built.
  private var frontmost = -1

  private struct Place {
    /// The position of the layer in the composition's list.
    let position: Int
    /// The positions of its ancestors, the outermost first; none for a layer with a matte, which contains them.
    let parents: [Int]
    var state = State.deferred
    /// The layers that represent the ancestors.
    var parentLayers: [CALayer] = []
  }

  private enum State {
    case deferred, empty
    case built(CALayer)
  }

  init(_ composition: Composition, in container: CALayer, _ builder: CompositionBuilder) {
    (self.composition, self.container, self.builder) = (composition, container, builder)
    order = builder.order
  }

  /// Adds the layers that show at the builder's current frames, and defers the others.
  func addLayers() {
    let models = composition.models
    places = models.indices.reversed().filter { models[$0].isDrawn }.map {
      Place(
        position: $0, parents: composition.isMatted($0) ? [] : composition.parentPositions(of: $0))
    }
    for index in places.indices {
      if let frames = builder.deferredFrames(ofLayerAt: places[index].position, in: composition) {
        builder.deferred.append(DeferredLayer(frames: frames, index: index, assembler: self))
        container.deferSublayers()
      } else {
        build(index)
      }
    }
  }

  /// Builds the layer at a place.
  func build(_ index: Int) {
    let position = places[index].position
    builder.order = builder.isDeferred ? order + [index * CompositionBuilder.mattesPerLayer] : []
    defer { builder.order = order }
    guard let layer = builder.layer(composition.models[position], in: composition) else {
      places[index].state = .empty
      return
    }
    if composition.isMatted(position) {
      add(builder.matted(layer, at: position, in: composition), at: index)
    } else {
      builder.reportChain(ofLength: places[index].parents.count, of: composition.models[position].name)
      add(layer, at: index)
    }
    frontmost = max(frontmost, index)
  }
}

// MARK: - Places in the tree

extension CompositionAssembler {
  private func add(_ layer: CALayer, at index: Int) {
    for (level, position) in places[index].parents.enumerated() {
      if let shared = sharedParent(at: level, of: index) {
        places[index].parentLayers.append(shared)
        continue
      }
      let parent = builder.parentLayer(composition.models[position], in: composition)
      if builder.isDeferred { parent.deferSublayers() }
      insert(parent, at: level, of: index)
      places[index].parentLayers.append(parent)
    }
    insert(layer, at: places[index].parents.count, of: index)
    places[index].state = .built(layer)
  }

  /// Returns the layer that represents a parent and that a neighbor already has.
  private func sharedParent(at level: Int, of index: Int) -> CALayer? {
    neighbor(of: index, sharing: level, places[..<index].indices.reversed())
      ?? neighbor(of: index, sharing: level, places[(index + 1)...].indices)
  }

  private func neighbor(of index: Int, sharing level: Int, _ indices: some Sequence<Int>) -> CALayer? {
    for other in indices {
      if case .empty = places[other].state { continue }
      guard places[other].parents.starts(with: places[index].parents.prefix(level + 1)) else { return nil }
      if places[other].parentLayers.count > level { return places[other].parentLayers[level] }
    }
    return nil
  }

  /// Inserts a layer into the parent of a level, in front of the layers of the places behind it.
  private func insert(_ layer: CALayer, at level: Int, of index: Int) {
    let parent = level == 0 ? container : places[index].parentLayers[level - 1]
    if index > frontmost { return parent.addSublayer(layer) }
    for other in places[..<index].indices.reversed() {
      guard case .built(let built) = places[other].state else { continue }
      let others = places[other].parentLayers
      guard level == 0 || others.count >= level && others[level - 1] === parent else { break }
      return parent.insertSublayer(layer, above: others.count > level ? others[level] : built)
    }
    parent.insertSublayer(layer, at: 0)
  }
}

/// A layer of the file that is built when it first shows.
struct DeferredLayer {
  /// The global frames in which it may show.
  let frames: ClosedRange<Double>
  /// Its place in the assembler.
  let index: Int
  let assembler: CompositionAssembler
}
