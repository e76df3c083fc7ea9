public import CoreGraphics

// The names of Core Text that a font provider needs.

/// A font with a name and a size, as Core Text's functions create it.
///
/// It only names an installed font. If no font with that name is installed, a similar font is used.
public final class CTFont: Hashable, Sendable {
  let name: String
  let size: CGFloat

  init(name: String, size: CGFloat) { (self.name, self.size) = (name, size) }

  /// Returns whether two fonts have the same name and size.
  public static func == (one: CTFont, other: CTFont) -> Bool {
    (one.name, one.size) == (other.name, other.size)
  }

  /// Hashes the name and the size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(size)
  }
}

/// Core Foundation's string, which is Swift's here.
public typealias CFString = String

/// Returns a font.
///
/// - Parameters:
///   - name: The name of a face or a family.
///   - size: The size in points; 0 means 12.
///   - matrix: A transform of the glyphs, which is ignored.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  CTFont(name: name, size: size == 0 ? 12 : size)
}

/// Returns a font's size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.size }

/// Returns the name that a font was created with.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.name }
