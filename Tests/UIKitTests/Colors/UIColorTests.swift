import Testing
import UIKit

struct UIColorTests {
  private func rgba(_ color: UIColor) -> [CGFloat] {
    var numbers: [CGFloat] = [-1, -1, -1, -1]
    numbers.withUnsafeMutableBufferPointer { buffer in
      let start = buffer.baseAddress!
      color.getRed(start, green: start + 1, blue: start + 2, alpha: start + 3)
    }
    return numbers
  }

  private func isClose(_ lhs: [CGFloat], _ rhs: [CGFloat], _ tolerance: CGFloat = 1e-12) -> Bool {
    lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { abs($0 - $1) <= tolerance }
  }

  @Test func `components keep their values, even outside 0…1`() {
    #expect(rgba(UIColor(red: 0.1, green: -0.2, blue: 1.3, alpha: 0.4)) == [0.1, -0.2, 1.3, 0.4])
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(UIColor(white: 0.3, alpha: 0.6).getWhite(&white, alpha: &alpha))
    #expect((white, alpha) == (0.3, 0.6))
  }

  @Test func `the opacity is clamped to 0…1`() {
    #expect(UIColor(red: 0, green: 0, blue: 0, alpha: 7).cgColor.alpha == 1)
    #expect(UIColor(white: 0, alpha: -1).cgColor.alpha == 0)
    #expect(UIColor.red.withAlphaComponent(.nan).cgColor.alpha == 0)
  }

  @Test(arguments: [0, 1.0 / 7, 0.3, 0.5, 0.7, 0.85, 1])
  func `a hue keeps its value (S77)`(given: CGFloat) {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(hue: given, saturation: 0.5, brightness: 0.8, alpha: 0.25)
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    #expect([hue, saturation, brightness, alpha] == [given, 0.5, 0.8, 0.25])
    #expect(color.cgColor.alpha == 0.25)
  }

  @Test func `hues run from red through green and blue`() {
    for (hue, expected) in [
      (0, [1, 0, 0, 1]), (1.0 / 3, [0, 1, 0, 1]), (2.0 / 3, [0, 0, 1, 1]), (1, [1, 0, 0, 1]),
    ] {
      let color = UIColor(hue: CGFloat(hue), saturation: 1, brightness: 1, alpha: 1)
      #expect(isClose(rgba(color), expected.map { CGFloat($0) }, 1e-9))
    }
    var hue: CGFloat = -1
    UIColor.blue.getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
    #expect(abs(hue - 2.0 / 3) < 1e-12)
  }

  @Test func `colors are equal by space and components, not by appearance`() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor(cgColor: UIColor.brown.cgColor) == .brown)
    #expect(UIColor.label == .label && UIColor.label != .systemBackground)
    #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
  }

  @Test func `named colors have the documented components`() {
    #expect(rgba(.orange) == [1, 0.5, 0, 1])
    #expect(rgba(.purple) == [0.5, 0, 0.5, 1])
    #expect(rgba(.brown) == [0.6, 0.4, 0.2, 1])
    #expect(UIColor.clear.cgColor.alpha == 0)
    #expect(UIColor.darkGray.cgColor.components == [1.0 / 3, 1])
  }

  @Test func `system colors differ for light and dark`() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
      rgba(color.resolvedColor(with: traits)).prefix(3).map { Int(($0 * 255).rounded()) }
    }
    #expect(bytes(.systemBlue, light) == [0, 122, 255])
    #expect(bytes(.systemBlue, dark) == [10, 132, 255])
    #expect(bytes(.label, light) == [0, 0, 0])
    #expect(bytes(.label, dark) == [255, 255, 255])
    dark.performAsCurrent {
      #expect(bytes(UIColor(cgColor: UIColor.systemGray6.cgColor), light) == [28, 28, 30])
    }
    #expect(bytes(UIColor(cgColor: UIColor.systemGray6.cgColor), light) == [242, 242, 247])
  }

  @Test func `a dynamic provider is called with its traits as the current ones`() {
    let color = UIColor { traits in
      #expect(UITraitCollection.current == traits)
      return traits.userInterfaceStyle == .dark ? .systemRed : .blue
    }
    #expect(color.cgColor == UIColor.blue.cgColor)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(color.resolvedColor(with: dark) == UIColor.systemRed.resolvedColor(with: dark))
    let faded = color.withAlphaComponent(0.5)
    #expect(faded.resolvedColor(with: dark).cgColor.alpha == 0.5)
    #expect(faded.withAlphaComponent(0.25).cgColor.alpha == 0.25)
  }

  @Test func `a dynamic color that refers to itself is clear`() {
    final class Box: @unchecked Sendable { var color = UIColor.red }
    let box = Box()
    box.color = UIColor { _ in box.color.withAlphaComponent(0.5) }
    #expect(box.color.cgColor.alpha == 0)
  }

  @Test func `the red of Display P3 is outside sRGB`() {
    let components = rgba(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
    #expect(isClose(components, [1.093, -0.2267, -0.1501, 1], 1e-3))
  }

  @Test func `a color literal is a color`() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0.25, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 1))
  }

  @Test(arguments: [
    UIColor.brown, .lightGray, .systemTeal, UIColor(displayP3Red: 0.1, green: 1, blue: 0, alpha: 0.5),
  ])
  func `a color survives archiving`(color: UIColor) throws {
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
  }

  @Test func `setting a color without a context has no effect`() {
    UIColor.red.set()
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsPopContext()
  }
}
