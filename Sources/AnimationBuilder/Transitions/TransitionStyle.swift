public import QuartzCore

/// How a layer's new look takes the place of its old one.
///
/// Core Animation documents the first four; the others it knows by name only, and where it doesn't show one it fades.
public enum TransitionStyle: String, CaseIterable, Sendable {
  /// The new look slides in and pushes the old one out.
  case push
  /// The new look slides over the old one.
  case moveIn
  /// The old look slides away from over the new one.
  case reveal
  /// The new look appears as the old one vanishes.
  case fade
  /// The looks are two sides of a cube that turns.
  case cube
  /// The old look is drawn into a corner.
  case suckEffect
  /// Waves run outward while the looks are mixed.
  case rippleEffect
  /// The old look is rolled up like a page.
  case pageCurl
  /// The new look is unrolled like a page.
  case pageUnCurl
  /// The looks are two sides of a card that turns.
  case oglFlip
  /// A circle opens and shows the new look.
  case cameraIrisHollowOpen
  /// A circle closes and takes the old look with it.
  case cameraIrisHollowClose
  /// The new look comes out of a corner.
  case spewEffect
  /// The old look is drawn into the middle of a side.
  case genieEffect
  /// The new look comes out of the middle of a side.
  case unGenieEffect
  /// The looks are mixed while they are twisted.
  case twist
  /// The looks are mixed, as a tube on Apple's systems.
  case tubey
  /// The looks are mixed while they swirl.
  case swirl
  /// The looks are mixed.
  case charminUltra
  /// The looks are mixed, zooming in on Apple's systems.
  case zoomyIn
  /// The looks are mixed, zooming out on Apple's systems.
  case zoomyOut
  /// The looks are mixed, as when a program is put aside on Apple's systems.
  case oglApplicationSuspend

  /// Core Animation's own.
  public var caType: CATransitionType { CATransitionType(rawValue: rawValue) }
}

/// From where a layer's new look comes.
public enum TransitionDirection: CaseIterable, Sendable {
  /// From the side of smaller x.
  case left
  /// From the side of larger x.
  case right
  /// From the side of larger y of the layer's own space.
  case top
  /// From the side of smaller y of the layer's own space.
  case bottom

  /// Core Animation's own.
  public var caSubtype: CATransitionSubtype {
    switch self {
    case .left: .fromLeft
    case .right: .fromRight
    case .top: .fromTop
    case .bottom: .fromBottom
    }
  }
}
