@testable import LayerTree

// Foundation can't archive objects of nested or private classes.

/// An object that writes what it's told, to be read as something else.
class Forged: NSObject, NSSecureCoding {
  let write: (NSCoder) -> Void

  init(_ write: @escaping (NSCoder) -> Void) { self.write = write }

  required init?(coder: NSCoder) { nil }

  static var supportsSecureCoding: Bool { true }

  func encode(with coder: NSCoder) { write(coder) }
}

/// What is to be read as a box.
final class ForgedBox: Forged {}

/// A layer that contains itself, twice.
final class ForgedLoop: NSObject, NSSecureCoding {
  override init() {}

  required init?(coder: NSCoder) { nil }

  static var supportsSecureCoding: Bool { true }

  func encode(with coder: NSCoder) {
    let sublayers = ArchivedValue.list([.object(self), .object(self)])
    coder.encode(ArchivedBox(.dictionary(["sublayers": sublayers])), forKey: "CALayer")
  }
}

/// A list that holds one object twice.
final class ForgedDouble: NSObject, NSSecureCoding {
  let inner: NSObject

  init(_ inner: NSObject) { self.inner = inner }

  required init?(coder: NSCoder) { nil }

  static var supportsSecureCoding: Bool { true }

  func encode(with coder: NSCoder) {
    coder.encode("list" as NSString, forKey: "kind")
    for index in 0..<2 { coder.encode(inner, forKey: "\(index)") }
  }
}
