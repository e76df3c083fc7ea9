import CoreGraphics

/// A layer's relations to other layers, and the state of it that isn't drawn.
///
/// They can't be copied: a copy would share the rare state.
struct LayerLinks: ~Copyable {
  // Not retained: the superlayer clears it before it's deallocated.
  unowned(unsafe) var superlayer: CALayer?
  var sublayers: [CALayer] = []
  weak var delegate: (any CALayerDelegate)?
  /// State that few layers have, stored out of line.
  private var rareState: RareState?
}

// MARK: - Rare state

extension LayerLinks {
  private final class RareState {
    var timing = TimingValues.ofLayers
    var mask: CALayer?
    var name: String?
    var layoutManager: (any CALayoutManager)?
    var constraints: [CAConstraint]?
    var hostOfRoot: LayerHost?
    var actions: [String: any CAAction]?
    var style: [AnyHashable: Any]?
    var userValues: [String: Any] = [:]
  }

  /// The rare state, created on first use.
  private var writableRareState: RareState {
    mutating get {
      if let rareState { return rareState }
      let new = RareState()
      rareState = new
      return new
    }
  }

  var timing: TimingValues {
    get { rareState?.timing ?? .ofLayers }
    _modify { yield &writableRareState.timing }
  }

  /// Whether the layer certainly has the default timing, because it has no rare state.
  var hasStandardTiming: Bool { rareState == nil }

  var mask: CALayer? {
    get { rareState?.mask }
    set { if rareState != nil || newValue != nil { writableRareState.mask = newValue } }
  }

  var name: String? {
    get { rareState?.name }
    set { if rareState != nil || newValue != nil { writableRareState.name = newValue } }
  }

  var layoutManager: (any CALayoutManager)? {
    get { rareState?.layoutManager }
    set { if rareState != nil || newValue != nil { writableRareState.layoutManager = newValue } }
  }

  /// The constraints of a layer, which its superlayer's layout manager applies.
  var constraints: [CAConstraint]? {
    get { rareState?.constraints }
    set { if rareState != nil || newValue != nil { writableRareState.constraints = newValue } }
  }

  /// The host whose root the layer is.
  var hostOfRoot: LayerHost? {
    get { rareState?.hostOfRoot }
    set { if rareState != nil || newValue != nil { writableRareState.hostOfRoot = newValue } }
  }

  /// The actions by event.
  var actions: [String: any CAAction]? {
    get { rareState?.actions }
    set { if rareState != nil || newValue != nil { writableRareState.actions = newValue } }
  }

  /// The values of the style by key.
  var style: [AnyHashable: Any]? {
    get { rareState?.style }
    set { if rareState != nil || newValue != nil { writableRareState.style = newValue } }
  }

  /// The values for custom keys, which the class doesn't define.
  var userValues: [String: Any] {
    get { rareState?.userValues ?? [:] }
    _modify { yield &writableRareState.userValues }
  }

  /// Copies the state that a presentation shares with its model.
  mutating func copyState(from model: borrowing LayerLinks) {
    delegate = model.delegate
    guard let state = model.rareState else { return }
    let copy = writableRareState
    (copy.timing, copy.name) = (state.timing, state.name)
    (copy.layoutManager, copy.constraints) = (state.layoutManager, state.constraints)
    (copy.actions, copy.style, copy.userValues) = (state.actions, state.style, state.userValues)
  }
}

extension TimingValues {
  /// The timing of a layer that never set it: a layer has no end.
  fileprivate static var ofLayers: TimingValues { TimingValues(duration: .infinity) }
}
