extension CAAnimation {
  /// Copies another animation's values under custom keys, for a conversion to another class.
  package final func takeUserValues(of other: CAAnimation) { userValues = other.userValues }
}
