public import Foundation

extension NSCoder {
  /// Returns a string such as `{10, 20.5}` for a vector's dx and dy.
  public class func string(for vector: CGVector) -> String { NumberList.string(vector.dx, vector.dy) }

  /// Returns a string such as `[1, 0, 0, 1, 10, 20.5]` for a transform's a, b, c, d, tx and ty.
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = NumberList.string(
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
    return "[\(numbers.dropFirst().dropLast())]"
  }

  /// Returns the vector that a string such as `{10, 20.5}` describes; zero if it describes none.
  public class func cgVector(for string: String) -> CGVector {
    NumberList.numbers(in: string, count: 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }

  /// Returns the transform that a string such as `[1, 0, 0, 1, 10, 20.5]` describes; the identity if it describes none.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    NumberList.numbers(in: string, count: 6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }

  /// Adds a vector to an archive.
  public func encode(_ vector: CGVector, forKey key: String) {
    encode(Self.string(for: vector) as NSString, forKey: key)
  }

  /// Adds a transform to an archive.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(Self.string(for: transform) as NSString, forKey: key)
  }

  /// Reads a vector from an archive; zero if the archive contains none with the key.
  public func decodeCGVector(forKey key: String) -> CGVector { Self.cgVector(for: decodeText(forKey: key)) }

  /// Reads a transform from an archive; the identity if the archive contains none with the key.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    Self.cgAffineTransform(for: decodeText(forKey: key))
  }

  private func decodeText(forKey key: String) -> String {
    guard containsValue(forKey: key) else { return "" }
    return decodeObject(of: NSString.self, forKey: key) as String? ?? ""
  }
}
