import CoreGraphics

/// An animation that runs several animations together.
///
/// The animations' begin times are relative to the begin of the group. Their durations aren't scaled to the group's;
/// they are cut off at its end. An animation without a duration takes the group's. The delegates of animations in a
/// group are never called.
open class CAAnimationGroup: CAAnimation {
  final var members: [CAAnimation]?

  /// The animations in the group. Default nil.
  ///
  /// An array is ignored if it contains the group itself at any depth, nests groups more than 64 deep, or contains more
  /// than 100,000 animations in total. A group that occurs several times counts each time.
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

  override var animationClass: AnimationClass { .group }

  /// Copies the state of another group, with copies of its animations.
  ///
  /// The animations are left out if a change to an inner group made the nesting too deep.
  override func copyState(from other: CAAnimation) {
    super.copyState(from: other)
    guard let other = other as? CAAnimationGroup,
      AnimationNesting.allows(other.members ?? [], in: other)
    else { return }
    members = other.members?.compactMap { $0.copy() as? CAAnimation }
  }
}
