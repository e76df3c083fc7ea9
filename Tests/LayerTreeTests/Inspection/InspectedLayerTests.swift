import CoreGraphics
import LayerValues
import Testing

@testable import LayerTree

@Suite struct InspectedLayerTests {
  private let root = CALayer()

  /// Returns a layer of the root with a frame.
  @discardableResult
  private func add(_ frame: CGRect, name: String? = nil, to superlayer: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.name = name
    (superlayer ?? root).addSublayer(layer)
    return layer
  }

  private func inspected(_ limit: Int = 100, at time: Double = 0, _ build: () -> Void) -> [InspectedLayer] {
    let host = LayerHost(root: root)
    host.perform {
      root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
      root.position = CGPoint(x: 50, y: 50)
      build()
    }
    host.advance(to: time)
    return root.inspectedLayers(limit: limit)
  }

  private func text(of layer: InspectedLayer, _ key: String) -> [Double]? {
    layer.values.first { $0.property.key == key }?.numbers
  }

  @Test func `layers are listed back to front, with their places among their siblings`() {
    let layers = inspected {
      let front = add(CGRect(x: 0, y: 0, width: 10, height: 10), name: "front")
      front.zPosition = 1
      let back = add(CGRect(x: 0, y: 0, width: 10, height: 10), name: "back")
      back.mask = CALayer()
      add(.zero, name: "inner", to: back)
    }
    #expect(layers.map(\.path.indices) == [[], [1], [1, LayerPath.maskIndex], [1, 0], [0]])
    #expect(layers.map(\.label.name) == [nil, "back", nil, "inner", "front"])
    #expect(layers[2].path.isMask && !layers[3].path.isMask && layers[1].label.className == "CALayer")
    #expect(LayerPath(root.sublayers?[1].sublayers?[0] ?? root) == layers[3].path)
    #expect(root.inspectedLayers(limit: 3).count == 3)
  }

  @Test func `values are those that are shown, as far as they differ from the defaults`() {
    let layers = inspected(at: 0.5) {
      let layer = add(CGRect(x: 10, y: 20, width: 30, height: 40))
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
      layer.add(fade, forKey: "fade")
    }
    #expect(text(of: layers[1], "opacity") == [0.5])
    #expect(text(of: layers[1], "position") == [25, 40] && text(of: layers[1], "bounds") == [0, 0, 30, 40])
    #expect(layers[1].values.map(\.property.key) == ["bounds", "position", "opacity"])
    #expect(layers[1].animations.map(\.keyPaths) == [["opacity"]] && layers[1].animations[0].key == "fade")
  }

  @Test func `corners follow the transforms of all superlayers`() {
    let layers = inspected {
      let outer = add(CGRect(x: 20, y: 20, width: 40, height: 40))
      outer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
      outer.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)
      add(CGRect(x: 0, y: 0, width: 40, height: 40), to: outer)
    }
    let expected = [(50.0, 30.0), (50, 50), (30, 50), (30, 30)]
    for (corner, point) in zip(layers[2].corners, expected) {
      #expect(abs(corner.x - point.0) < 1e-9 && abs(corner.y - point.1) < 1e-9)
    }
  }

  @Test func `the frontmost layer that draws something is found, unless it's hidden or clipped`() {
    let layers = inspected {
      let card = add(CGRect(x: 0, y: 0, width: 60, height: 60), name: "card")
      card.backgroundColor = .black
      add(CGRect(x: 0, y: 0, width: 100, height: 100), name: "empty container")
      let hidden = add(CGRect(x: 0, y: 0, width: 100, height: 100), name: "hidden")
      (hidden.backgroundColor, hidden.opacity) = (.black, 0)
      let clip = add(CGRect(x: 80, y: 0, width: 10, height: 10), name: "clip")
      clip.masksToBounds = true
      add(CGRect(x: -80, y: 0, width: 100, height: 5), name: "clipped", to: clip).backgroundColor = .black
    }
    func name(_ x: Double, _ y: Double) -> String? {
      let path = layers.frontmost(at: CGPoint(x: x, y: y))
      return layers.first { $0.path == path }?.label.name
    }
    #expect(name(5, 3) == "card" && name(70, 70) == "empty container" && name(85, 3) == "clipped")
    #expect(name(85, 8) == "clip" && layers.frontmost(at: CGPoint(x: 101, y: 0)) == nil)
  }
}
