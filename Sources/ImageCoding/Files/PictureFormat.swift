import Foundation

/// The formats of pictures that can be told by their first bytes.
enum PictureFormat: Hashable, CaseIterable {
  case png
  case jpeg

  /// The format that some bytes seem to have; nil where it's none of these.
  init?(_ data: Data) {
    guard let format = Self.allCases.first(where: { $0.isBegun(by: data) }) else { return nil }
    self = format
  }

  /// How many bytes at most it takes to tell.
  static let signatureLength = 8

  private func isBegun(by data: Data) -> Bool {
    switch self {
    case .png: data.starts(with: PNGStructure.signature)
    case .jpeg: data.starts(with: JPEGStructure.signature)
    }
  }
}
