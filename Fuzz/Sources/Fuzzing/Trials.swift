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

  /// What comes from outside: files, and arguments of the program at `program`.
  package static func input(program: URL?) -> [any Trial] {
    [PNGTrial(), JPEGTrial(), WebPTrial(), GIFTrial()] + (program.map { [CommandTrial(program: $0)] } ?? [])
  }
}
