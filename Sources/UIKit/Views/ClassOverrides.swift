/// Finds out whether a class has its own version of a method.
///
/// A Swift class's metadata holds, from some word on, a function for each method, and a subclass has its own function
/// in the word of each method that it overrides. Which word that is follows from two classes that are alike but for the
/// override.
struct ClassOverrides {
  private let base: AnyClass
  private let slot: Int?

  /// Finds a method's word.
  ///
  /// - Parameters:
  ///   - base: The class that declares the method.
  ///   - plain: A direct subclass that overrides nothing.
  ///   - overriding: A direct subclass that overrides the method and nothing else.
  init(of base: AnyClass, plain: AnyClass, overriding: AnyClass) {
    self.base = base
    let (base, plain, overriding) = (Metadata(base), Metadata(plain), Metadata(overriding))
    let slots = (0..<base.wordCount).filter { plain[$0] == base[$0] && overriding[$0] != base[$0] }
    slot = slots.count == 1 ? slots[0] : nil
  }

  /// Returns whether a subclass, or a class between it and the base, overrides the method; true where that can't be
  /// found out.
  func contains(_ subclass: AnyClass) -> Bool {
    guard let slot else { return true }
    return Metadata(subclass)[slot] != Metadata(base)[slot]
  }
}

/// The words of a class's metadata, as they lie where there is no Objective-C.
private struct Metadata {
  private let words: UnsafePointer<UInt>

  init(_ type: AnyClass) { words = unsafeBitCast(type, to: UnsafePointer<UInt>.self) }

  subscript(index: Int) -> UInt { words[index] }

  /// How many words lie from the metadata's address to its end.
  var wordCount: Int {
    // Kind, superclass, then flags, address point, instance size and alignment: 32 bytes before the two sizes.
    let sizes = UnsafeRawPointer(words).advanced(by: 32).assumingMemoryBound(to: UInt32.self)
    return Int(sizes[0] - sizes[1]) / MemoryLayout<UInt>.size
  }
}
