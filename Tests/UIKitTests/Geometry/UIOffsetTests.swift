import Testing
import UIKit

struct UIOffsetTests {
  @Test func `an offset is zero by default`() {
    #expect(UIOffset() == .zero)
    #expect(UIOffset(horizontal: 3, vertical: -4).vertical == -4)
  }
}
