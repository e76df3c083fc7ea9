/// A test for classes that override a method.
///
/// The index of the method in the metadata follows from two subclasses that differ only in that override.
package struct ClassOverrides {
  private let base: AnyClass
  private let index: Int?

  /// Finds the index of a method in the metadata.
  ///
  /// - Parameters:
  ///   - base: The class that declares the method.
  ///   - plain: A direct subclass that overrides nothing.
  ///   - overriding: A direct subclass that overrides the method and nothing else.
  package init(of base: AnyClass, plain: AnyClass, overriding: AnyClass) {
    self.base = base
    let (base, plain, overriding) = (
      ClassMetadata(base), ClassMetadata(plain), ClassMetadata(overriding)
    )
    let indices = base.allWords.indices.filter { plain[$0] == base[$0] && overriding[$0] != base[$0] }
    index = indices.count == 1 ? indices[0] : nil
  }

  /// Returns whether a subclass, or a class between it and the base, overrides the method; true if the index is unknown.
  package func contains(_ subclass: AnyClass) -> Bool {
    guard let index else { return true }
    return ClassMetadata(subclass)[index] != ClassMetadata(base)[index]
  }
}
