import FrameAnimation
import QuartzCore
import TestSupport
import Testing

/// Interpolation of values of unknown types (S82).
@Suite struct UntypedTests {
  @Test func `S82: numbers of all types are interpolated`() {
    #expect((interpolateAny(from: 10, to: 20, at: 1.5) as? NSNumber)?.doubleValue == 25)
    #expect((interpolateAny(from: 10, to: 20, at: -0.5) as? NSNumber)?.doubleValue == 5)
    #expect(interpolateAny(from: -4.5, to: 2.5, at: 0.5) as? Double == -1)
    #expect((interpolateAny(from: 1, to: NSNumber(value: 2.0), at: 0.5) as? NSNumber)?.doubleValue == 1.5)
    #expect((interpolateAny(from: CGFloat(1), to: 2, at: 0.5) as? NSNumber)?.doubleValue == 1.5)
    #expect(interpolateAny(from: CGFloat(1), to: CGFloat(2), at: 0.5) as? CGFloat == 1.5)
    #expect(interpolateAny(from: Float(1), to: Float(2), at: 0.5) as? Float == 1.5)
  }

  @Test func `S82: structures, boxed structures and vectors are interpolated`() {
    let (start, end) = (CGVector.zero, CGVector(dx: 2, dy: 4))
    #expect(interpolateAny(from: start, to: end, at: 0.5) as? CGVector == CGVector(dx: 1, dy: 2))
    let box = interpolateAny(from: NSValue(cgVector: start), to: NSValue(cgVector: end), at: 0.5)
    #expect((box as? NSValue)?.cgVectorValue == CGVector(dx: 1, dy: 2))
    let point = interpolateAny(
      from: NSValue(cgPoint: .zero), to: NSValue(cgPoint: CGPoint(x: 2, y: 4)), at: 0.5)
    #expect((point as? NSValue)?.cgPointValue == CGPoint(x: 1, y: 2))
    let size = interpolateAny(
      from: NSValue(cgSize: .zero), to: NSValue(cgSize: CGSize(width: 2, height: 4)), at: 0.5)
    #expect((size as? NSValue)?.cgSizeValue == CGSize(width: 1, height: 2))
    let rect = CGRect(x: 2, y: 4, width: 6, height: 8)
    let middle = interpolateAny(from: NSValue(cgRect: .zero), to: NSValue(cgRect: rect), at: 0.5)
    #expect((middle as? NSValue)?.cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `S82: colors are interpolated`() throws {
    let gray = interpolateAny(from: CGColor.black, to: CGColor.white, at: 0.5)
    #expect(try #require(gray as? CGColor).components == [0.5, 1])
  }

  @Test func `S82: other values switch halfway`() {
    #expect(interpolateAny(from: "a", to: "b", at: 0.49) as? String == "a")
    #expect(interpolateAny(from: "a", to: 3, at: 0.5) as? Int == 3)
    #expect(
      interpolateAny(from: CGPoint.zero, to: CGSize(width: 1, height: 1), at: 0.25) as? CGPoint == .zero)
    #expect(interpolateAny(from: 1.0, to: CGPoint.zero, at: 0.25) as? Double == 1)
    #expect(interpolateAny(from: false, to: true, at: 0.25) as? Bool == false)
    let transform = NSValue(cgAffineTransform: .identity)
    #expect(interpolateAny(from: transform, to: NSValue(cgPoint: .zero), at: 0.25) as? NSValue === transform)
    #expect(interpolateAny(from: transform, to: transform, at: 0.25) as? NSValue === transform)
  }
}
