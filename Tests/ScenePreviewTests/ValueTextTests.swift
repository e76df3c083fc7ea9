import CoreGraphics
import Foundation
import LayerTree
import QuartzCore
import Staging
import Testing

@testable import ScenePreview

/// The texts that stand for values of layers.
@Suite struct ValueTextTests {
  /// Returns the texts of a layer's values by key.
  private func texts(of layer: CALayer) -> [String: String] {
    let stage = Stage(size: CGSize(width: 10, height: 10))
    stage.perform { stage.layer.addSublayer(layer) }
    let values = stage.layer.inspectedLayers(limit: 2)[1].values
    return Dictionary(uniqueKeysWithValues: values.map { ($0.property.key, ValueText.text(of: $0)) })
  }

  @Test(
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1.5, "1.5"), (-2, "-2"), (1.2344, "1.234"), (1.2346, "1.235"), (0.0004, "0"),
      (999_999_999_999, "999999999999"), (1e12, "1000000000000.0"), (-1e13, "-10000000000000.0"),
      (.infinity, "inf"), (.nan, "nan"),
    ] as [(Double, String)])
  func `a number has at most three decimals`(_ number: Double, _ text: String) {
    #expect(ValueText.number(number) == text)
  }

  @Test func `each kind of value has a text`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4.5)
    layer.masksToBounds = true
    layer.cornerRadius = 2.5
    layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 128 / 255.0)
    layer.shadowOffset = CGSize(width: -1, height: 0.25)
    layer.compositingFilter = "multiplyBlendMode"
    layer.contents = Stage(size: CGSize(width: 2, height: 3)).picture()
    let texts = texts(of: layer)
    let expected = [
      "bounds": "0, 0, 3, 4.5", "position": "2.5, 4.25", "masksToBounds": "true", "cornerRadius": "2.5",
      "backgroundColor": "#ff000080", "shadowOffset": "-1, 0.25", "contents": "image of 2 × 3 pixels",
    ]
    for (key, text) in expected { #expect(texts[key] == text) }
  }

  @Test func `texts, lists, and paths are described`() {
    let long = String(repeating: "x", count: 81)
    let text = CATextLayer()
    text.string = long
    #expect(texts(of: text)["string"] == "“\(long.dropLast())”")
    text.string = NSAttributedString(string: "y" + long)
    #expect(texts(of: text)["string"] == "“y\(long.dropLast(2))”")
    let gradient = CAGradientLayer()
    gradient.colors = [CGColor.white]
    #expect(texts(of: gradient)["colors"] == "1 item")
    gradient.colors = [CGColor.white, CGColor.black]
    #expect(texts(of: gradient)["colors"] == "2 items")
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4.25), transform: nil)
    shape.fillColor = nil
    let texts = texts(of: shape)
    #expect(texts["path"] == "path in 1, 2, 3, 4.25" && texts["fillColor"] == "none")
  }

  @Test func `an affine transform has six numbers, and others have four rows`() {
    func text(_ numbers: [CGFloat]) -> String? {
      let layer = CALayer()
      layer.transform = CATransform3D(
        m11: numbers[0], m12: numbers[1], m13: numbers[2], m14: numbers[3], m21: numbers[4], m22: numbers[5],
        m23: numbers[6], m24: numbers[7], m31: numbers[8], m32: numbers[9], m33: numbers[10],
        m34: numbers[11], m41: numbers[12], m42: numbers[13], m43: numbers[14], m44: numbers[15])
      return texts(of: layer)["transform"]
    }
    let affine: [CGFloat] = [2, 3, 0, 0, -4, 5, 0, 0, 0, 0, 1, 0, 6, 7.5, 0, 1]
    #expect(text(affine) == "2, 3, -4, 5, 6, 7.5")
    for index in affine.indices where ![0, 1, 4, 5, 12, 13].contains(index) {
      var numbers = affine
      numbers[index] += 0.25
      let rows = stride(from: 0, to: 16, by: 4).map { row in
        numbers[row..<row + 4].map { ValueText.number(Double($0)) }.joined(separator: ", ")
      }
      #expect(text(numbers) == rows.joined(separator: "; "), "\(index)")
    }
  }
}
