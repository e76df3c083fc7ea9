import LayerValues

extension CAAnimationCalculationMode: KnownName {
  package static let knownNames: [Self] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
}

extension CAAnimationRotationMode: KnownName {
  package static let knownNames: [Self] = [.rotateAuto, .rotateAutoReverse]
}

extension CATransitionType: KnownName {
  package static let knownNames: [Self] =
    [.fade, .moveIn, .push, .reveal]
    + (WarpedTransition.allCases.map(\.rawValue) + ["genie"] + WarpedTransition.fading).map(Self.init)
}

extension CATransitionSubtype: KnownName {
  package static let knownNames: [Self] = [.fromRight, .fromLeft, .fromTop, .fromBottom]
}

// Key-value coding accepts the names as strings.

extension CAAnimationCalculationMode: CodedName {}
extension CAAnimationRotationMode: CodedName {}
extension CATransitionType: CodedName {}
extension CATransitionSubtype: CodedName {}
