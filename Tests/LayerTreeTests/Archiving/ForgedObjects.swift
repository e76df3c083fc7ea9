@testable import LayerTree

// These classes are neither nested nor private, because Foundation can't archive objects of such classes.

/// An object that encodes arbitrary data, which is decoded as an object of another class.
class Forged: NSObject, NSSecureCoding {
  let write: (NSCoder) -> Void

  init(_ write: @escaping (NSCoder) -> Void) { self.write = write }

  required init?(coder: NSCoder) { nil }

  static var supportsSecureCoding: Bool { true }

  func encode(with coder: NSCoder) { write(coder) }
}

/// A forged object that is decoded as an `ArchivedBox`.
final class ForgedBox: Forged {}

/// A forged layer that contains itself twice.
final class ForgedLoop: NSObject, NSSecureCoding {
  override init() {}

  required init?(coder: NSCoder) { nil }

  static var supportsSecureCoding: Bool { true }

  func encode(with coder: NSCoder) {
    let sublayers = ArchivedValue.list([.object(self), .object(self)])
    coder.encode(ArchivedBox(.dictionary(["sublayers": sublayers])), forKey: "CALayer")
  }
}

/// A forged list that contains one object twice.
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
