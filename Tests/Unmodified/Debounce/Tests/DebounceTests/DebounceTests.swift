import Debounce
import Staging
import Testing
import UIKit

@MainActor @Suite struct DebounceTests {
  private final class Log {
    var lines: [String] = []
    func add(_ name: String) { lines.append("\(name) \(CACurrentMediaTime())") }
  }

  private let stage = Stage(size: CGSize(width: 10, height: 10))
  private let log = Log()

  @Test func `only the last of several calls runs`() {
    let debouncer = Debouncer(delay: 0.25)
    stage.perform { debouncer.call { log.add("first") } }
    stage.advance(to: 0.2)
    stage.perform { debouncer.call { log.add("second") } }
    stage.advance(to: 2)
    #expect(log.lines == ["second 0.45"])
  }

  @Test func `the end of all steps is reported at the last step's time`() {
    stage.perform {
      let steps = StepSequence()
      for number in 1...3 {
        steps.add(after: .milliseconds(125 * number)) { done in
          log.add("\(number)")
          done()
        }
      }
      steps.finish { log.add("end") }
    }
    stage.advance(to: 1)
    #expect(log.lines == ["1 0.125", "2 0.25", "3 0.375", "end 0.375"])
  }

  @Test func `calls on the main queue keep their order at one time`() {
    let view = UIView()
    stage.perform {
      view.onNextRun {
        log.add("a")
        view.onNextRun { log.add("c") }
      }
      view.onNextRun { log.add("b") }
      RunLoop.main.perform { log.add("p") }
      DispatchQueue.main.async(qos: .userInitiated) { log.add("q") }
      DispatchQueue.main.async(group: DispatchGroup()) { log.add("g") }
      log.add("now")
    }
    #expect(log.lines == ["now 0.0", "a 0.0", "b 0.0", "p 0.0", "q 0.0", "g 0.0", "c 0.0"])
  }

  @Test func `delays by the date are exact, too`() {
    stage.advance(to: 1.0 / 3)
    stage.perform { DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.5) { log.add("wall") } }
    stage.advance(to: 1)
    #expect(log.lines == ["wall \(1.0 / 3 + 0.5)"])
  }

  @Test func `a canceled item doesn't run, and another one notifies`() {
    stage.perform {
      let canceled = DispatchWorkItem { log.add("canceled") }
      let item = DispatchWorkItem { log.add("item") }
      item.notify(queue: .main) { log.add("notified") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: canceled)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.75, execute: item)
      canceled.cancel()
    }
    stage.advance(to: 1)
    #expect(log.lines == ["item 0.75", "notified 0.75"])
  }

  @Test func `waiting takes real time`() {
    let start = ContinuousClock.now
    stage.perform {
      #expect(DispatchSemaphore(value: 0).wait(timeout: .now() + 0.05) == .timedOut)
    }
    #expect(start.duration(to: .now) > .seconds(0.04))
  }

  @Test func `without a stage, the main queue has the system's time`() async {
    await withCheckedContinuation { done in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { done.resume() }
    }
    await withCheckedContinuation { done in
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) {}
      group.notify(queue: .main) { done.resume() }
    }
    #expect(CACurrentMediaTime() > 0)
  }

  @Test func `text, image files and layers in contexts are drawn`() throws {
    func visiblePixels(of layer: CALayer) -> Int {
      let stage = Stage(size: CGSize(width: 60, height: 20))
      stage.perform { stage.layer.addSublayer(layer) }
      let bytes = stage.picture().dataProvider!.data! as Data
      return stride(from: 3, to: bytes.count, by: 4).filter { bytes[$0] > 0 }.count
    }
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.text = "Hello"
    #expect(visiblePixels(of: label.layer) > 50)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 5)
      layer.backgroundColor = UIColor.red.cgColor
      layer.render(in: context.cgContext)
    }
    let image = try #require(UIImage(data: picture.pngData()!))
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.contents = image.cgImage
    #expect(visiblePixels(of: layer) == 50)
  }
}
