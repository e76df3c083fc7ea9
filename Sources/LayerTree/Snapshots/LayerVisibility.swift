import MotionCore

/// A number of the timeline that hides a layer of a retained snapshot while it's at least one half.
struct VisibilityTrack {
  /// The index of the layer.
  let layer: Int32
  let number: Int32

  /// Whether the number currently hides the layer.
  func isHidden(in timeline: borrowing MotionTimeline) -> Bool { timeline.value(at: Int(number)) >= 0.5 }
}

/// The visibility of layers in a retained snapshot.
///
/// Layers are invisible while an animation hides them or one of their ancestors. Their values aren't updated until they
/// become visible.
struct LayerVisibility {
  /// The tracks that hide layers, sorted by the index of the layer.
  private let tracks: [VisibilityTrack]
  /// Whether each track currently hides its layer.
  private var hidden: [Bool]
  /// Whether each layer is invisible; empty if no animation hides any layer.
  private var concealed: [Bool] = []
  /// The value of ``concealed`` at ``beginUpdate()``; empty if it hasn't changed since.
  private var previouslyConcealed: [Bool] = []

  init() { (tracks, hidden) = ([], []) }

  init(_ tracks: [VisibilityTrack], of layers: [LayerSnapshot], in timeline: borrowing MotionTimeline) {
    self.tracks = tracks
    hidden = []
    for track in tracks { hidden.append(track.isHidden(in: timeline)) }
    conceal(layers)
  }

  /// Whether a layer is invisible.
  func isConcealed(_ index: Int) -> Bool { !concealed.isEmpty && concealed[index] }

  /// Whether a layer was invisible when the last update began; false if that didn't change any visibility.
  func wasConcealed(_ index: Int) -> Bool { !previouslyConcealed.isEmpty && previouslyConcealed[index] }

  /// Whether any layer is invisible.
  var concealsLayers: Bool { hidden.contains(true) }

  /// The numbers that hide layers whose ancestors are visible.
  func numbers(in layers: [LayerSnapshot]) -> some Sequence<Int> {
    tracks.lazy.filter { !isInsideConcealed($0, layers) }.map { Int($0.number) }
  }

  private func isInsideConcealed(_ track: VisibilityTrack, _ layers: [LayerSnapshot]) -> Bool {
    let parent = Int(layers[Int(track.layer)].parent)
    return parent >= 0 && isConcealed(parent)
  }

  /// Begins an update to another instant.
  mutating func beginUpdate() { previouslyConcealed = [] }

  /// Updates the visibility of layers whose ancestors are visible to a timeline's values, calling `change` with the index of
  /// each layer whose own visibility changed and whether it's hidden now.
  ///
  /// The layers inside one that became visible need another call.
  mutating func update(
    to timeline: borrowing MotionTimeline, in layers: [LayerSnapshot], _ change: (Int, Bool) -> Void
  ) {
    var isChanged = false
    for index in tracks.indices where !isInsideConcealed(tracks[index], layers) {
      let isHidden = tracks[index].isHidden(in: timeline)
      guard isHidden != hidden[index] else { continue }
      (hidden[index], isChanged) = (isHidden, true)
      change(Int(tracks[index].layer), isHidden)
    }
    guard isChanged else { return }
    if previouslyConcealed.isEmpty { previouslyConcealed = concealed }
    conceal(layers)
  }

  private mutating func conceal(_ layers: [LayerSnapshot]) {
    guard !tracks.isEmpty else { return }
    concealed = Array(repeating: false, count: layers.count)
    for (track, isHidden) in zip(tracks, hidden) where isHidden && !concealed[Int(track.layer)] {
      for index in Int(track.layer)..<Int(layers[Int(track.layer)].end) { concealed[index] = true }
    }
  }
}
