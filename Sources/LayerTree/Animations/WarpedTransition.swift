/// The transitions that Core Animation has without documenting them, by their names: see the article "Transition types".
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

  /// Finds what a type names; nil for one that isn't drawn so.
  package init?(_ type: CATransitionType) {
    self.init(rawValue: type.rawValue == "genie" ? "genieEffect" : type.rawValue)
  }

  /// Names that are known, too, but fade.
  static let fading = ["tubey", "charminUltra", "zoomyIn", "zoomyOut", "oglApplicationSuspend"]
}
