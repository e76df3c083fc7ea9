import Staging
import Testing

@testable import ActivityIndicator

@Suite struct SpinnerLayerTests {
  private let spinner = SpinnerLayer(dots: 8, color: .black)

  @Test func `the copies fan out and their delay grows in 0.5 s`() {
    let stage = stage(with: spinner)
    stage.at(0.2) { spinner.startAnimating() }
    #expect(stage.shows(0, "instanceDelay", of: spinner, at: 0.2))
    #expect(stage.shows(1, \.instanceTransform.m11, of: spinner, at: 0.2))
    #expect(stage.shows(0.0625, "instanceDelay", of: spinner, at: 0.45))
    #expect(stage.shows(.pi / 8, "instanceTransform.rotation.z", of: spinner, at: 0.45))
    #expect(stage.shows(0.125, "instanceDelay", of: spinner, at: 0.7))
    #expect(stage.shows(.pi / 4, "instanceTransform.rotation.z", of: spinner, at: 0.7))
  }

  @Test func `the dot fades and shrinks once per period, forever`() {
    let stage = stage(with: spinner)
    stage.at(0.2) { spinner.startAnimating() }
    let dot = spinner.sublayers?.first
    for begin in [0.2, 1.2, 7.2] {
      #expect(stage.shows(1, "opacity", of: dot, at: begin))
      #expect(stage.shows(1 - 0.9 * Halfway.easeOut, "opacity", of: dot, at: begin + 0.5))
      #expect(stage.shows(1 - 0.6 * Halfway.easeOut, "transform.scale", of: dot, at: begin + 0.5))
    }
  }

  @Test func `stopping hides the spinner, and removes the dot's animation afterward`() {
    let stage = stage(with: spinner)
    #expect(spinner.presentation()?.isHidden == true)
    stage.at(0.2) { spinner.startAnimating() }
    stage.at(2) { spinner.stopAnimating() }
    #expect(spinner.sublayers?.first?.animationKeys() == ["pulse"])
    stage.advance(to: 2.2)
    #expect(spinner.presentation()?.isHidden == true)
    #expect(spinner.sublayers?.first?.animationKeys() == nil)
  }
}
