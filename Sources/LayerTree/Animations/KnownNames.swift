import LayerValues

extension CAAnimationCalculationMode: KnownName {
  package static let knownNames = Set(of: [Self.linear, .discrete, .paced, .cubic, .cubicPaced])
}

extension CAAnimationRotationMode: KnownName {
  package static let knownNames = Set(of: [Self.rotateAuto, .rotateAutoReverse])
}

extension CATransitionType: KnownName {
  package static let knownNames = Set(of: [Self.fade, .moveIn, .push, .reveal])
    .union(WarpedTransition.allCases.map(\.rawValue)).union(WarpedTransition.fading).union(["genie"])
}

extension CATransitionSubtype: KnownName {
  package static let knownNames = Set(of: [Self.fromRight, .fromLeft, .fromTop, .fromBottom])
}

// Key-value coding accepts the names as strings.

extension CAAnimationCalculationMode: CodedName {}
extension CAAnimationRotationMode: CodedName {}
extension CATransitionType: CodedName {}
extension CATransitionSubtype: CodedName {}
