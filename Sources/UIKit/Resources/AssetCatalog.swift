import Foundation
import Synchronization

/// The asset catalogs among a bundle's resources: folders `….xcassets`, as SwiftPM copies them on Linux.
///
/// A catalog holds sets, which are folders such as `logo.imageset`, in folders of any depth. A folder with the property
/// `provides-namespace` in its `Contents.json` adds its name as a prefix to the names of its sets: `icons/logo`.
struct AssetCatalog {
  /// A kind of set, by the extension of its folder.
  enum Kind: String {
    case image = "imageset"
    case color = "colorset"
    case data = "dataset"
  }

  /// The paths of the sets' folders, by kind and name.
  private let sets: [String: String]

  /// Returns the folder of a set; nil if there is none.
  func folder(of kind: Kind, named name: String) -> String? { sets["\(kind.rawValue)/\(name)"] }

  /// Reads the names of all sets in the catalogs of some folders and of those directly below.
  private init(in folders: [String]) {
    var sets: [String: String] = [:]
    for folder in folders {
      let catalogs = Self.folders(in: folder).flatMap { inner in
        inner.hasSuffix(".xcassets") ? [inner] : Self.folders(in: inner).filter { $0.hasSuffix(".xcassets") }
      }
      for catalog in catalogs { Self.collect(from: catalog, prefix: "", into: &sets) }
    }
    self.sets = sets
  }

  private static func collect(from folder: String, prefix: String, into sets: inout [String: String]) {
    for inner in folders(in: folder) {
      let name = ((inner as NSString).lastPathComponent as NSString).deletingPathExtension
      if let kind = Kind(rawValue: (inner as NSString).pathExtension) {
        let key = "\(kind.rawValue)/\(prefix)\(name)"
        if sets[key] == nil { sets[key] = inner }
      } else {
        let contents: GroupContents? = AssetContents.read(in: inner)
        let isNamespace = contents?.properties?.providesNamespace ?? false
        collect(from: inner, prefix: isNamespace ? "\(prefix)\(name)/" : prefix, into: &sets)
      }
    }
  }

  /// The folders in a folder, sorted by name.
  private static func folders(in folder: String) -> [String] {
    let manager = FileManager.default
    return ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { "\(folder)/\($0)" }
      .filter {
        var isFolder: ObjCBool = false
        return manager.fileExists(atPath: $0, isDirectory: &isFolder) && isFolder.boolValue
      }
  }

  // MARK: Catalogs of bundles

  private static let known = Mutex<[String: AssetCatalog]>([:])

  /// The catalogs of a bundle, cached after the first access; nil means the main bundle.
  static func of(_ bundle: Bundle?) -> AssetCatalog {
    let folders = ResourceFolders.of(bundle)
    let key = folders.joined(separator: ":")
    return known.withLock { known in
      if let catalog = known[key] { return catalog }
      let catalog = AssetCatalog(in: folders)
      known[key] = catalog
      return catalog
    }
  }

  private struct GroupContents: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?
      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    var properties: Properties?
  }
}

/// The folders that contain the resources of a bundle.
enum ResourceFolders {
  /// Returns the folders of a bundle; nil means the main bundle.
  ///
  /// The main bundle of a program that SwiftPM built is the folder of its executable. The resources of the executable's own
  /// target, which an app would have in its main bundle, are in a folder next to it.
  static func of(_ bundle: Bundle?) -> [String] {
    let bundle = bundle ?? .main
    guard let path = bundle.resourcePath else { return [] }
    guard bundle == .main, let program = Bundle.main.executableURL?.lastPathComponent else { return [path] }
    let inner = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return [path] + inner.filter { $0.hasSuffix("_\(program).resources") }.sorted().map { "\(path)/\($0)" }
  }
}
