import LayerValues

extension CAAnimationCalculationMode: KnownName {
  package static let knownNames = [String](of: [Self.linear, .discrete, .paced, .cubic, .cubicPaced])
}

extension CAAnimationRotationMode: KnownName {
  package static let knownNames = [String](of: [Self.rotateAuto, .rotateAutoReverse])
}

extension CATransitionType: KnownName {
  package static let knownNames =
    [String](of: [Self.fade, .moveIn, .push, .reveal])
    + WarpedTransition.allCases.map(\.rawValue) + WarpedTransition.fading + ["genie"]
}

extension CATransitionSubtype: KnownName {
  package static let knownNames = [String](of: [Self.fromRight, .fromLeft, .fromTop, .fromBottom])
}

// Key-value coding accepts the names as strings.

extension CAAnimationCalculationMode: CodedName {}
extension CAAnimationRotationMode: CodedName {}
extension CATransitionType: CodedName {}
extension CATransitionSubtype: CodedName {}
