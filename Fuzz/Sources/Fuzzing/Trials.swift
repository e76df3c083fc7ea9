package import Foundation
import Synchronization

/// The trials in groups.
package enum Trials {
  /// The trials of layers, animations, views, and drawing into contexts.
  package static let layers: [any Trial] = [
    EventTrial(), ReplayTrial(), FilmTrial(), PictureTrial(), ChangeTrial(), UpdateTrial(),
    LeakTrial(), ThreadTrial(), MemoryTrial(), PathTrial(), ContextTrial(), SVGPathTrial(), TextTrial(),
    InteractionTrial(), AppTrial(),
  ]

  /// The number of operations on layers and views so far.
  package static var operationCount: Int {
    LayerTorture.operations.load(ordering: .relaxed) + UserTorture.operations.load(ordering: .relaxed)
  }

  /// Returns the trials of files and command-line arguments.
  ///
  /// - Parameters:
  ///   - program: The program `quartzite`; nil for no trial of arguments.
  ///   - films: A folder of Lottie files to start from.
  package static func input(program: URL?, films: URL? = nil) -> [any Trial] {
    [
      PNGTrial(), JPEGTrial(), WebPTrial(), GIFTrial(), FilmFileTrial(), FontTrial(),
      LottieTrial(corpus: films), ExpressionTrial(),
    ] + (program.map { [CommandTrial(program: $0), JoinTrial(program: $0)] } ?? [])
  }
}
