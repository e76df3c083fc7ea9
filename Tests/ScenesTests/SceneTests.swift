import Scenes
import Staging
import Testing

@Suite struct SceneTests {
  @Test(arguments: DemoScenes.all.indices)
  func `a scene has eight highlights in ascending order, within its duration`(_ index: Int) throws {
    let scene = DemoScenes.all[index].init()
    #expect(scene.highlights.count == 8)
    #expect(zip(scene.highlights, scene.highlights.dropFirst()).allSatisfy { $0 < $1 })
    let (first, last) = (try #require(scene.highlights.first), try #require(scene.highlights.last))
    #expect(first >= 0)
    #expect(last <= (try scene.duration()))
  }

  @Test func `scenes have different names`() {
    let names = DemoScenes.all.map { $0.name }
    #expect(Set(names).count == names.count && names.contains("login-views"))
  }
}
