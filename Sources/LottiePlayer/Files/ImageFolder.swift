import Foundation

/// Access to the images in a folder by names that can't lead out of it.
enum ImageFolder {
  static func data(at path: String, in folder: URL?) -> Data? {
    guard let folder else { return nil }
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    guard !path.hasPrefix("/"), !parts.isEmpty, !parts.contains(".."), !path.contains("\\"),
      !path.contains("\0"),
      parts.first?.contains(":") == false
    else { return nil }
    let url = parts.reduce(folder) { $0.appendingPathComponent(String($1)) }.resolvingSymlinksInPath()
    let home = folder.resolvingSymlinksInPath().path
    guard url.path.hasPrefix(home + "/"),
      let size = try? url.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey]),
      size.isRegularFile == true, (size.fileSize ?? 0) <= maximumSize
    else { return nil }
    return try? Data(contentsOf: url)
  }

  private static let maximumSize = 64 << 20
}
