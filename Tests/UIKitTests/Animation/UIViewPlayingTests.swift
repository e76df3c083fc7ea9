import Staging
import Testing
import UIKit

@MainActor
struct UIViewPlayingTests {
  private let staged = StagedView()
  private var view: UIView { staged.view }

  @Test func `animations that are awaited play one after another`() async {
    var times: [Double] = []
    let task = Task {
      var flags = [await UIView.play(withDuration: 1) { view.center.x = 150 }]
      times.append(staged.stage.time)
      flags.append(
        await UIView.play(withDuration: 0.5, delay: 0.25, usingSpringWithDamping: 0.5) { view.alpha = 0 })
      times.append(staged.stage.time)
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 0 }
      let position = await animator.play()
      times.append(staged.stage.time)
      return (flags, position)
    }
    await staged.stage.run(until: 10)
    let (flags, position) = await task.value
    #expect(flags == [true, true] && position == .end)
    #expect(times == [1, 1.75, 3.75])
  }

  @Test func `animate(withDuration:) in an asynchronous function remains synchronous`() async {
    let ends = CompletionLog()
    func animate() async {
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: ends.record)
    }
    await animate()
    await staged.stage.run(until: 2)
    #expect(ends.flags == [true])
  }

  @Test func `waiting ends for views that aren't on a stage and for stopped animators`() async {
    #expect(await UIView.play(withDuration: 1) {} == true)
    let lost = UIView()
    #expect(await UIView.play(withDuration: 1) { lost.alpha = 0 } == false)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    let task = Task { await animator.play() }
    await staged.stage.run(until: 0.5)
    staged.perform { animator.stopAnimation(true) }
    #expect(await task.value == .current)
  }
}
