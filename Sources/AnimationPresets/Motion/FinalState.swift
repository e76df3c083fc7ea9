import AnimationVocabulary
public import QuartzCore

extension SpringPreset {
  /// The state of a layer after a preset.
  public struct FinalState: Hashable, Sendable {
    /// The axis of a remaining half turn.
    public enum Axis: Hashable, Sendable {
      /// From left to right.
      case horizontal
      /// From top to bottom.
      case vertical
    }

    /// The placement of the layer; nil to keep the current one.
    public let placement: Placement?
    /// The opacity of the layer; nil for the one before.
    public let opacity: Double?
    /// The axis of a half turn that is added to the current transform; nil for none.
    public let halfTurn: Axis?

    /// Returns the layer's transform at the end.
    ///
    /// - Parameter previous: The transform before the preset.
    public func transform(after previous: CATransform3D) -> CATransform3D {
      let transform = placement?.transform ?? previous
      guard let halfTurn else { return transform }
      return CATransform3DConcat(halfTurn.rotation(by: .pi), transform)
    }
  }

  /// The state of the layer after the preset. The layer's own values are set to it as soon as the preset is
  /// animated.
  public var finalState: FinalState {
    let preset = inRange
    return FinalState(
      placement: preset.hasPlacement ? preset.isLeaving ? preset.placement : .inPlace : nil,
      opacity: preset.hasOpacity ? preset.isLeaving ? preset.placementOpacity : 1 : nil,
      halfTurn: preset.halfTurns.isMultiple(of: 2) ? nil : preset.flipAxis)
  }

  /// The axis of a flip; nil for other presets.
  var flipAxis: FinalState.Axis? {
    switch kind {
    case .flipX: .vertical
    case .flipY: .horizontal
    default: nil
    }
  }

  /// The number of half turns; 0 for a flip that never ends.
  var halfTurns: Int {
    guard flipAxis != nil, cycleCount < 1e15 else { return 0 }
    return Int(cycleCount.rounded(.up))
  }
}

extension SpringPreset.FinalState.Axis {
  func rotation(by angle: Double) -> CATransform3D {
    switch self {
    case .horizontal: CATransform3DMakeRotation(angle, 1, 0, 0)
    case .vertical: CATransform3DMakeRotation(angle, 0, 1, 0)
    }
  }
}

extension CALayer {
  /// Sets the values of a final state, without implicit animations.
  func apply(_ state: SpringPreset.FinalState) {
    CATransaction.withoutActions {
      if state.placement != nil || state.halfTurn != nil { transform = state.transform(after: transform) }
      if let opacity = state.opacity { self.opacity = Float(opacity) }
    }
  }
}
