import Lottie
import Staging
import Testing
import UIKit

/// Members of views and controls that lead to the animation.
@MainActor
@Suite struct MemberTests {
  private func staged() throws -> StagedView<LottieAnimationView> {
    StagedView(LottieAnimationView(animation: try LottieAnimation(text: Films.box)))
  }

  @Test func `settings are kept, and their defaults are those of lottie-ios`() throws {
    let view = LottieAnimationView(animation: try LottieAnimation(text: Films.box))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.animateLayoutChangesWithCurrentCoreAnimationContext && view.animationSpeed == 1)
    #expect(view.loopMode == .playOnce && view.viewportFrame == nil)
    #expect(view.backgroundBehavior == .continuePlaying && view.windowBackgroundBehavior == nil)
    for value in [true, false] {
      view.maskAnimationToBounds = value
      view.respectAnimationFrameRate = value
      view.shouldRasterizeWhenIdle = value
      view.mainThreadRenderingEngineShouldForceDisplayUpdateOnEachFrame = value
      #expect(view.maskAnimationToBounds == value && view.respectAnimationFrameRate == value)
      #expect(view.shouldRasterizeWhenIdle == value)
      #expect(view.mainThreadRenderingEngineShouldForceDisplayUpdateOnEachFrame == value)
    }
    view.loopMode = .autoReverse
    view.animationSpeed = 2.5
    view.viewportFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.backgroundBehavior = .pause
    #expect(view.loopMode == .autoReverse && view.animationSpeed == 2.5)
    #expect(
      view.viewportFrame == CGRect(x: 1, y: 2, width: 3, height: 4) && view.backgroundBehavior == .pause)
    view.windowBackgroundBehavior = .stop
    #expect(view.backgroundBehavior == .pause && view.windowBackgroundBehavior == .stop)
    #expect(view.lottieAnimationLayer.backgroundBehavior == .stop)
    view.windowBackgroundBehavior = nil
    #expect(view.lottieAnimationLayer.backgroundBehavior == .pause)
  }

  @Test func `a view without an animation has no size`() throws {
    for view in [
      LottieAnimationView(), LottieAnimationView(animation: nil), LottieAnimationView(dotLottie: nil),
      LottieAnimationView(frame: .zero),
    ] {
      #expect(view.frame == .zero && view.intrinsicContentSize == .zero && view.animation == nil)
      #expect(!view.isAnimationPlaying && !view.isAnimationQueued)
    }
    let view = LottieAnimationView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    let file = LottieAnimationView(dotLottie: try DotLottieFile(data: Films.archive))
    #expect(file.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(file.intrinsicContentSize == CGSize(width: 100, height: 100))
  }

  @Test func `a loaded animation is announced`() throws {
    let view = LottieAnimationView()
    var loaded: [CGSize] = []
    view.animationLoaded = { loaded.append($0.intrinsicContentSize == $1.size ? $1.size : .zero) }
    view.animation = try LottieAnimation(text: Films.box)
    view.loadAnimation(atIndex: 1, from: try DotLottieFile(data: Films.archive))
    #expect(loaded == [CGSize(width: 100, height: 100), CGSize(width: 100, height: 100)])
    #expect(view.animationSpeed == 2 && view.loopMode == .loop)
    view.animation = nil
    #expect(loaded.count == 2 && view.intrinsicContentSize == .zero)
  }

  @Test func `times and markers are those of the animation`() throws {
    let staged = try staged()
    let view = staged.view
    #expect(view.progressTime(forMarker: "go") == 10.0 / 60 && view.frameTime(forMarker: "end") == 50)
    #expect(view.durationFrameTime(forMarker: "go") == 20)
    #expect(view.progressTime(forMarker: "none") == nil && view.frameTime(forMarker: "none") == nil)
    #expect(view.durationFrameTime(forMarker: "none") == nil)
    staged.perform { $0.currentProgress = 0.25 }
    #expect(view.currentFrame == 15 && view.currentTime == 0.75 && view.currentProgress == 0.25)
    staged.perform { $0.currentTime = 1.5 }
    #expect(view.currentFrame == 30 && view.realtimeAnimationFrame == 30)
    #expect(view.realtimeAnimationProgress == 0.5)
  }

  /// The frame after half a second and at the end.
  @Test func `parts are played from and to their ends`() throws {
    typealias Play = (LottieAnimationView) -> Void
    let plays: [(play: Play, frames: [Double])] = [
      ({ $0.play() }, [10, 60]), ({ $0.play(fromProgress: 0.5, toProgress: 0.75) }, [40, 45]),
      ({ $0.play(toProgress: 0.5) }, [10, 30]), ({ $0.play(fromFrame: 40, toFrame: 20) }, [30, 20]),
      ({ $0.play(toFrame: 20, loopMode: .playOnce) }, [10, 20]),
      ({ $0.play(fromMarker: "go", toMarker: "end") }, [20, 50]),
      ({ $0.play(fromMarker: "go", toMarker: "end", playEndMarkerFrame: false) }, [20, 49]),
      ({ $0.play(marker: "go") }, [20, 30]), ({ $0.play(markers: ["go", "end"]) }, [20, 60]),
      ({ $0.play(fromProgress: 0, toProgress: 0.5, loopMode: .loop) }, [10, 20]),
    ]
    for (index, (play, frames)) in plays.enumerated() {
      let staged = try staged()
      staged.perform(play)
      staged.stage.advance(to: 0.5)
      #expect(abs(staged.view.currentFrame - frames[0]) < 1e-6, "\(index)")
      #expect(staged.view.isAnimationPlaying)
      staged.stage.advance(to: 4)
      #expect(abs(staged.view.currentFrame - frames[1]) < 1e-6, "\(index)")
    }
  }

  @Test func `a pause keeps the frame, and a stop shows the first one`() throws {
    let staged = try staged()
    staged.perform { $0.play() }
    staged.stage.advance(to: 0.5)
    staged.perform { $0.pause() }
    staged.stage.advance(to: 1)
    #expect(abs(staged.view.currentFrame - 10) < 1e-6 && !staged.view.isAnimationPlaying)
    staged.perform { $0.stop() }
    #expect(staged.view.currentFrame == 0)
  }

  @Test(arguments: [
    (LottieBackgroundBehavior.pause, 10.0), (.pauseAndRestore, 20), (.stop, 0), (.continuePlaying, 30),
  ])
  func `the background has the view's behavior`(_ behavior: LottieBackgroundBehavior, _ frame: Double) throws
  {
    let staged = try staged()
    staged.perform {
      $0.backgroundBehavior = behavior
      $0.play()
    }
    staged.stage.advance(to: 0.5)
    staged.perform { _ in
      NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
    }
    staged.stage.advance(to: 1)
    staged.perform { _ in
      NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: nil)
    }
    staged.stage.advance(to: 1.5)
    #expect(abs(staged.view.currentFrame - frame) < 1e-6)
  }

  // MARK: - Controls

  @Test func `a control's animation fills it, and takes no touches`() throws {
    let animation = try LottieAnimation(text: Films.box)
    let staged = StagedView(
      AnimatedControl(animation: animation), frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    let view = staged.view.animationView
    #expect(view.superview === staged.view && !view.clipsToBounds && !view.isUserInteractionEnabled)
    staged.view.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect(AnimatedControl(animation: animation).frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(AnimatedControl(animation: animation).animationView.frame.width == 100)
    #expect(AnimatedControl().frame == .zero && AnimatedButton().animation == nil && !AnimatedSwitch().isOn)
    #expect(staged.view.animationSpeed == 1)
  }

  @Test func `states have layers of their own`() throws {
    let staged = StagedView(AnimatedControl(animation: try LottieAnimation(text: Films.states)))
    staged.perform {
      $0.setLayer(named: "Green", forState: .selected)
      $0.setLayer(named: "Green", forState: .disabled)
    }
    #expect(staged.pixel(50, 50) == Pixel.blue)
    staged.perform { $0.isSelected = true }
    #expect(staged.pixel(50, 50) == Pixel.green)
    staged.perform { $0.isSelected = false }
    #expect(staged.pixel(50, 50) == Pixel.blue)
    staged.perform { $0.isEnabled = false }
    #expect(staged.pixel(50, 50) == Pixel.green)
  }

  @Test func `a button plays the whole animation when it's tapped`() throws {
    let staged = StagedView(AnimatedButton(animation: try LottieAnimation(text: Films.box)))
    let center = CGPoint(x: 50, y: 50)
    staged.window.touchDown(at: center)
    staged.stage.advance(to: 1)
    #expect(staged.view.animationView.currentFrame == 0)
    staged.window.touchUp()
    staged.stage.advance(to: 2.5)
    #expect(abs(staged.view.animationView.currentFrame - 30) < 1e-6)
    staged.stage.advance(to: 9)
    #expect(staged.view.animationView.currentFrame == 60)
  }

  @Test func `a switch without animation calls its closure for changes only`() throws {
    let staged = StagedView(AnimatedSwitch(animation: try LottieAnimation(text: Films.box)))
    var states: [Bool] = []
    #expect(staged.view.cancelBehavior == .reverse && staged.view.animateUpdateWhenChangingAnimation)
    staged.perform {
      $0.stateUpdated = { states.append($0) }
      $0.isOn = false
      $0.isOn = true
      $0.setIsOn(true, animated: true)
      $0.setIsOn(false, animated: false)
    }
    #expect(states == [true, false] && !staged.view.isOn && staged.view.animationView.currentProgress == 0)
  }
}
