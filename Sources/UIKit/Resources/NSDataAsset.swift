public import Foundation

/// The data of a data set in an asset catalog.
open class NSDataAsset: NSObject, NSCopying {
  /// The name of the data set.
  open var name: String { assetName }
  /// The contents of the file.
  open var data: Data { contents }
  /// The uniform type identifier that the set specifies, such as `public.json`; `public.data` if it states
  /// none.
  open var typeIdentifier: String { type }

  private let assetName: String
  private let contents: Data
  private let type: String

  /// Reads a data set of the main bundle's asset catalogs; nil if there is none.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// Reads a data set of a bundle's asset catalogs; nil if there is none.
  public init?(name: String, bundle: Bundle) {
    guard let folder = AssetCatalog.of(bundle).folder(of: .data, named: name),
      let set: DataSet = AssetContents.read(in: folder),
      let entry = set.data.first(where: { $0.filename != nil }), let file = entry.filename,
      let data = FileManager.default.contents(atPath: "\(folder)/\(file)")
    else { return nil }
    (assetName, contents, type) = (name, data, entry.type ?? "public.data")
  }

  /// Returns the object itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  private struct DataSet: Decodable {
    struct Entry: Decodable {
      var filename: String?
      var type: String?
      enum CodingKeys: String, CodingKey {
        case filename
        case type = "universal-type-identifier"
      }
    }
    var data: [Entry]
  }
}

@available(*, unavailable)
extension NSDataAsset: Sendable {}
