import Foundation

/// The compiler that runs after lowering.
public enum RealCompiler {
  /// The path of `swiftc`: `QUARTZITE_SWIFTC` if it's set, otherwise the compiler of the toolchain whose parser this
  /// program has loaded.
  public static func path(environment: [String: String]) throws(LoweringError) -> String {
    if let path = environment["QUARTZITE_SWIFTC"] {
      guard FileManager.default.isExecutableFile(atPath: path) else {
        throw LoweringError("QUARTZITE_SWIFTC: '\(path)' isn't a program")
      }
      return path
    }
    guard let host = loadedHostFolder else {
      throw LoweringError("can't find the toolchain's swiftc; set QUARTZITE_SWIFTC to its path")
    }
    let root = URL(fileURLWithPath: host).appendingPathComponent("../../..").standardized
    return root.appendingPathComponent("bin/swiftc").path
  }

  /// The folder of the loaded library libSwiftSyntax.so, as the kernel lists it.
  private static var loadedHostFolder: String? {
    // The file has no size, so it's read as a stream.
    guard let maps = FileHandle(forReadingAtPath: "/proc/self/maps"), let data = try? maps.readToEnd(),
      let line = String(decoding: data, as: UTF8.self).split(separator: "\n")
        .first(where: { $0.hasSuffix("/libSwiftSyntax.so") }),
      let start = line.firstIndex(of: "/")
    else { return nil }
    return (String(line[start...]) as NSString).deletingLastPathComponent
  }

  /// Replaces this process by the compiler; returns only if that fails.
  public static func run(_ path: String, arguments: [String]) -> LoweringError {
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    words.append(nil)
    execv(path, words)
    return LoweringError("\(path): \(String(cString: strerror(errno)))")
  }
}
