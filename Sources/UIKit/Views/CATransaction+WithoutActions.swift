import QuartzCore

extension CATransaction {
  /// Changes layers that don't belong to views, without implicit animations.
  static func withoutActions(_ body: () -> Void) {
    begin()
    setDisableActions(true)
    body()
    commit()
  }
}
