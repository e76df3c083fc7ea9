import Foundation
import TestSupport
import Testing

@testable import LottiePlayer

@Suite struct CacheTests {
  private func animation() throws -> LottieAnimation { try LottieAnimation(text: SampleJSON.box) }

  @Test func `a cache keeps the most recently used animations`() throws {
    let cache = DefaultAnimationCache(cacheSize: 2)
    let animations = [try animation(), try animation(), try animation()]
    cache.setAnimation(animations[0], forKey: "a")
    cache.setAnimation(animations[1], forKey: "b")
    #expect(cache.animation(forKey: "a") === animations[0])
    cache.setAnimation(animations[2], forKey: "c")
    #expect(cache.animation(forKey: "b") == nil)
    #expect(cache.animation(forKey: "a") === animations[0] && cache.animation(forKey: "c") === animations[2])
    cache.setAnimation(animations[1], forKey: "a")
    #expect(cache.animation(forKey: "a") === animations[1] && cache.animation(forKey: "c") === animations[2])
    cache.cacheSize = 1
    #expect(cache.animation(forKey: "a") == nil && cache.animation(forKey: "c") === animations[2])
    cache.clearCache()
    #expect(cache.animation(forKey: "c") == nil)
    cache.cacheSize = 0
    cache.setAnimation(animations[0], forKey: "a")
    #expect(cache.animation(forKey: "a") == nil)
  }

  @Test func `a negative cache size is refused`() async {
    await #expect(processExitsWith: .failure) { _ = DefaultAnimationCache(cacheSize: -1) }
  }

  @Test func `a cached file is read once, and each time without a cache`() throws {
    try withFolder { folder throws in
      let file = folder.appendingPathComponent("x.json")
      try Data(SampleJSON.box.utf8).write(to: file)
      let cache = DefaultAnimationCache()
      let first = try #require(LottieAnimation.filepath(file.path, animationCache: cache))
      try FileManager.default.removeItem(at: file)
      #expect(LottieAnimation.filepath(file.path, animationCache: cache) === first)
      #expect(LottieAnimation.filepath(folder.path + "/./x.json", animationCache: cache) === first)
      #expect(LottieAnimation.filepath(file.path, animationCache: nil) == nil)
      cache.clearCache()
      #expect(LottieAnimation.filepath(file.path, animationCache: cache) == nil)
    }
  }

  @Test func `a file is the same at its path as at its URL, or can't be read at either`() throws {
    try withFolder { folder throws in
      let json = Data(SampleJSON.box.utf8)
      try json.write(to: folder.appendingPathComponent("x.json"))
      try Data().write(to: folder.appendingPathComponent("empty.json"))
      try Data(repeating: 32, count: 300_000).write(to: folder.appendingPathComponent("large.json"))
      for path in ["x.json", "empty.json", "large.json", "none.json", "none/x.json", "", "x.json\0"] {
        let path = folder.path + "/" + path
        let (data, atURL) = (
          try? LottieFile.data(atPath: path), try? LottieFile.data(at: URL(fileURLWithPath: path))
        )
        #expect(data == atURL, "\(path.debugDescription)")
      }
      #expect(try LottieFile.data(atPath: folder.path + "/x.json") == json)
    }
  }

  @Test func `a file of more than a gibibyte is left to Foundation`() throws {
    try withFolder { folder throws in
      let file = folder.appendingPathComponent("large.json")
      try Data().write(to: file)
      for (size, isRead) in [(1 << 10, true), (1 << 30 + 1, false), (Int64.max >> 20, false)] {
        try #require(truncate(file.path, Int(size)) == 0)
        #expect((Data(regularFile: file.path) != nil) == isRead, "\(size)")
      }
    }
  }

  @Test func `the images of a file at a relative path stay in its folder`() async {
    await #expect(processExitsWith: .success) {
      try withFolder { folder throws in
        try Data(SampleJSON.box.utf8).write(to: folder.appendingPathComponent("x.json"))
        try Data([1, 2, 3]).write(to: folder.appendingPathComponent("x.png"))
        try #require(chdir(folder.path) == 0)
        let animation = try #require(LottieAnimation.filepath("x.json", animationCache: nil))
        try #require(chdir("/") == 0)
        #expect(animation.imageData("x.png") == Data([1, 2, 3]))
      }
    }
  }

  @Test func `animations of a bundle are cached too`() throws {
    let cache = DefaultAnimationCache()
    func named(_ name: String) -> LottieAnimation? {
      .named(name, bundle: .module, subdirectory: "Animations", animationCache: cache)
    }
    let animation = try #require(named("blur"))
    #expect(named("blur") === animation && named("blur.json") === animation && named("none") == nil)
  }

  // MARK: - URLs

  @Test func `an animation is loaded from a file URL and cached`() async throws {
    let cache = DefaultAnimationCache()
    let url = Bundle.module.bundleURL.appendingPathComponent("Animations/blur.json")
    let animation = try await LottieAnimation.load(contentsOf: url, animationCache: cache)
    #expect(try await LottieAnimation.load(contentsOf: url, animationCache: cache) === animation)
    #expect(try await LottieAnimation.load(contentsOf: url, animationCache: nil) !== animation)
  }

  @Test(arguments: [
    ("https://example.com/x.json", "https://example.com/x.json: nothing is loaded from a network"),
    ("file:///nowhere/x.json", "/nowhere/x.json: "),
  ])
  func `loading from any other URL throws an error`(_ row: (address: String, message: String))
    async throws
  {
    let url = try #require(URL(string: row.address))
    func expectError(_ load: () async throws -> Void) async {
      let error = await #expect(throws: LottieError.self) { try await load() }
      #expect(error?.code == .file && error?.message.hasPrefix(row.message) == true)
    }
    await expectError { _ = try await LottieAnimation.load(contentsOf: url) }
    await expectError { _ = try await DotLottieFile.load(contentsOf: url) }
    await expectError { _ = try LottieAnimation(contentsOf: url) }
  }

  @Test func `an archive is loaded from a file URL`() async throws {
    let file = Bundle.module.bundleURL.appendingPathComponent("Animations/blur.json")
    #expect(try await DotLottieFile.load(contentsOf: file).animationIDs == [""])
  }
}
