import AnimationVocabulary
import QuartzCore
import Testing

@Suite struct WithoutActionsTests {
  @Test func `actions are disabled in a transaction of the closure's own`() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(7)
    var isDisabled: Bool?
    CATransaction.withoutActions {
      isDisabled = CATransaction.disableActions()
      CATransaction.setAnimationDuration(3)
    }
    #expect(isDisabled == true && !CATransaction.disableActions())
    #expect(CATransaction.animationDuration() == 7)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }
}
