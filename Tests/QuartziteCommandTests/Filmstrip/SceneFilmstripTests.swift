import CoreGraphics
import Foundation
import ImageCoding
import Raster
import Scenes
import Staging
import Testing

@testable import QuartziteCommand

/// The demo's scenes look as in the filmstrips in `Goldens`, so that every change of a scene is reviewed.
///
/// To update one: `quartzite filmstrip ring --scale 0.12 -o Tests/QuartziteCommandTests/Goldens/strip-ring.png`.
@Suite struct SceneFilmstripTests {
  @Test(arguments: DemoScenes.all.map { $0.name })
  func `a scene's filmstrip has the golden pixels`(_ name: String) throws {
    let recorder = RecordedConsole()
    #expect(recorder.run("filmstrip", name, "-o", "-", "--scale", "0.12") == .success)
    let strip = try PNGDecoder().decode(recorder.outputData).bitmap
    let folder = try #require(Bundle.module.url(forResource: "Goldens", withExtension: nil))
    let golden = try PNGDecoder().decode(contentsOf: folder.appendingPathComponent("strip-\(name).png"))
      .bitmap
    let count = zip(strip.pixels, golden.pixels).count { $0 != $1 }
    #expect(strip.bounds == golden.bounds && count == 0, "\(count) pixels differ")
  }
}
