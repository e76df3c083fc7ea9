import Foundation

/// The formats of pictures that can be told by their first bytes.
enum PictureFormat: Hashable, CaseIterable {
  case png
  case jpeg
  case webP

  /// The format that some bytes seem to have; nil where it's none of these.
  init?(_ data: Data) {
    guard let format = Self.allCases.first(where: { $0.isBegun(by: data) }) else { return nil }
    self = format
  }

  /// How many bytes at most it takes to tell.
  static let signatureLength = 12

  private func isBegun(by data: Data) -> Bool {
    switch self {
    case .png: data.starts(with: PNGStructure.signature)
    case .jpeg: data.starts(with: JPEGStructure.signature)
    // A container's name, its length, what it contains.
    case .webP: data.starts(with: Array("RIFF".utf8)) && data.dropFirst(8).starts(with: Array("WEBP".utf8))
    }
  }
}
