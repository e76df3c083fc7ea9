import CoreGraphics
import Testing

@Suite struct TransformCodingTests {
  let transform = CGAffineTransform(a: 1, b: 0.1, c: -2, d: 1.0 / 3, tx: 1e9, ty: 0)
  let vector = CGVector(dx: 0.1, dy: -5)

  @Test func `vectors and transforms convert to strings and back`() {
    #expect(NSCoder.string(for: CGAffineTransform(translationX: 10, y: 20.5)) == "[1, 0, 0, 1, 10, 20.5]")
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
    #expect(NSCoder.string(for: CGVector(dx: 1, dy: 2)) == "{1, 2}")
    #expect(NSCoder.cgVector(for: NSCoder.string(for: vector)) == vector)
    #expect(NSCoder.cgAffineTransform(for: "[1, 2]") == .identity && NSCoder.cgVector(for: "") == .zero)
  }

  @Test func `vectors and transforms survive an archive`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(transform, forKey: "transform")
    archiver.encode(vector, forKey: "vector")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(reader.decodeCGAffineTransform(forKey: "transform") == transform)
    #expect(reader.decodeCGVector(forKey: "vector") == vector)
    #expect(reader.decodeCGAffineTransform(forKey: "missing") == .identity)
  }
}
