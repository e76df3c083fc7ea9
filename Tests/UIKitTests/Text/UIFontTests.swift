import Foundation
import Testing
import UIKit

struct UIFontTests {
  @Test func `fonts are equal by name and size`() {
    #expect(UIFont.systemFont(ofSize: 17) == .systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17) != .systemFont(ofSize: 18))
    #expect(UIFont.systemFont(ofSize: 17) != .systemFont(ofSize: 17, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 10).withSize(17) == .systemFont(ofSize: 17))
  }

  @Test func `subclasses start from the system font, and archives keep name and size`() throws {
    final class Tracked: UIFont, @unchecked Sendable {
      let tracking: CGFloat
      init(tracking: CGFloat) {
        self.tracking = tracking
        super.init()
      }
      required init?(coder: NSCoder) { nil }
    }
    let font = Tracked(tracking: 2)
    #expect((font.fontName, font.pointSize) == (".SFUI-Regular", UIFont.systemFontSize))
    let bold = UIFont.boldSystemFont(ofSize: 21)
    let data = try NSKeyedArchiver.archivedData(withRootObject: bold, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data) == bold)
  }

  @Test func `the system font has the names of Apple's`() {
    #expect(UIFont.systemFont(ofSize: 17).fontName == ".SFUI-Regular")
    #expect(UIFont.systemFont(ofSize: 17, weight: .heavy).fontName == ".SFUI-Heavy")
    #expect(UIFont.systemFont(ofSize: 17, weight: .init(0.35)).fontName == ".SFUI-Semibold")
    #expect(UIFont.boldSystemFont(ofSize: 17).fontName == ".SFUI-Semibold")
  }

  @Test func `an invalid size counts as the system font's`() {
    for size in [0, -3, .nan, .infinity] as [CGFloat] {
      #expect(UIFont.systemFont(ofSize: size).pointSize == UIFont.systemFontSize)
    }
  }

  @Test func `metrics scale with the size and have the usual order`() {
    for font in [
      UIFont.systemFont(ofSize: 20), .boldSystemFont(ofSize: 20),
      .monospacedSystemFont(ofSize: 20, weight: .regular),
    ] {
      #expect(0 < font.xHeight && font.xHeight < font.capHeight && font.capHeight < font.ascender)
      #expect(font.descender < 0 && font.leading >= 0)
      #expect(font.lineHeight == font.ascender - font.descender)
      let double = font.withSize(40)
      #expect(abs(double.ascender - 2 * font.ascender) < 0.01)
      #expect(abs(double.capHeight - 2 * font.capHeight) < 0.1)
    }
  }

  @Test func `fonts with a substitute exist, unknown ones don't`() {
    #expect(UIFont(name: "HelveticaNeue-Light", size: 12)?.pointSize == 12)
    #expect(UIFont(name: "Menlo-Regular", size: 12) != nil)
    #expect(UIFont(name: "No such font", size: 12) == nil)
    #expect(UIFont(name: "", size: 12) == nil)
  }

  @Test func `text styles have their default sizes`() {
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == ".SFUI-Semibold")
    #expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize == 11)
  }

  // MARK: - Features

  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    NSAttributedString(string: text, attributes: [.font: font]).size().width
  }

  @Test func `monospaced digits have one width, at any size and after archiving`() throws {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 40, weight: .regular)
    let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
    let unarchived = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data)
    let archived = try #require(unarchived)
    #expect(archived == font)
    #expect(font != .systemFont(ofSize: 40))
    for font in [font, font.withSize(40), archived, UIFont(descriptor: font.fontDescriptor, size: 0)] {
      #expect(Set((0...9).map { width("\($0)", font) }).count == 1)
    }
    #expect(width("1", .systemFont(ofSize: 40)) < width("0", .systemFont(ofSize: 40)))
  }

  @Test func `features are switched by type and selector, or by tag`() {
    let system = UIFont.systemFont(ofSize: 19)
    let expected = width("11", .monospacedDigitSystemFont(ofSize: 19, weight: .regular))
    typealias Key = UIFontDescriptor.FeatureKey
    for settings: Any in [
      [[Key.type: 6, .selector: 0]], [[Key.featureIdentifier: 6, .typeIdentifier: 0]],
      [["CTFeatureOpenTypeTag": "tnum", "CTFeatureOpenTypeValue": 1]], [["CTFeatureOpenTypeTag": "tnum"]],
    ] as [Any] {
      let descriptor = system.fontDescriptor.addingAttributes([.featureSettings: settings])
      #expect(width("11", UIFont(descriptor: descriptor, size: 0)) == expected, "\(settings)")
    }
    for settings: Any in [
      [[Key.type: 6, .selector: 1]], [[Key.type: 6]], [[Key.type: -1, .selector: 0]], "tnum", [1],
      [["CTFeatureOpenTypeTag": "tnum", "CTFeatureOpenTypeValue": 0]],
      [["CTFeatureOpenTypeTag": "tnum", "CTFeatureOpenTypeValue": -1]],
      [["CTFeatureOpenTypeTag": "numbers"]], [["CTFeatureOpenTypeTag": 6]],
    ] as [Any] {
      let descriptor = system.fontDescriptor.addingAttributes([.featureSettings: settings])
      #expect(width("11", UIFont(descriptor: descriptor, size: 0)) == width("11", system), "\(settings)")
    }
  }

  @MainActor @Test func `labels and text layers draw the features of their fonts`() {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 40, weight: .regular)
    let label = UILabel()
    label.text = "11"
    label.font = font
    let measured = label.intrinsicContentSize.width
    label.font = .systemFont(ofSize: 40)
    #expect(label.intrinsicContentSize.width < measured)
  }
}
