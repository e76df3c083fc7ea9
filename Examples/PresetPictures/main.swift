import Foundation
import ImageCoding

// All presets at eight instants each, and all curves, into the folder that the argument names.

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
for (name, picture) in [("presets", PresetSheet.picture()), ("curves", CurveSheet.picture())] {
  try PNGEncoder().write(picture, to: folder.appendingPathComponent("\(name)@2x.png"))
}
