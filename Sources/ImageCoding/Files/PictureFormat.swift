import Foundation

/// The formats of pictures, identified by their first bytes.
enum PictureFormat: Hashable, CaseIterable {
  case png
  case jpeg
  case webP

  /// Creates the format whose signature begins the bytes; nil for an unknown format.
  init?(_ data: Data) {
    guard let format = Self.allCases.first(where: { $0.hasSignature(in: data) }) else { return nil }
    self = format
  }

  /// The number of bytes that distinguish the formats.
  static let signatureLength = 12

  private func hasSignature(in data: Data) -> Bool {
    switch self {
    case .png: data.starts(with: PNGStructure.signature)
    case .jpeg: data.starts(with: JPEGStructure.signature)
    // The name of the container, its length (skipped), and the name of its content.
    case .webP: data.starts(with: Array("RIFF".utf8)) && data.dropFirst(8).starts(with: Array("WEBP".utf8))
    }
  }
}
