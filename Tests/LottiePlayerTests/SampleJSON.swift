import Foundation
import QuartzCore
import Raster
import Staging
import TestSupport

@testable import LottiePlayer

/// Lottie files for tests.
enum SampleJSON {
  /// A box of 20 × 20 points that moves from x 10 to 90 in frames 0 to 40, at 20 frames per second, and stays until 60.
  static let box = animation(
    layers: [
      layer(
        name: "Box", transform: #""p":{"a":1,"k":[{"t":0,"s":[10,50]},{"t":40,"s":[90,50]}]}"#,
        items: [boxGroup])
    ], more: #""markers":[{"cm":"go","tm":10,"dr":20},{"cm":"end","tm":50,"dr":10}]"#)

  static let boxGroup =
    #"{"ty":"gr","nm":"Group","it":[{"ty":"rc","nm":"Rectangle","p":{"k":[0,0]},"s":{"k":[20,20]},"r":{"k":0}},{"ty":"fl","nm":"Fill 1","c":{"k":[1,0,0,1]},"o":{"k":100}},{"ty":"tr","nm":"Transform","p":{"k":[0,0]},"o":{"k":100}}]}"#

  static func animation(layers: [String], more: String? = nil, end: Int = 60) -> String {
    let rest = more.map { "," + $0 } ?? ""
    return
      #"{"v":"5.7","w":100,"h":100,"fr":20,"ip":0,"op":\#(end),"layers":[\#(layers.joined(separator: ","))]\#(rest)}"#
  }

  static func layer(
    name: String, from first: Int = 0, to end: Int = 60, transform: String, items: [String]
  ) -> String {
    #"{"ty":4,"nm":"\#(name)","ip":\#(first),"op":\#(end),"ks":{\#(transform)},"shapes":[\#(items.joined(separator: ","))]}"#
  }

  /// Three layers with random keyframes for many properties.
  static func random(_ random: inout SeededGenerator) -> String {
    func numbers(_ count: Int, _ range: ClosedRange<Double>) -> String {
      (0..<count).map { _ in "\(Double.random(in: range, using: &random))" }.joined(separator: ",")
    }
    func property(_ count: Int, _ range: ClosedRange<Double>) -> String {
      var times = Set(
        (0..<Int.random(in: 2...5, using: &random)).map { _ in Int.random(in: -10...70, using: &random) })
      times.insert(Int.random(in: 0...60, using: &random))
      let keyframes = times.sorted().map { time in
        let easing =
          Bool.random(using: &random)
          ? #""h":1"# : #""o":{"x":[0.3],"y":[\#(numbers(1, -0.2...0.5))]},"i":{"x":[0.6],"y":[1]}"#
        return #"{"t":\#(time),"s":[\#(numbers(count, range))],\#(easing)}"#
      }
      return #"{"a":1,"k":[\#(keyframes.joined(separator: ","))]}"#
    }
    let layers = (0..<3).map { index in
      let first = Int.random(in: 0...30, using: &random)
      return layer(
        name: "\(index)", from: first, to: first + Int.random(in: 1...40, using: &random),
        transform:
          #""p":\#(property(2, 0...100)),"s":\#(property(2, 10...200)),"r":\#(property(1, -400...400)),"o":\#(property(1, 0...100))"#,
        items: [
          #"{"ty":"el","p":{"k":[0,0]},"s":\#(property(2, 5...50))}"#,
          #"{"ty":"st","c":\#(property(4, 0...1)),"w":\#(property(1, 1...9)),"o":{"k":100}}"#,
          #"{"ty":"tm","s":\#(property(1, 0...50)),"e":\#(property(1, 50...100)),"o":{"k":0}}"#,
        ])
    }
    return animation(layers: layers)
  }
}

extension LottieAnimation {
  convenience init(text: String) throws { try self.init(data: Data(text.utf8)) }
}

extension LottieAnimationLayer {
  /// The colors of the pixels when the layer fills a stage of 100 × 100 points: alpha, blue, green, red.
  var pixels: [UInt32] {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    stage.perform {
      frame = stage.layer.bounds
      stage.layer.addSublayer(self)
    }
    return stage.picture().bitmap.pixels
  }

  /// The color of a pixel, as in ``pixels``.
  func pixel(_ x: Int, _ y: Int) -> UInt32 { pixels[100 * y + x] }
}

extension CALayer {
  /// The presented values of the layer and its descendants that determine the picture.
  var presentedValues: [Double] {
    guard let presented = presentation() else { return [] }
    let transform = CATransform3DGetAffineTransform(presented.transform)
    var numbers = [
      presented.isHidden ? 1 : 0, Double(presented.opacity), presented.position.x, presented.position.y,
      transform.a,
      transform.b, transform.c, transform.d,
    ].map { Double($0) }
    if let shape = presented as? CAShapeLayer {
      numbers += [shape.strokeStart, shape.strokeEnd, shape.lineWidth].map { Double($0) }
      numbers += (shape.strokeColor?.components ?? []).map { Double($0) }
      let box = shape.path?.boundingBox ?? .zero
      numbers += [box.minX, box.minY, box.width, box.height].map { Double($0) }
    }
    return numbers + (sublayers ?? []).flatMap(\.presentedValues)
  }
}
