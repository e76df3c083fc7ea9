import Foundation
import ImageCoding

// Writes the pictures of AnimationBuilder's articles to the folder that the argument names.

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
for strip in Strip.all {
  try PNGEncoder().write(strip.picture(), to: folder.appendingPathComponent("\(strip.name)@2x.png"))
}
