import Raster
import Scenes
import Staging
import Testing

/// Players of scenes with views, which have a key window and a first responder each.
@Suite struct ScenePlayerOfViewsTests {
  @Test(arguments: [0, 1])
  func `stages that wait don't disturb each other's first responder`(_ index: Int) throws {
    let scene: any Scene = index == 0 ? LoginViewsScene() : ViewsScene()
    let scale = 24 / scene.size.height
    let player = ScenePlayer(scene, duration: try scene.duration(), scale: scale)
    for time in [1.15, 4.2, 2.6, 3.2, 1.15, 4.2] {
      player.seek(to: time)
      let picture = player.picture().bitmap.pixels
      player.prepareSpare()
      let stage = scene.stage(scale: scale)
      stage.advance(to: time)
      #expect(picture == stage.picture().bitmap.pixels, "\(time) s")
    }
    #expect(player.differences.isEmpty)
  }
}
