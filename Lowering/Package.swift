// swift-tools-version: 6.2
import Foundation
import PackageDescription

// A separate package, since it links the parser of one toolchain, which requires flags that a library shouldn't
// need.

/// The folder of the toolchain's own Swift modules, beside the first `swiftc` of the search path.
///
/// `QUARTZITE_TOOLCHAIN`, the folder that holds `usr`, takes precedence.
let hostLibraries: String = {
  let folder = "lib/swift/host"
  if let toolchain = Context.environment["QUARTZITE_TOOLCHAIN"] { return "\(toolchain)/usr/\(folder)" }
  let searchPath = Context.environment["PATH"] ?? ""
  for directory in searchPath.split(separator: ":") {
    let compiler = URL(fileURLWithPath: "\(directory)/swiftc").resolvingSymlinksInPath()
    let candidate = compiler.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
      folder)
    if FileManager.default.fileExists(
      atPath: candidate.appendingPathComponent("SwiftParser.swiftmodule").path)
    {
      return candidate.path
    }
  }
  fatalError(
    "no toolchain with SwiftParser in PATH; set QUARTZITE_TOOLCHAIN to the folder that holds usr/bin/swiftc")
}()

let package = Package(
  name: "Lowering",
  products: [
    .executable(name: "quartzite-lower", targets: ["quartzite-lower"])
  ],
  targets: [
    .target(name: "Lowering"),
    .executableTarget(name: "quartzite-lower", dependencies: ["Lowering"]),
    .testTarget(name: "LoweringTests", dependencies: ["Lowering"]),
  ],
  swiftLanguageModes: [.v6]
)

/// Whether a warning fails the build, as in the library's manifest.
let warningsAreErrors = Context.environment["QUARTZITE_STRICT"] != nil

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .unsafeFlags(["-I", hostLibraries]),
  ]
  if warningsAreErrors { target.swiftSettings?.append(.treatAllWarnings(as: .error)) }
  target.linkerSettings = [
    .unsafeFlags([
      "-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries,
      "-lSwiftParser", "-lSwiftSyntax", "-lSwiftOperators",
    ])
  ]
}
