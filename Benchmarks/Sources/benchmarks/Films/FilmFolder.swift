import CBaselines
import Foundation

/// The folder of the Lottie files that are measured.
enum FilmFolder {
  static let path = "../shared/truth/lottie/samples"

  /// The paths of the Lottie files in the folder, relative to it.
  static var names: [String] {
    let paths = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".json") || $0.hasSuffix(".lottie") }.sorted()
  }
}

/// Restricts the threads that `body` starts to one processor, because rlottie's threads take up to twice the CPU time
/// when they compete.
func onOneProcessor(_ body: () -> Void) {
  baseline_begin_one_processor()
  defer { baseline_end_one_processor() }
  body()
}
