/// The release of the program.
package enum Release {
  /// The version that `--version` prints.
  package static let version = "0.1.0"
}
