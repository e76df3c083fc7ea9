import Scenes
import Testing

@Suite struct SceneTests {
  @Test(arguments: Scene.all.map(\.name))
  func `a scene has eight highlights in ascending order, within its duration`(_ name: String) throws {
    let scene = try #require(Scene.named(name))
    #expect(scene.highlights.count == 8)
    #expect(zip(scene.highlights, scene.highlights.dropFirst()).allSatisfy { $0 < $1 })
    let (first, last) = (try #require(scene.highlights.first), try #require(scene.highlights.last))
    #expect(first >= 0 && last <= scene.duration)
  }

  @Test func `scenes have different names, which are found in any case`() {
    #expect(Set(Scene.all.map(\.name)).count == Scene.all.count)
    #expect(Scene.named("LOGIN")?.name == "login" && Scene.named("log") == nil)
  }
}
