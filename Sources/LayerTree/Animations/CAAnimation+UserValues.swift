extension CAAnimation {
  /// Copies another animation's values under custom keys, for a conversion to another class.
  package final func copyUserValues(from other: CAAnimation) { details.userValues = other.details.userValues }
}
