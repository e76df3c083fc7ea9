import LayerValues

extension CAAnimationCalculationMode: KnownName {
  package static let known: [Self] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
}

extension CAAnimationRotationMode: KnownName {
  package static let known: [Self] = [.rotateAuto, .rotateAutoReverse]
}

extension CATransitionType: KnownName {
  package static let known: [Self] =
    [.fade, .moveIn, .push, .reveal]
    + (WarpedTransition.allCases.map(\.rawValue) + ["genie"] + WarpedTransition.fading).map(Self.init)
}

extension CATransitionSubtype: KnownName {
  package static let known: [Self] = [.fromRight, .fromLeft, .fromTop, .fromBottom]
}

// Key-value coding accepts the names as strings.

extension CAAnimationCalculationMode: CodedName {}
extension CAAnimationRotationMode: CodedName {}
extension CATransitionType: CodedName {}
extension CATransitionSubtype: CodedName {}
