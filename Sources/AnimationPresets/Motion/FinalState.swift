public import QuartzCore

extension SpringPreset {
  /// What a preset leaves a layer in.
  public struct FinalState: Hashable, Sendable {
    /// The axis about which half a turn stays.
    public enum Axis: Hashable, Sendable {
      /// From left to right.
      case horizontal
      /// From top to bottom.
      case vertical
    }

    /// Where the layer is; nil where it was before.
    public let placement: Placement?
    /// Its opacity; nil as before.
    public let opacity: Double?
    /// About which axis it is turned by half a turn more than before; nil not at all.
    public let halfTurn: Axis?

    /// Returns the layer's transform at the end.
    ///
    /// - Parameter former: The transform before.
    public func transform(after former: CATransform3D) -> CATransform3D {
      let place = placement?.transform ?? former
      guard let halfTurn else { return place }
      return CATransform3DConcat(halfTurn.rotation(by: .pi), place)
    }
  }

  /// What the preset leaves a layer in; it's so from the moment on at which it's animated.
  public var finalState: FinalState {
    let preset = usable
    return FinalState(
      placement: preset.hasPlacement ? preset.isLeaving ? preset.placement : .inPlace : nil,
      opacity: preset.hasOpacity ? preset.isLeaving ? preset.placedOpacity : 1 : nil,
      halfTurn: preset.halfTurns.isMultiple(of: 2) ? nil : preset.flipAxis)
  }

  /// The axis about which it flips, if it does.
  var flipAxis: FinalState.Axis? {
    switch effect {
    case .flipX: .vertical
    case .flipY: .horizontal
    default: nil
    }
  }

  /// How many half turns it makes; 0 where they never end, too.
  var halfTurns: Int {
    guard flipAxis != nil, passCount < 1e15 else { return 0 }
    return Int(passCount.rounded(.up))
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
  /// Takes on a final state, without implicit animations.
  func take(_ state: SpringPreset.FinalState) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    if state.placement != nil || state.halfTurn != nil { transform = state.transform(after: transform) }
    if let opacity = state.opacity { self.opacity = Float(opacity) }
    CATransaction.commit()
  }
}
