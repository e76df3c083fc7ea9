import CoreGraphics

/// Several animations on one clock.
///
/// Their begin times count from the group's begin. They aren't stretched to the group's duration but cut off at
/// its end; one without a duration takes the group's. Their delegates are never called.
open class CAAnimationGroup: CAAnimation {
  final var members: [CAAnimation]?

  /// The animations that run together. Default nil.
  ///
  /// A list that holds the group itself, at whatever depth, is ignored; so is one that nests groups more than 64 deep
  /// or, with every group counted wherever it lies, holds more than 100,000 animations.
  open var animations: [CAAnimation]? {
    get { members }
    set { if AnimationNesting.allows(newValue ?? [], in: self) { members = newValue } }
  }

  deinit {
    guard members?.contains(where: { $0 is CAAnimationGroup }) == true else { return }
    DeferredReleases.current.add(members ?? [])
    members = nil
    DeferredReleases.current.release()
  }

  override class var keyedProperties: KeyedProperties { properties }

  private static let properties = KeyedProperties(
    [
      .init("animations", object: \.animations)
    ] as [KeyedProperty<CAAnimationGroup>], extending: CAAnimation.keyedProperties)

  /// Copies the animations inside too, unless a group in this one was changed so that they are nested too deeply.
  override var animationClass: AnimationClass { .group }

  override func takeState(of other: CAAnimation) {
    super.takeState(of: other)
    guard let other = other as? CAAnimationGroup,
      AnimationNesting.allows(other.members ?? [], in: other)
    else { return }
    members = other.members?.compactMap { $0.copy() as? CAAnimation }
  }
}
