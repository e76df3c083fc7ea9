import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// The program starts itself to encode a film in a process of its own.
if try FormatEncoder.encodeIfAsked(CommandLine.arguments) { exit(0) }

// The first argument is a part of the names of the measurements to run, the second a file for the table of results.
let arguments = CommandLine.arguments.dropFirst()
var harness = Harness(filter: arguments.first ?? "")
harness.measure { harness in
  measureFrame(&harness)
  measureDrawing(&harness)
  measureText(&harness)
  measureBlending(&harness)
  measureGrowth(&harness)
  measureCores(&harness)
  measureBatch(&harness)
  measureBlur(&harness)
  measurePerspective(&harness)
  measureExport(&harness)
  measureClipExport(&harness)
  measureEvaluation(&harness)
  measureEvaluationGrowth(&harness)
  measureModel(&harness)
  measureScrubbing(&harness)
  measureBuilding(&harness)
  measureFrameAnimation(&harness)
  measureSprings(&harness)
  measureKeyframes(&harness)
  measureCurves(&harness)
  measureFilmExport(&harness)
  measureFilmReadiness(&harness)
  measureWholeFilms(&harness)
  measureFilms(&harness)
  measureFormats(&harness)
  measureMemory(&harness)
  measureViews(&harness)
}
if arguments.count > 1 {
  try harness.table.text.write(toFile: arguments[2], atomically: true, encoding: .utf8)
}
exit(harness.report() ? 0 : 1)
