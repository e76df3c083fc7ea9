public import Foundation

/// A font, as a name or as the bytes of a font file; it is found or read by what draws text.
public final class CGFont: Sendable {
  private let name: String?
  private let file: Data?

  private init(name: String?, file: Data?) {
    self.name = name
    self.file = file
  }

  /// Creates a font of a PostScript or full name; whether there is such a font shows when text is drawn.
  ///
  /// - Parameter name: The name.
  /// - Returns: nil for an empty name.
  public convenience init?(_ name: CFString) {
    guard name.length > 0 else { return nil }
    self.init(name: name as String, file: nil)
  }

  /// Creates a font from the bytes of a TrueType or OpenType file, or nil where they don't begin like one.
  public convenience init?(_ provider: CGDataProvider) {
    let signatures = ["\0\u{1}\0\0", "OTTO", "true", "ttcf"].map { Data($0.utf8) }
    guard signatures.contains(provider.bytes.prefix(4)) else { return nil }
    self.init(name: nil, file: provider.bytes)
  }

  /// The name that the font was asked for by, nil for one from a file.
  public var postScriptName: CFString? { name.map { $0 as CFString } }

  /// The bytes of the font's file, nil for one asked for by name.
  package var data: Data? { file }

  /// What ``CFGetTypeID(_:)`` returns for fonts.
  public static var typeID: CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(CGFont.self)) }
}
