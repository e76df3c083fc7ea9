package import Foundation
import Synchronization

/// All trials by what they are about.
package enum Trials {
  /// Layers, animations and time, and drawing by hand.
  package static let layers: [any Trial] = [
    EventTrial(), ReplayTrial(), FilmTrial(), PictureTrial(), LeakTrial(), ThreadTrial(), MemoryTrial(),
    PathTrial(),
    ContextTrial(),
  ]

  /// How many things were done to layers so far.
  package static var operationCount: Int { LayerTorture.operations.load(ordering: .relaxed) }

  /// What comes from outside: files, and arguments of the program at `program`; `films` is a folder of Lottie films to
  /// begin with.
  package static func input(program: URL?, films: URL? = nil) -> [any Trial] {
    [PNGTrial(), JPEGTrial(), WebPTrial(), GIFTrial(), LottieTrial(corpus: films)]
      + (program.map { [CommandTrial(program: $0)] } ?? [])
  }
}
