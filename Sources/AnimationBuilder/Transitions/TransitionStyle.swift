public import QuartzCore

/// The style in which a layer's new content replaces the old content.
///
/// Core Animation documents the first four. The other styles are undocumented names. Styles that aren't implemented
/// fall back to a crossfade.
public enum TransitionStyle: String, CaseIterable, Sendable {
  /// The new content slides in and pushes the old content out.
  case push
  /// The new content slides over the old content.
  case moveIn
  /// The old content slides away and reveals the new content.
  case reveal
  /// The old content crossfades to the new content.
  case fade
  /// A cube turns from the old content to the new content.
  case cube
  /// The old content is sucked into a corner.
  case suckEffect
  /// Waves run outward during a crossfade.
  case rippleEffect
  /// The old content curls up like a page.
  case pageCurl
  /// The new content uncurls like a page.
  case pageUnCurl
  /// A card flips from the old content to the new content.
  case oglFlip
  /// A circle opens over the new content.
  case cameraIrisHollowOpen
  /// A circle closes over the old content.
  case cameraIrisHollowClose
  /// The new content comes out of a corner.
  case spewEffect
  /// The old content is sucked into the middle of one side.
  case genieEffect
  /// The new content comes out of the middle of a side.
  case unGenieEffect
  /// A crossfade during which the old and new content twist.
  case twist
  /// A crossfade; a tube on Apple's systems.
  case tubey
  /// A crossfade during which the old and new content swirl.
  case swirl
  /// A crossfade.
  case charminUltra
  /// A crossfade, which zooms in on Apple's systems.
  case zoomyIn
  /// A crossfade, which zooms out on Apple's systems.
  case zoomyOut
  /// A crossfade; on Apple's systems, the animation of an app that is being suspended.
  case oglApplicationSuspend

  /// The Core Animation constant.
  public var caType: CATransitionType { CATransitionType(rawValue: rawValue) }
}

/// The side that a layer's new content comes from.
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
