import Foundation
import TestSupport
import Testing
import UIKit

struct NSCoderGeometryTests {
  @Test func `strings are those of Apple's systems`() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
    #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    #expect(NSStringFromCGSize(CGSize(width: -1, height: 0.25)) == "{-1, 0.25}")
  }

  @Test(arguments: ["", "{1}", "{1, 2, 3}", "{a, b}", "{1,, 2}"])
  func `other strings are read as zero`(text: String) {
    #expect(CGPointFromString(text) == .zero)
  }

  @Test func `values survive strings and archives exactly`() throws {
    let (third, tenth) = (CGFloat(1) / 3, CGFloat(0.1))
    let rect = CGRect(x: third, y: -tenth, width: 1e20, height: 5e-9)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(rect, forKey: "rect")
    archiver.encode(CGPoint(x: third, y: tenth), forKey: "point")
    archiver.encode(UIEdgeInsets(top: 1, left: third, bottom: 3, right: 4), forKey: "insets")
    archiver.encode(CGAffineTransform(rotationAngle: 1), forKey: "transform")
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(unarchiver.decodeCGRect(forKey: "rect") == rect)
    #expect(unarchiver.decodeCGPoint(forKey: "point") == CGPoint(x: third, y: tenth))
    #expect(unarchiver.decodeUIEdgeInsets(forKey: "insets").left == third)
    #expect(unarchiver.decodeCGAffineTransform(forKey: "transform") == CGAffineTransform(rotationAngle: 1))
    #expect(unarchiver.decodeCGSize(forKey: "none") == .zero)
  }
}
