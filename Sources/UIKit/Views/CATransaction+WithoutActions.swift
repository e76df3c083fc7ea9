import QuartzCore

extension CATransaction {
  /// Changes layers that belong to no view without implicit animations.
  static func withoutActions(_ body: () -> Void) {
    begin()
    setDisableActions(true)
    body()
    commit()
  }
}
