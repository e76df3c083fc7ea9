import Testing
import UIKit

@MainActor
struct UIPasteboardTests {
  private let pasteboard = UIPasteboard()

  @Test func `a new content replaces the former one, whatever its type`() {
    #expect(pasteboard.changeCount == 0 && pasteboard.string == nil)
    pasteboard.strings = ["a", "b"]
    #expect(pasteboard.string == "a" && pasteboard.hasStrings)
    pasteboard.color = .red
    #expect(pasteboard.color == .red && !pasteboard.hasStrings && pasteboard.strings == nil)
    pasteboard.url = URL(filePath: "/a")
    #expect(pasteboard.hasURLs && !pasteboard.hasColors)
    pasteboard.image = UIImage()
    #expect(pasteboard.hasImages && !pasteboard.hasURLs)
    pasteboard.image = nil
    #expect(!pasteboard.hasImages && pasteboard.changeCount == 5)
  }

  @Test func `the pasteboard for copying and pasting stays the same`() {
    #expect(UIPasteboard.general === UIPasteboard.general)
  }
}
