import Foundation
import ImageCoding

// Writes pictures of all presets and of all timing curves to the folder that the argument names.

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
for (name, picture) in [("presets", PresetSheet.picture()), ("curves", CurveSheet.picture())] {
  try PNGEncoder().write(picture, to: folder.appendingPathComponent("\(name)@2x.png"))
}
