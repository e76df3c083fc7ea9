import Staging
import TestSupport
import Testing
import UIKit

/// Laws of gesture recognition, for random recognizers and touches.
@MainActor
struct GestureLawTests {
  @Test(arguments: 0..<60)
  func `random touches cause only allowed state changes, and every gesture that began ends`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let script = RandomTouches(random: &random)
    script.run(using: &random)
    for (name, states) in script.recorder.states {
      #expect(isLawful(states, isDiscrete: name.hasPrefix("d")), "seed \(seed): \(name) went \(states)")
    }
    for recognizer in script.recognizers {
      #expect(recognizer.state == .possible, "seed \(seed): \(recognizer.name ?? "")")
      #expect(recognizer.numberOfTouches == 0, "seed \(seed)")
    }
    #expect(script.views.allSatisfy { $0.open.isEmpty && $0.isLawful }, "seed \(seed)")
  }

  private func isLawful(_ states: [UIGestureRecognizer.State], isDiscrete: Bool) -> Bool {
    if isDiscrete { return states.allSatisfy { $0 == .ended } }
    var isRunning = false
    for state in states {
      switch state {
      case .began where !isRunning: isRunning = true
      case .changed where isRunning: break
      case .ended where isRunning, .cancelled where isRunning: isRunning = false
      default: return false
      }
    }
    return !isRunning
  }
}

/// Three nested views with random recognizers, and random touches.
@MainActor
private final class RandomTouches {
  let staged = StagedWindow()
  let recorder = StateRecorder()
  private(set) var recognizers: [UIGestureRecognizer] = []
  private(set) var views: [TouchCheckingView] = []

  init(random: inout SeededGenerator) {
    var parent: UIView = staged.window
    for inset in [0, 40, 40] {
      let view = TouchCheckingView(frame: parent.bounds.insetBy(dx: CGFloat(inset), dy: CGFloat(inset)))
      view.isMultipleTouchEnabled = Bool.random(using: &random)
      view.isExclusiveTouch = Int.random(in: 0..<5, using: &random) == 0
      parent.addSubview(view)
      views.append(view)
      parent = view
    }
    for _ in 0..<Int.random(in: 1...8, using: &random) { addRecognizer(using: &random) }
  }

  private func addRecognizer(using random: inout SeededGenerator) {
    let recognizer = make(using: &random)
    let isDiscrete = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
    recognizer.name = "\(isDiscrete ? "d" : "c") \(recognizers.count)"
    recognizer.cancelsTouchesInView = Bool.random(using: &random)
    recognizer.delaysTouchesBegan = Bool.random(using: &random)
    recognizer.delaysTouchesEnded = Bool.random(using: &random)
    recognizer.delegate = recorder
    recognizer.addTarget(recorder, action: Selector(StateRecorder.record(_:)))
    if Bool.random(using: &random), let other = recognizers.randomElement(using: &random) {
      recognizer.require(toFail: other)
      if Bool.random(using: &random) { other.require(toFail: recognizer) }
    }
    random.element(of: views).addGestureRecognizer(recognizer)
    recognizers.append(recognizer)
  }

  private func make(using random: inout SeededGenerator) -> UIGestureRecognizer {
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = Int.random(in: 1...3, using: &random)
      tap.numberOfTouchesRequired = Int.random(in: 1...2, using: &random)
      return tap
    case 1:
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = Int.random(in: 1...2, using: &random)
      pan.maximumNumberOfTouches = Int.random(in: 1...3, using: &random)
      return pan
    case 2:
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = Double.random(in: 0...0.3, using: &random)
      press.numberOfTouchesRequired = Int.random(in: 1...2, using: &random)
      return press
    case 3: return UISwipeGestureRecognizer()
    case 4: return UIPinchGestureRecognizer()
    default: return UIRotationGestureRecognizer()
    }
  }

  func run(using random: inout SeededGenerator) {
    var time = 0.0
    var down: [Int: CGPoint] = [:]
    let window = staged.window
    func randomPoint(near point: CGPoint?) -> CGPoint {
      let reach: CGFloat = Bool.random(using: &random) ? 8 : 80
      let point = point ?? CGPoint(x: 100, y: 100)
      return CGPoint(
        x: point.x + .random(in: -reach...reach, using: &random),
        y: point.y + .random(in: -reach...reach, using: &random))
    }
    for _ in 0..<200 {
      let finger = Int.random(in: 0..<3, using: &random)
      switch (down[finger], Int.random(in: 0..<20, using: &random)) {
      case (nil, 0..<6):
        down[finger] = randomPoint(near: nil)
        window.touchDown(at: down[finger] ?? .zero, finger: finger)
      case (let point?, 0..<12):
        down[finger] = randomPoint(near: point)
        window.touchMove(to: down[finger] ?? .zero, finger: finger)
      case (_?, 12..<18):
        down[finger] = nil
        window.touchUp(finger: finger)
      case (_?, 18):
        down[finger] = nil
        window.touchCancel(finger: finger)
      case (_, 19):
        let recognizer = random.element(of: recognizers)
        recognizer.isEnabled.toggle()
      default:
        time += random.element(of: [0, 0.01, 0.05, 0.2, 0.4])
        staged.stage.advance(to: time)
      }
    }
    for finger in down.keys { window.touchUp(finger: finger) }
    staged.stage.advance(to: time + 2)
  }
}

@MainActor
private final class StateRecorder: NSObject, UIGestureRecognizerDelegate {
  var states: [String: [UIGestureRecognizer.State]] = [:]

  func record(_ recognizer: UIGestureRecognizer) {
    states[recognizer.name ?? "", default: []].append(recognizer.state)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { (gestureRecognizer.name ?? "").last?.wholeNumberValue.map { $0 % 3 == 0 } ?? false }
}

/// Records the touches that have begun and not ended.
private final class TouchCheckingView: UIView {
  var open: Set<UITouch> = []
  var isLawful = true

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLawful = isLawful && open.isDisjoint(with: touches)
    open.formUnion(touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLawful = isLawful && touches.isSubset(of: open)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }

  private func close(_ touches: Set<UITouch>) {
    isLawful = isLawful && touches.isSubset(of: open)
    open.subtract(touches)
  }
}
