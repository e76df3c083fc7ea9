import Lottie
import Staging
import Testing
import UIKit

@MainActor
@Suite struct ValueTests {
  func staged(_ text: String = Films.states) throws -> StagedView<LottieAnimationView> {
    StagedView(LottieAnimationView(animation: try LottieAnimation(text: text)))
  }

  @Test func `a provider replaces a color, and its changes show after an update`() throws {
    let staged = try staged()
    let provider = ColorValueProvider(UIColor.red.lottieColorValue)
    staged.perform { $0.setValueProvider(provider, keypath: AnimationKeypath(keypath: "Blue.**.Color")) }
    #expect(staged.pixel(50, 50) == Pixel.red && Array(staged.view.valueProviders.keys) == ["Blue.**.Color"])
    provider.color = LottieColor(r: 0, g: 0, b: 0)
    staged.perform { $0.forceDisplayUpdate() }
    #expect(staged.pixel(50, 50) == Pixel.black)
    #expect(
      staged.view.getValue(for: "Blue.Fill.Color", atFrame: nil) as? LottieColor
        == LottieColor(r: 0, g: 0, b: 0))
    #expect(
      staged.view.getOriginalValue(for: "Blue.Fill.Color", atFrame: 0) as? LottieColor
        == LottieColor(r: 0, g: 0, b: 1))
    staged.perform { $0.removeValueProvider(for: "Blue.**.Color") }
    #expect(staged.pixel(50, 50) == Pixel.blue)
  }

  /// A provider written for lottie-ios's protocol.
  private struct Blinking: AnyValueProvider {
    var valueType: Any.Type { LottieColor.self }
    var typeErasedStorage: AnyValueProviderStorage {
      .closure { frame in LottieColor(r: frame < 30 ? 1 : 0, g: 0, b: 0) }
    }
    func hasUpdate(frame: AnimationFrameTime) -> Bool { true }
  }

  @Test func `a provider of a program's own type is asked for each frame`() throws {
    let staged = try staged()
    staged.perform {
      $0.setValueProvider(Blinking(), keypath: "**.Color")
      $0.currentFrame = 29
    }
    #expect(staged.pixel(50, 50) == Pixel.red)
    staged.perform { $0.currentFrame = 30 }
    #expect(staged.pixel(50, 50) == Pixel.black)
    #expect((Blinking().value(frame: 40) as? LottieColor)?.r == 0)
  }

  @Test func `a provider of values of another type is ignored`() throws {
    let staged = try staged()
    staged.perform { $0.setValueProvider(FloatValueProvider(10), keypath: "**.Color") }
    #expect(staged.pixel(50, 50) == Pixel.blue)
  }

  @Test func `nodes are disabled and enabled`() throws {
    let staged = try staged()
    staged.perform { $0.setNodeIsEnabled(isEnabled: false, keypath: "Blue") }
    #expect(staged.pixel(50, 50) == Pixel.green)
    staged.perform { $0.setNodeIsEnabled(isEnabled: true, keypath: "Blue") }
    #expect(staged.pixel(50, 50) == Pixel.blue)
  }

  @Test func `the logger gets the key paths and warnings`() throws {
    var (infos, warnings): ([String], [String]) = ([], [])
    let logger = LottieLogger(
      warn: { message, _, _ in warnings.append(message()) }, info: { infos.append($0()) })
    let view = LottieAnimationView(animation: try LottieAnimation(text: Films.states), logger: logger)
    view.logHierarchyKeypaths()
    #expect(infos == view.allHierarchyKeypaths() && infos.contains("Green.Fill.Color"))
    view.loadAnimation("none", from: try DotLottieFile(data: Films.archive))
    #expect(warnings == ["no animation 'none' where one of slow, fast was expected"] && view.animation == nil)
  }

  @Test func `values of providers can be read back`() {
    let float = FloatValueProvider(2)
    float.float = 3
    let size = SizeValueProvider(CGSize(width: 1, height: 2))
    let point = PointValueProvider { frame in CGPoint(x: frame, y: 1) }
    let colors = [LottieColor(r: 1, g: 0, b: 0), LottieColor(r: 0, g: 0, b: 1, a: 0.5)]
    let gradient = GradientValueProvider(colors, locations: [0, 0.5])
    #expect(
      float.float == 3 && size.size == CGSize(width: 1, height: 2) && point.point == CGPoint(x: 0, y: 1))
    #expect(gradient.colors == colors && gradient.locations == [0, 0.5])
    gradient.locations = [0.25, 1]
    #expect(gradient.colors == colors && gradient.locations == [0.25, 1])
    #expect(!gradient.hasUpdate(frame: 0) && point.hasUpdate(frame: 0))
  }
}
