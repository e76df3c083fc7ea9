public import QuartzCore

/// The style in which a layer's new look replaces the old one.
///
/// Core Animation documents the first four. The others are names without documentation; a crossfade replaces those that
/// aren't implemented.
public enum TransitionStyle: String, CaseIterable, Sendable {
  /// The new look slides in and pushes the old one out.
  case push
  /// The new look slides over the old one.
  case moveIn
  /// The old look slides away and reveals the new one.
  case reveal
  /// The old look crossfades to the new one.
  case fade
  /// A cube turns from the old look to the new one.
  case cube
  /// The old look is sucked into a corner.
  case suckEffect
  /// Waves run outward during a crossfade.
  case rippleEffect
  /// The old look curls up like a page.
  case pageCurl
  /// The new look uncurls like a page.
  case pageUnCurl
  /// A card flips from the old look to the new one.
  case oglFlip
  /// A circle opens over the new look.
  case cameraIrisHollowOpen
  /// A circle closes over the old look.
  case cameraIrisHollowClose
  /// The new look comes out of a corner.
  case spewEffect
  /// The old look is sucked into the middle of a side.
  case genieEffect
  /// The new look comes out of the middle of a side.
  case unGenieEffect
  /// A crossfade during which both looks twist.
  case twist
  /// A crossfade; a tube on Apple's systems.
  case tubey
  /// A crossfade during which both looks swirl.
  case swirl
  /// A crossfade.
  case charminUltra
  /// A crossfade, which zooms in on Apple's systems.
  case zoomyIn
  /// A crossfade, which zooms out on Apple's systems.
  case zoomyOut
  /// A crossfade; on Apple's systems the animation of an application that is suspended.
  case oglApplicationSuspend

  /// The Core Animation constant.
  public var caType: CATransitionType { CATransitionType(rawValue: rawValue) }
}

/// The side that a layer's new look comes from.
///
/// As in Core Animation, the top is the side of larger y.
public enum TransitionDirection: CaseIterable, Sendable {
  /// From the side of smaller x.
  case left
  /// From the side of larger x.
  case right
  /// From the side of larger y, in the layer's own coordinates.
  case top
  /// From the side of smaller y, in the layer's own coordinates.
  case bottom

  /// The Core Animation constant.
  public var caSubtype: CATransitionSubtype {
    switch self {
    case .left: .fromLeft
    case .right: .fromRight
    case .top: .fromTop
    case .bottom: .fromBottom
    }
  }
}
