import Testing
import UIKit

struct UIEdgeInsetsTests {
  @Test func `insets move the sides inward`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      CGRect(x: 10, y: 20, width: 30, height: 40).inset(by: insets)
        == CGRect(x: 12, y: 21, width: 24, height: 36))
    #expect(CGRect.null.inset(by: insets).isNull)
    #expect(UIEdgeInsets() == .zero)
  }

  @Test func `insets and offsets can be stored in NSValue and aren't confused with other types (S76)`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let offset = UIOffset(horizontal: 5, vertical: 6)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    #expect((insets as NSValue as Any) as? UIEdgeInsets == insets)
    let boxed: Any = offset as NSValue
    #expect(boxed as? UIOffset == offset)
    #expect(boxed as? CGVector == nil)
    #expect(boxed as? UIEdgeInsets == nil)
    #expect(NSValue(uiOffset: offset).uiEdgeInsetsValue == .zero)
  }

  @Test func `all corners contain each corner`() {
    let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    #expect(corners.map(\.rawValue) == [1, 2, 4, 8])
    #expect(corners.allSatisfy { UIRectCorner.allCorners.contains($0) })
  }
}
