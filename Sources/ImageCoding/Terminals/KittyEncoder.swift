package import CoreGraphics
import Foundation

/// An encoder of pictures for terminals with kitty's graphics protocol, such as kitty, Ghostty, WezTerm, and Konsole.
///
/// A picture is a PNG, whose transparency the terminal keeps. It replaces the picture that was drawn before.
package struct KittyEncoder {
  package init() {}

  /// Returns the escape sequences that draw a picture at the cursor, which doesn't move.
  ///
  /// - Throws: `ImageCodingError` if the picture can't be a PNG.
  package func encode(_ image: CGImage) throws(ImageCodingError) -> String {
    let payload = try PNGEncoder(compression: .fast).encode(image).base64EncodedString()
    let chunks = stride(from: 0, to: payload.utf8.count, by: Self.chunkSize).map { start in
      payload.utf8.dropFirst(start).prefix(Self.chunkSize)
    }
    // Image and placement 1 are replaced; the terminal sends no reply (q=2), and the cursor stays (C=1).
    return chunks.enumerated().map { index, chunk in
      let keys = index == 0 ? "a=T,f=100,i=1,p=1,q=2,C=1," : ""
      return "\u{1B}_G\(keys)m=\(index == chunks.count - 1 ? 0 : 1);\(Substring(chunk))\u{1B}\\"
    }.joined()
  }

  /// The sequence that removes the picture.
  package static let removal = "\u{1B}_Ga=d,d=I,i=1,q=2\u{1B}\\"

  /// The largest number of characters in one sequence.
  private static let chunkSize = 4096
}
