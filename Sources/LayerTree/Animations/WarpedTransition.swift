/// The undocumented transitions of Core Animation, by name; see the article "Transition types".
package enum WarpedTransition: String, CaseIterable, Sendable {
  case cube
  case flip = "oglFlip"
  case curl = "pageCurl"
  case uncurl = "pageUnCurl"
  case ripple = "rippleEffect"
  case twist, swirl
  case suck = "suckEffect"
  case spew = "spewEffect"
  case genie = "genieEffect"
  case ungenie = "unGenieEffect"
  case irisOpen = "cameraIrisHollowOpen"
  case irisClose = "cameraIrisHollowClose"

  /// Creates the transition that a type names; returns nil if the type names none of these.
  package init?(_ type: CATransitionType) {
    self.init(rawValue: type.rawValue == "genie" ? "genieEffect" : type.rawValue)
  }

  /// The names of further undocumented transitions, which are drawn as a fade.
  static let fading = ["tubey", "charminUltra", "zoomyIn", "zoomyOut", "oglApplicationSuspend"]
}
