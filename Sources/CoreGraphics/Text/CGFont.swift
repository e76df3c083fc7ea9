public import Foundation

/// A font, identified by its name or by the bytes of a font file. It's looked up when text is drawn.
public final class CGFont: Sendable {
  private let name: String?
  private let file: Data?

  private init(name: String?, file: Data?) {
    self.name = name
    self.file = file
  }

  /// Creates a font with a PostScript name or full name, without checking that it's installed.
  ///
  /// - Parameter name: The name.
  /// - Returns: The font, or nil if the name is empty.
  public convenience init?(_ name: CFString) {
    guard name.length > 0 else { return nil }
    self.init(name: name as String, file: nil)
  }

  /// Creates a font from the bytes of a TrueType or OpenType file, or returns nil if they don't begin with the
  /// signature of one.
  public convenience init?(_ provider: CGDataProvider) {
    let signatures = ["\0\u{1}\0\0", "OTTO", "true", "ttcf"].map { Data($0.utf8) }
    guard signatures.contains(provider.bytes.prefix(4)) else { return nil }
    self.init(name: nil, file: provider.bytes)
  }

  /// The name that the font was created with; nil for a font from a file.
  public var postScriptName: CFString? { name.map { $0 as CFString } }

  /// The bytes of the font's file; nil for a font with a name.
  package var data: Data? { file }

  /// The type identifier of fonts; see ``CFGetTypeID(_:)``.
  public static var typeID: CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(CGFont.self)) }
}

/// The number of a glyph in a font.
public typealias CGGlyph = UInt16
