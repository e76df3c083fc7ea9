/// The words of a Swift class's metadata, as laid out on systems without Objective-C.
///
/// The metadata holds a pointer for each method and initializer of the class. A subclass keeps its own function for a
/// method, overridden or inherited, at the index that the method has in the superclass.
struct ClassMetadata {
  private let words: UnsafePointer<UInt>

  init(_ type: AnyClass) { words = unsafeBitCast(type, to: UnsafePointer<UInt>.self) }

  subscript(index: Int) -> UInt { words[index] }

  var address: UnsafeRawPointer { UnsafeRawPointer(words) }

  /// The number of words from the metadata's address to its end.
  var wordCount: Int {
    // Kind and superclass come first, then flags, address point, instance size and alignment. The two sizes follow
    // after 32 bytes: the size of the whole record, and the part of it in front of the metadata's address.
    let sizes = address.advanced(by: 32).assumingMemoryBound(to: UInt32.self)
    return Int(sizes[0] - sizes[1]) / MemoryLayout<UInt>.size
  }

  /// All words from the metadata's address to its end.
  var allWords: UnsafeBufferPointer<UInt> { UnsafeBufferPointer(start: words, count: wordCount) }

  /// Returns the index of the word that holds the address of a function.
  func index(of function: UnsafeRawPointer) -> Int? {
    allWords.firstIndex(of: UInt(bitPattern: function))
  }
}
