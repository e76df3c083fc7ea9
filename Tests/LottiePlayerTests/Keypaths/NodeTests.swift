import CoreGraphics
import QuartzCore
import Staging
import Testing

@testable import LottiePlayer

/// Disabled nodes, and conversion to the coordinate spaces of layers.
@Suite struct NodeTests {
  /// A layer with a red box in a group and a green box behind it, and a composition with the red box in the left half.
  private static let json: String = {
    let green = SampleJSON.boxGroup.replacingOccurrences(of: "[1,0,0,1]", with: "[0,1,0,1]")
      .replacingOccurrences(of: "[20,20]", with: "[60,60]").replacingOccurrences(of: "Group", with: "Big")
    let box = SampleJSON.layer(
      name: "Box", transform: #""p":{"k":[70,50]},"s":{"k":[50,100]}"#, items: [SampleJSON.boxGroup, green])
    let inner = SampleJSON.layer(
      name: "Inner", transform: #""p":{"k":[10,20]}"#, items: [SampleJSON.boxGroup])
    return SampleJSON.animation(
      layers: [
        #"{"ty":0,"nm":"Comp","refId":"c","w":50,"h":50,"ip":0,"op":60,"ks":{"p":{"k":[0,30]}}}"#, box,
      ], more: #""assets":[{"id":"c","layers":[\#(inner)]}]"#)
  }()

  @Test(
    arguments: [
      ("", [0xFF00_00FF, 0xFF00_FF00, 0xFF00_00FF]), ("Box", [0, 0, 0xFF00_00FF]),
      ("Box.Group", [0xFF00_FF00, 0xFF00_FF00, 0xFF00_00FF]), ("Box.Big", [0xFF00_00FF, 0, 0xFF00_00FF]),
      ("Box.*.Fill 1", [0, 0, 0xFF00_00FF]), ("**.Group", [0xFF00_FF00, 0xFF00_FF00, 0]),
      ("Comp", [0xFF00_00FF, 0xFF00_FF00, 0]), ("Comp.Inner", [0xFF00_00FF, 0xFF00_FF00, 0]),
      ("Box.Group.Rectangle", [0xFF00_FF00, 0xFF00_FF00, 0xFF00_00FF]),
      ("None", [0xFF00_00FF, 0xFF00_FF00, 0xFF00_00FF]),
    ] as [(String, [UInt32])])
  func `disabled nodes aren't drawn until they are enabled`(_ row: (keypath: String, pixels: [UInt32])) throws
  {
    let layer = LottieAnimationLayer(try LottieAnimation(text: Self.json))
    func pixels() -> [UInt32] { [70, 60, 10].map { layer.pixel($0, 50) } }
    let keypath = AnimationKeypath(keypath: row.keypath)
    layer.setNodeIsEnabled(isEnabled: false, keypath: keypath)
    #expect(pixels() == row.pixels && layer.unsupportedFeatures.isEmpty)
    layer.setNodeIsEnabled(isEnabled: true, keypath: keypath)
    #expect(pixels() == [0xFF00_00FF, 0xFF00_FF00, 0xFF00_00FF])
  }

  @Test func `a node reports whether it's enabled or missing`() throws {
    let layer = LottieAnimationLayer(try LottieAnimation(text: Self.json))
    #expect(layer.nodeIsEnabled(keypath: "Box.Group") == true && layer.nodeIsEnabled(keypath: "None") == nil)
    layer.setNodeIsEnabled(isEnabled: false, keypath: "Box.*")
    #expect(layer.nodeIsEnabled(keypath: "Box.Group") == false)
    #expect(layer.nodeIsEnabled(keypath: "Box") == true && layer.nodeIsEnabled(keypath: "**.Fill 1") == true)
    layer.setNodeIsEnabled(isEnabled: false, keypath: "**")
    #expect(layer.nodeIsEnabled(keypath: "Box") == false)
  }

  // MARK: - Coordinate spaces

  @Test func `points and rectangles are converted to the spaces of layers`() throws {
    let layer = LottieAnimationLayer(try LottieAnimation(text: Self.json))
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    #expect(layer.convert(CGPoint(x: 20, y: 40), toLayerAt: nil) == CGPoint(x: 10, y: 20))
    #expect(layer.convert(CGPoint(x: 140, y: 100), toLayerAt: "Box") == CGPoint(x: 0, y: 0))
    #expect(layer.convert(CGPoint(x: 150, y: 100), toLayerAt: "Box") == CGPoint(x: 10, y: 0))
    #expect(layer.convert(CGPoint(x: 20, y: 100), toLayerAt: "Comp.Inner") == CGPoint(x: 0, y: 0))
    #expect(
      layer.convert(CGRect(x: 140, y: 100, width: 10, height: 10), toLayerAt: "Box")
        == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(layer.convert(CGPoint.zero, toLayerAt: "Inner") == nil)
  }

  @Test func `conversion uses the layer's current position`() throws {
    let player = try Player()
    func corner() -> CGPoint? { player.layer.convert(CGPoint(x: 50, y: 50), toLayerAt: "Box") }
    #expect(corner() == CGPoint(x: 40, y: 0))
    player.perform { $0.currentFrame = 20 }
    #expect(corner() == CGPoint(x: 0, y: 0))
    player.perform { $0.play() }
    player.stage.advance(to: 0.5)
    #expect(abs(try #require(corner()).x + 20) < 1e-9)
  }
}
