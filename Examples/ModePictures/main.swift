import Foundation
import ImageCoding

// Writes the pictures of QuartzCore's article on render modes to the folder that the argument names.

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
for example in ModeExample.all {
  try PNGEncoder().write(example.picture(), to: folder.appendingPathComponent("\(example.name)@2x.png"))
}
