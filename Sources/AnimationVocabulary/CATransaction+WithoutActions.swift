package import QuartzCore

extension CATransaction {
  /// Changes layers without implicit animations.
  package static func withoutActions(_ body: () -> Void) {
    begin()
    setDisableActions(true)
    body()
    commit()
  }
}
