import Staging
import Testing
import UIKit

@MainActor
struct UIViewPlayingTests {
  private let shown = ShownView()
  private var view: UIView { shown.view }

  @Test func `one animation after another, each from the end of the one before`() async {
    var times: [Double] = []
    let task = Task {
      var flags = [await UIView.play(withDuration: 1) { view.center.x = 150 }]
      times.append(shown.stage.time)
      flags.append(
        await UIView.play(withDuration: 0.5, delay: 0.25, usingSpringWithDamping: 0.5) { view.alpha = 0 })
      times.append(shown.stage.time)
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 0 }
      let position = await animator.play()
      times.append(shown.stage.time)
      return (flags, position)
    }
    await shown.stage.run(until: 10)
    let (flags, position) = await task.value
    #expect(flags == [true, true] && position == .end)
    #expect(times == [1, 1.75, 3.75])
  }

  @Test func `a plain call in an asynchronous function is the plain one`() async {
    let ends = Ends()
    func animate() async {
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: ends.note)
    }
    await animate()
    await shown.stage.run(until: 2)
    #expect(ends.flags == [true])
  }

  @Test func `nobody waits for what nobody shows, or for what is stopped`() async {
    #expect(await UIView.play(withDuration: 1) {} == true)
    let lost = UIView()
    #expect(await UIView.play(withDuration: 1) { lost.alpha = 0 } == false)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    let task = Task { await animator.play() }
    await shown.stage.run(until: 0.5)
    shown.perform { animator.stopAnimation(true) }
    #expect(await task.value == .current)
  }
}
