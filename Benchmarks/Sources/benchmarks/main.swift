#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// The program starts itself to encode a film in a process of its own.
if try FormatEncoder.encodeIfAsked(CommandLine.arguments) { exit(0) }

// The argument is a part of the names of the measurements to run.
var harness = Harness()
harness.filter = CommandLine.arguments.dropFirst().first ?? ""
measureFrame(&harness)
measureDrawing(&harness)
measureText(&harness)
measureGrowth(&harness)
measureBlur(&harness)
measurePerspective(&harness)
measureExport(&harness)
measureEvaluation(&harness)
measureModel(&harness)
measureScrubbing(&harness)
measureBuilding(&harness)
measureFrameAnimation(&harness)
measureSprings(&harness)
measureKeyframes(&harness)
measureCurves(&harness)
measureFilmExport(&harness)
measureFilms(&harness)
measureFormats(&harness)
measureViews(&harness)
exit(harness.report() ? 0 : 1)
