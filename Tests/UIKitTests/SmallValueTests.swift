import Foundation
import Staging
import Testing

@testable import UIKit

/// The values of small types.
@MainActor @Suite struct SmallValueTests {
  @Test func `text styles have the sizes of the default setting`() {
    let sizes: [(UIFont.TextStyle, CGFloat)] = [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
      (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ]
    for (style, size) in sizes { #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size) }
  }

  @Test func `paths are one point wide, with sharp corners`() {
    let path = UIBezierPath()
    #expect(path.lineWidth == 1 && path.lineCapStyle == .butt && path.lineJoinStyle == .miter)
    #expect(path.miterLimit == 10 && path.flatness == 0.6 && !path.usesEvenOddFillRule)
    #expect(PathAttributes().dashes == [] && PathAttributes().dashPhase == 0)
    let (first, second) = (UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)), UIBezierPath())
    #expect(first != second && first == UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)))
    second.append(first)
    second.lineWidth = 2
    #expect(first != second)
  }

  @Test func `tabs are equal if their alignments and locations are`() {
    let tab = NSTextTab(textAlignment: .left, location: 10)
    #expect(tab == NSTextTab(textAlignment: .left, location: 10) && tab.alignment == .left)
    #expect(tab != NSTextTab(textAlignment: .right, location: 10) && tab.location == 10)
    #expect(tab != NSTextTab(textAlignment: .left, location: 11) && !tab.isEqual("tab"))
    #expect(tab.hash == NSTextTab(textAlignment: .left, location: 10).hash)
  }

  @Test func `the button for editing toggles the controller, and shows which comes next`() {
    let controller = UIViewController()
    let item = controller.editButtonItem
    #expect(item.title == "Edit" && item.style == .plain && controller.editButtonItem === item)
    controller.setEditing(true, animated: false)
    #expect(item.title == "Done" && item.style == .done)
    controller.setEditing(false, animated: false)
    #expect(item.title == "Edit" && item.style == .plain)
  }

  @Test func `some edit actions copy, and some change the text`() {
    let actions: [Selector] = ["cut:", "copy:", "paste:", "delete:", "select:", "selectAll:"]
    #expect(actions.map(\.copiesText) == [true, true, false, false, false, false])
    #expect(actions.map(\.changesText) == [true, false, true, true, false, false])
  }

  @Test func `the velocity is the way divided by the time`() {
    var tracker = VelocityTracker()
    #expect(tracker.velocity == .zero)
    tracker.record(CGPoint(x: 10, y: 20), at: 1)
    #expect(tracker.velocity == .zero)
    tracker.record(CGPoint(x: 12, y: 17), at: 1.0625)
    #expect(tracker.velocity == CGPoint(x: 32, y: -48))
  }

  @Test func `a format has the scale of its traits, and its scale above 0 is used`() {
    let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3))
    #expect(format.scale == 3)
    for scale in [0.5, 1, 2] as [CGFloat] {
      format.scale = scale
      #expect(format.imageScale == scale)
    }
    for scale in [0, -1, .infinity] as [CGFloat] {
      format.scale = scale
      #expect(format.imageScale == UITraitCollection.current.imageScale)
    }
    (format.scale, format.opaque, format.preferredRange) = (3, true, .extended)
    let copy = format.copied
    #expect(copy !== format && copy.scale == 3 && copy.opaque && copy.preferredRange == .extended)
  }

  @Test func `vibrancy is weaker for less important content`() {
    let blur = UIBlurEffect(style: .light)
    let opacities: [UIVibrancyEffectStyle: CGFloat] = [
      .label: 1, .secondaryLabel: 0.7, .tertiaryLabel: 0.45, .quaternaryLabel: 0.3, .fill: 0.6,
      .secondaryFill: 0.4, .tertiaryFill: 0.25, .separator: 0.35,
    ]
    for style in UIVibrancyEffectStyle.allCases {
      #expect(UIVibrancyEffect(blurEffect: blur, style: style).opacity == opacities[style])
    }
    #expect(UIVibrancyEffect(blurEffect: blur).opacity == 1)
  }

  @Test func `a rectangle is mirrored at the middle of the bounds`() {
    let bounds = CGRect(x: 10, y: 5, width: 100, height: 50)
    let rect = CGRect(x: 20, y: 7, width: 30, height: 9)
    #expect(rect.mirrored(in: bounds) == CGRect(x: 70, y: 7, width: 30, height: 9))
    #expect(rect.mirrored(in: bounds).mirrored(in: bounds) == rect)
  }

  @Test func `a touch is inside of a control up to 70 points beside it`() {
    let (staged, control) = (StagedWindow(), UIControl())
    staged.add(control, CGRect(x: 80, y: 80, width: 20, height: 20))
    var events: [UIControl.Event] = []
    for event in [UIControl.Event.touchUpInside, .touchUpOutside] {
      control.addAction(UIAction { _ in events.append(event) }, for: event)
    }
    for point in [
      CGPoint(x: 10, y: 90), CGPoint(x: 9, y: 90), CGPoint(x: 90, y: 169), CGPoint(x: 90, y: 171),
    ] {
      staged.window.touchDown(at: CGPoint(x: 90, y: 90))
      staged.window.touchMove(to: point)
      staged.window.touchUp()
    }
    #expect(events == [.touchUpInside, .touchUpOutside, .touchUpInside, .touchUpOutside])
  }

  @Test func `a text field's caret blinks once per second, beginning after half a second`() throws {
    let (staged, field) = (StagedWindow(), UITextField())
    staged.add(field, CGRect(x: 0, y: 0, width: 100, height: 30))
    staged.stage.perform { _ = field.becomeFirstResponder() }
    func caret(in layer: CALayer) -> CALayer? {
      layer.name == "caret" ? layer : layer.sublayers?.lazy.compactMap(caret).first
    }
    let layer = try #require(caret(in: field.layer))
    #expect(!layer.isHidden && layer.bounds.width == 2 && layer.cornerRadius == 1)
    for (time, opacity) in [(0, 1), (0.5, 1), (0.55, 0.5), (0.6, 0), (0.9, 0), (0.95, 0.5), (60.75, 0)]
      as [(Double, Float)]
    {
      staged.stage.advance(to: time)
      #expect(abs((layer.presentation()?.opacity ?? -1) - opacity) < 1e-5, "\(time) s")
    }
    staged.stage.perform { _ = field.resignFirstResponder() }
    #expect(layer.isHidden && layer.animationKeys() == nil)
  }
}
