public import CoreGraphics
public import Foundation

// MARK: - Strings

// The strings have the same form as on Apple's systems: numbers in braces, separated by a comma and a space. A string of
// another form is read as zero.

extension NSCoder {
  /// Returns a string such as `{1, 2}`.
  public class func string(for point: CGPoint) -> String { BracedNumbers([point.x, point.y]).text }
  /// Returns a string such as `{1, 2}`.
  public class func string(for vector: CGVector) -> String { BracedNumbers([vector.dx, vector.dy]).text }
  /// Returns a string such as `{1, 2}`.
  public class func string(for size: CGSize) -> String { BracedNumbers([size.width, size.height]).text }
  /// Returns a string such as `{{1, 2}, {3, 4}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// Returns a string such as `[1, 0, 0, 1, 0, 0]`.
  public class func string(for transform: CGAffineTransform) -> String {
    BracedNumbers([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]).text(
      in: "[", "]")
  }
  /// Returns a string such as `{1, 2, 3, 4}`, in the order top, left, bottom, right.
  public class func string(for insets: UIEdgeInsets) -> String {
    BracedNumbers([insets.top, insets.left, insets.bottom, insets.right]).text
  }
  /// Returns a string such as `{1, 2}`.
  public class func string(for offset: UIOffset) -> String {
    BracedNumbers([offset.horizontal, offset.vertical]).text
  }

  /// Returns the point that a string describes.
  public class func cgPoint(for string: String) -> CGPoint {
    let n = BracedNumbers(string, count: 2).numbers
    return CGPoint(x: n[0], y: n[1])
  }
  /// Returns the vector that a string describes.
  public class func cgVector(for string: String) -> CGVector {
    let n = BracedNumbers(string, count: 2).numbers
    return CGVector(dx: n[0], dy: n[1])
  }
  /// Returns the size that a string describes.
  public class func cgSize(for string: String) -> CGSize {
    let n = BracedNumbers(string, count: 2).numbers
    return CGSize(width: n[0], height: n[1])
  }
  /// Returns the rectangle that a string describes.
  public class func cgRect(for string: String) -> CGRect {
    let n = BracedNumbers(string, count: 4).numbers
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }
  /// Returns the transform that a string describes; six zeros if it doesn't.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let n = BracedNumbers(string, count: 6).numbers
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
  /// Returns the insets that a string describes.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let n = BracedNumbers(string, count: 4).numbers
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }
  /// Returns the offset that a string describes.
  public class func uiOffset(for string: String) -> UIOffset {
    let n = BracedNumbers(string, count: 2).numbers
    return UIOffset(horizontal: n[0], vertical: n[1])
  }
}

/// Numbers as text in braces.
private struct BracedNumbers {
  let numbers: [CGFloat]

  init(_ numbers: [CGFloat]) { self.numbers = numbers }

  /// Reads numbers from a string in braces or brackets; zeros unless their number is as expected.
  init(_ string: String, count: Int) {
    let parts = string.filter { !"{}[] ".contains($0) }.split(
      separator: ",", omittingEmptySubsequences: false)
    let read = parts.compactMap { Double($0) }.map { CGFloat($0) }
    numbers = read.count == count && parts.count == count ? read : Array(repeating: 0, count: count)
  }

  var text: String { text(in: "{", "}") }

  func text(in opening: String, _ closing: String) -> String {
    let texts = numbers.map { number in
      let number = Double(number)
      return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
    }
    return opening + texts.joined(separator: ", ") + closing
  }
}

// MARK: - Archives

// Values are archived as strings, as Foundation archives points, sizes and rectangles, for which it has the methods
// `encode(_:forKey:)`. A missing value is read as zero.

extension NSCoder {
  /// Encodes a vector.
  public func encode(_ vector: CGVector, forKey key: String) { encodeText(NSCoder.string(for: vector), key) }
  /// Encodes a transform.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encodeText(NSCoder.string(for: transform), key)
  }
  /// Encodes insets.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encodeText(NSCoder.string(for: insets), key)
  }
  /// Encodes an offset.
  public func encode(_ offset: UIOffset, forKey key: String) { encodeText(NSCoder.string(for: offset), key) }

  /// Decodes a point.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }
  /// Decodes a vector.
  public func decodeCGVector(forKey key: String) -> CGVector { NSCoder.cgVector(for: decodeText(key)) }
  /// Decodes a size.
  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }
  /// Decodes a rectangle.
  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }
  /// Decodes a transform.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    NSCoder.cgAffineTransform(for: decodeText(key))
  }
  /// Decodes insets.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    NSCoder.uiEdgeInsets(for: decodeText(key))
  }
  /// Decodes an offset.
  public func decodeUIOffset(forKey key: String) -> UIOffset { NSCoder.uiOffset(for: decodeText(key)) }

  private func encodeText(_ text: String, _ key: String) { encode(text as NSString, forKey: key) }

  private func decodeText(_ key: String) -> String {
    // Foundation treats decoding a missing object as an error.
    guard containsValue(forKey: key) else { return "" }
    return decodeObject(of: NSString.self, forKey: key).map { $0 as String } ?? ""
  }
}

// MARK: - Functions of older code

/// Returns the point that a string such as `{1, 2}` describes; zero for other strings.
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
/// Returns the size that a string such as `{1, 2}` describes; zero for other strings.
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
/// Returns the rectangle that a string such as `{{1, 2}, {3, 4}}` describes; zero for other strings.
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
/// Returns a string such as `{1, 2}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
/// Returns a string such as `{1, 2}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
/// Returns a string such as `{{1, 2}, {3, 4}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
