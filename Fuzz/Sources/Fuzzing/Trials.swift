package import Foundation

/// All trials by what they are about.
package enum Trials {
  /// Layers, animations and time.
  package static let layers: [any Trial] = [EventTrial(), FilmTrial(), PictureTrial(), MemoryTrial()]

  /// What comes from outside: files, and arguments of the program at `program`.
  package static func input(program: URL?) -> [any Trial] {
    [PNGTrial(), GIFTrial()] + (program.map { [CommandTrial(program: $0)] } ?? [])
  }
}
