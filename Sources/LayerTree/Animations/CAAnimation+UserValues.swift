extension CAAnimation {
  /// Takes over the values under keys of the user's own, for a conversion to another class.
  package final func takeUserValues(of other: CAAnimation) { userValues = other.userValues }
}
