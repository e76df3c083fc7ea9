import CoreGraphics

/// The stored properties of ``CAAnimation`` besides its timing.
///
/// It's generic, so that it doesn't depend on the delegate's protocol, which refers to animations.
struct AnimationDetails<Delegate> {
  var timingFunction: CAMediaTimingFunction?
  /// Properties that few animations set, stored out of line. Copies share them until one changes.
  private var rareDetails: RareDetails?
}

extension AnimationDetails {
  private final class RareDetails {
    var delegate: Delegate?
    var stepLength = 0.0
    var valueFunction: CAValueFunction?
    var userValues: [String: Any] = [:]

    init(_ original: RareDetails?) {
      guard let original else { return }
      (delegate, stepLength) = (original.delegate, original.stepLength)
      (valueFunction, userValues) = (original.valueFunction, original.userValues)
    }
  }

  /// The rare details, created on first use, and copied first if they are shared.
  private var writableRareDetails: RareDetails {
    mutating get {
      if isKnownUniquelyReferenced(&rareDetails), let rareDetails { return rareDetails }
      let new = RareDetails(rareDetails)
      rareDetails = new
      return new
    }
  }

  var delegate: Delegate? {
    get { rareDetails?.delegate }
    set { if rareDetails != nil || newValue != nil { writableRareDetails.delegate = newValue } }
  }

  /// The length of the steps in which the animation advances, in seconds of a pass; 0 for continuous motion.
  var stepLength: Double {
    get { rareDetails?.stepLength ?? 0 }
    set { if rareDetails != nil || newValue != 0 { writableRareDetails.stepLength = newValue } }
  }

  /// The function that converts the animated numbers to a transform.
  var valueFunction: CAValueFunction? {
    get { rareDetails?.valueFunction }
    set { if rareDetails != nil || newValue != nil { writableRareDetails.valueFunction = newValue } }
  }

  /// Values under custom keys, which name no property of the class.
  var userValues: [String: Any] {
    get { rareDetails?.userValues ?? [:] }
    _modify { yield &writableRareDetails.userValues }
    set { if rareDetails != nil || !newValue.isEmpty { writableRareDetails.userValues = newValue } }
  }
}
