import MotionCore

/// A number of the timeline that hides a layer of a kept tree while it's at least one half.
struct VisibilityTrack {
  /// The index of the layer.
  let layer: Int32
  let number: Int32

  /// Whether the number now hides the layer.
  func isHidden(in timeline: borrowing MotionTimeline) -> Bool { timeline.value(at: Int(number)) >= 0.5 }
}

/// Which layers of a kept tree can't be seen, because animations hide them or a layer around: nothing is written to them
/// until they show.
struct LayerVisibility {
  /// By the index of the layer.
  private let switches: [VisibilityTrack]
  private var hidden: [Bool]
  /// For each layer of the tree; empty where no animation hides any.
  private var concealed: [Bool] = []
  /// What ``concealed`` was before the last change, empty while there was none at the last instant.
  private var formerlyConcealed: [Bool] = []

  init() { (switches, hidden) = ([], []) }

  init(_ switches: [VisibilityTrack], of layers: [LayerSnapshot], in timeline: borrowing MotionTimeline) {
    self.switches = switches
    hidden = []
    for one in switches { hidden.append(one.isHidden(in: timeline)) }
    conceal(layers)
  }

  /// Whether a layer can't be seen.
  func conceals(_ index: Int) -> Bool { !concealed.isEmpty && concealed[index] }

  /// Whether a layer couldn't be seen at the instant before.
  func concealed(_ index: Int) -> Bool { !formerlyConcealed.isEmpty && formerlyConcealed[index] }

  /// Follows a timeline and calls `change` with the index of each layer that comes or goes, and whether it's hidden then.
  mutating func follow(
    _ timeline: borrowing MotionTimeline, in layers: [LayerSnapshot], _ change: (Int, Bool) -> Void
  ) {
    formerlyConcealed = []
    var isChanged = false
    for index in switches.indices {
      let isHidden = switches[index].isHidden(in: timeline)
      guard isHidden != hidden[index] else { continue }
      (hidden[index], isChanged) = (isHidden, true)
      change(Int(switches[index].layer), isHidden)
    }
    guard isChanged else { return }
    formerlyConcealed = concealed
    conceal(layers)
  }

  private mutating func conceal(_ layers: [LayerSnapshot]) {
    guard !switches.isEmpty else { return }
    concealed = Array(repeating: false, count: layers.count)
    for (one, isHidden) in zip(switches, hidden) where isHidden && !concealed[Int(one.layer)] {
      for index in Int(one.layer)..<layers[Int(one.layer)].end { concealed[index] = true }
    }
  }
}
