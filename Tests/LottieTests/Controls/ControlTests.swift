import Lottie
import Staging
import Testing
import UIKit

@MainActor
@Suite struct ControlTests {
  let center = CGPoint(x: 50, y: 50)

  // MARK: Switches

  func toggle() throws -> StagedView<AnimatedSwitch> {
    StagedView(AnimatedSwitch(animation: try LottieAnimation(text: Films.box)))
  }

  @Test func `a tap turns a switch and plays its animation to the state`() throws {
    let staged = try toggle()
    var (states, changes): ([Bool], Int) = ([], 0)
    staged.view.stateUpdated = { states.append($0) }
    staged.view.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    #expect(staged.view.animationView.currentProgress == 0)
    staged.window.tap(at: center)
    #expect(staged.view.isOn && states == [true] && changes == 1)
    staged.stage.advance(to: 1.5)
    #expect(abs(staged.view.animationView.currentProgress - 0.5) < 1e-9)
    staged.stage.advance(to: 4)
    #expect(staged.view.animationView.currentProgress == 1)
    staged.window.tap(at: center)
    staged.stage.advance(to: 5)
    #expect(abs(staged.view.animationView.currentProgress - 2 / 3) < 1e-9)
    staged.stage.advance(to: 8)
    #expect(!staged.view.isOn && states == [true, false] && staged.view.animationView.currentProgress == 0)
  }

  @Test(arguments: [(AnimatedSwitch.CancelBehavior.reverse, 0.25), (.none, 0.75)])
  func `a turn during the previous one goes back or starts its own part`(
    _ row: (behavior: AnimatedSwitch.CancelBehavior, progress: Double)
  ) throws {
    let staged = try toggle()
    staged.view.cancelBehavior = row.behavior
    staged.window.tap(at: center)
    staged.stage.advance(to: 1.5)
    staged.window.tap(at: center)
    staged.stage.advance(to: 2.25)
    #expect(!staged.view.isOn && abs(staged.view.animationView.currentProgress - row.progress) < 1e-9)
  }

  @Test func `a state without animation is shown at once, in its own part`() throws {
    let staged = try toggle()
    staged.perform {
      $0.setProgressForState(fromProgress: 0, toProgress: 0.5, forOnState: true)
      $0.setProgressForState(fromProgress: 0.5, toProgress: 0.75, forOnState: false)
    }
    #expect(staged.view.animationView.currentProgress == 0.75)
    staged.perform { $0.isOn = true }
    #expect(staged.view.animationView.currentProgress == 0.5)
    staged.perform { $0.setIsOn(false, animated: true) }
    staged.stage.advance(to: 0.25)
    #expect(abs(staged.view.animationView.currentProgress - (0.5 + 0.25 / 3)) < 1e-9)
  }

  @Test func `a touch that ends outside doesn't turn a switch`() throws {
    let staged = try toggle()
    staged.window.touchDown(at: center)
    staged.window.touchUp(at: CGPoint(x: 50, y: 190))
    #expect(!staged.view.isOn)
  }

  @Test(arguments: [true, false])
  func `a new animation plays to the state or shows it`(_ isAnimated: Bool) throws {
    let staged = try toggle()
    staged.perform {
      $0.isOn = true
      $0.animateUpdateWhenChangingAnimation = isAnimated
      $0.animation = try? LottieAnimation(text: Films.box)
    }
    #expect(staged.view.animationView.currentProgress == (isAnimated ? 0 : 1))
    staged.stage.advance(to: 4)
    #expect(staged.view.animationView.currentProgress == 1)
  }

  // MARK: Buttons

  @Test func `a button plays the part of each event and performs its action`() throws {
    let staged = StagedView(AnimatedButton(animation: try LottieAnimation(text: Films.box)))
    var actions = 0
    staged.view.performAction = { actions += 1 }
    staged.view.setPlayRange(fromMarker: "go", toMarker: "end", event: .touchDown)
    staged.view.setPlayRange(fromMarker: "go", toMarker: "none", event: .touchUpInside)
    staged.view.setPlayRange(fromProgress: 1, toProgress: 0, event: .touchUpOutside)
    let view = staged.view.animationView
    staged.window.touchDown(at: center)
    #expect(abs(view.currentFrame - 10) < 1e-9 && actions == 0)
    staged.stage.advance(to: 3)
    #expect(view.currentFrame == 50)
    staged.window.touchUp()
    #expect(actions == 1)
    staged.stage.advance(to: 4)
    #expect(abs(view.currentFrame - 20) < 1e-9)
    staged.window.touchDown(at: center)
    staged.window.touchUp(at: CGPoint(x: 50, y: 190))
    staged.stage.advance(to: 5)
    #expect(abs(view.currentFrame - 40) < 1e-9 && actions == 1)
  }

  // MARK: States

  @Test func `a state shows only its layer`() throws {
    let staged = StagedView(AnimatedControl(animation: try LottieAnimation(text: Films.states)))
    #expect(staged.pixel(50, 50) == Pixel.blue)
    staged.perform {
      $0.setLayer(named: "Green", forState: .highlighted)
      $0.setLayer(named: "None", forState: .disabled)
    }
    #expect(staged.pixel(50, 50) == Pixel.blue)
    staged.window.touchDown(at: center)
    #expect(staged.pixel(50, 50) == Pixel.green)
    staged.window.touchUp()
    #expect(staged.pixel(50, 50) == Pixel.blue)
    staged.perform { $0.isEnabled = false }
    #expect(staged.pixel(50, 50) == Pixel.blue)
  }

  @Test func `a control passes its speed and providers to its view`() throws {
    let staged = StagedView(AnimatedControl())
    #expect(staged.view.intrinsicContentSize == .zero)
    staged.perform {
      $0.animation = try? LottieAnimation(text: Films.states)
      $0.animationSpeed = 2
      $0.setValueProvider(ColorValueProvider(LottieColor(r: 1, g: 0, b: 0)), keypath: "**.Color")
    }
    #expect(staged.view.animationView.animationSpeed == 2 && staged.pixel(50, 50) == Pixel.red)
    #expect(staged.view.intrinsicContentSize == CGSize(width: 100, height: 100))
    staged.perform { $0.removeValueProvider(for: "**.Color") }
    #expect(staged.pixel(50, 50) == Pixel.blue)
  }
}
