// Draws a page of short texts in many scripts, and writes the layout of each text, for comparison with other programs.
//
// Usage: ScriptPage TEXTS FOLDER
//
// TEXTS has a line per text with its name, language, font family and the text itself, separated by tabs. In FOLDER, the
// program writes page.png, with cells of `Page.cell` in two columns, and layout.tsv, with a line per line of text: the
// name, the first code unit, the code unit after the last one, and the glyphs from left to right, each as its number, x and
// advance in points, and the family of its font.

import Foundation
import ImageCoding
import Staging

guard CommandLine.arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: ScriptPage TEXTS FOLDER\n".utf8))
  exit(64)
}
let samples = try Sample.samples(in: String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8))
let folder = URL(fileURLWithPath: CommandLine.arguments[2])
try PNGEncoder().write(Page.picture(of: samples), to: folder.appendingPathComponent("page.png"))
let layout = samples.map { $0.layout }.joined()
try layout.write(to: folder.appendingPathComponent("layout.tsv"), atomically: true, encoding: .utf8)
