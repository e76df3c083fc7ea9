import AnimationPresets
import CoreGraphics
import QuartzCore
import Staging
import TestSupport
import Testing

@testable import Scenes

/// The scenes of presets.
@Suite struct PresetSceneTests {
  /// Returns the layer that a preset animates.
  private func subject(_ subject: PresetSubject, size: CGSize? = nil) throws -> CALayer {
    try #require(PresetScene(.wobble(), on: subject).stage(size: size).layer.sublayers?.first)
  }

  @Test func `the scene lasts 0.4 s longer than the preset, whose eighths are highlights`() throws {
    let scene = PresetScene(.shake, on: .card)
    #expect(scene.length == .seconds(SpringPreset.shake.length + 0.4) && scene.highlights.count == 8)
    for (index, time) in scene.highlights.enumerated() {
      #expect(isClose(time, SpringPreset.shake.length * Double(index) / 7, within: 1e-12))
    }
    #expect(
      scene.size == CGSize(width: 480, height: 320) && scene.background == CGColor(gray: 0.96, alpha: 1))
    #expect(PresetScene().length == PresetScene(.wobble(), on: .card).length)
  }

  @Test func `the preset plays on its subject in the middle, unless motion is avoided`() throws {
    let layer = try subject(.card, size: CGSize(width: 100, height: 60))
    #expect(layer.position == CGPoint(x: 50, y: 30))
    for policy in MotionPolicy.allCases {
      let stage = PresetScene(.slideLeft(), on: .card, under: policy).stage()
      stage.advance(to: 0.1)
      let shown = try #require(stage.layer.sublayers?.first?.presentation())
      let isMoved = shown.transform.m41 != 0 || shown.position != CGPoint(x: 240, y: 160)
      #expect(isMoved == (policy == .full))
    }
  }

  @Test(arguments: [
    (400, 100, 200.0, 50.0), (100, 280, 50, 140), (50, 20, 50, 20), (400, 280, 200, 140),
    (200, 140, 200, 140),
  ])
  func `a picture fits into 200 by 140 points, and isn't enlarged`(
    _ width: Int, _ height: Int, _ shownWidth: CGFloat, _ shownHeight: CGFloat
  ) throws {
    let picture = Stage(size: CGSize(width: width, height: height)).picture()
    let layer = try subject(.picture(picture))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: shownWidth, height: shownHeight))
    #expect(layer.contents as? CGImage === picture)
  }

  @Test func `a text is one centered line`() throws {
    let text = try #require(try subject(.text("Hi")) as? CATextLayer)
    #expect(text.string as? String == "Hi" && text.fontSize == 44 && text.alignmentMode == .center)
    #expect(text.bounds == CGRect(x: 0, y: 0, width: 360, height: 60) && text.truncationMode == .end)
    #expect(text.foregroundColor == CGColor(srgbRed: 0.10, green: 0.14, blue: 0.25, alpha: 1))
  }

  @Test func `a card has a gradient and four marks`() throws {
    let card = try #require(try subject(.card) as? CAGradientLayer)
    #expect(card.bounds == CGRect(x: 0, y: 0, width: 120, height: 80) && card.cornerRadius == 12)
    let colors = card.colors as? [CGColor]
    #expect(colors?.map(\.parameterText) == ["#269ceb", "#5c4dd9"])
    let marks = card.sublayers ?? []
    #expect(
      marks.map(\.frame) == [
        CGRect(x: 12, y: 14, width: 36, height: 36), CGRect(x: 58, y: 18, width: 50, height: 9),
        CGRect(x: 58, y: 34, width: 32, height: 9), CGRect(x: 12, y: 60, width: 96, height: 6),
      ])
    #expect(marks.map(\.cornerRadius) == [18, 4.5, 4.5, 3])
    #expect(marks.map(\.backgroundColor) == [1, 0.95, 0.85, 0.75].map { CGColor(gray: $0, alpha: 0.95) })
  }
}
