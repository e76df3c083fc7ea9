import Foundation
import TestSupport
import Testing

@testable import Lottie

@Suite struct CacheTests {
  private func film() throws -> LottieAnimation { try LottieAnimation(text: FilmText.box) }

  @Test func `a cache keeps what was asked for last, as much as there is room for`() throws {
    let cache = LottieAnimationCache(cacheSize: 2)
    let films = [try film(), try film(), try film()]
    cache.setAnimation(films[0], forKey: "a")
    cache.setAnimation(films[1], forKey: "b")
    #expect(cache.animation(forKey: "a") === films[0])
    cache.setAnimation(films[2], forKey: "c")
    #expect(cache.animation(forKey: "b") == nil)
    #expect(cache.animation(forKey: "a") === films[0] && cache.animation(forKey: "c") === films[2])
    cache.setAnimation(films[1], forKey: "a")
    #expect(cache.animation(forKey: "a") === films[1] && cache.animation(forKey: "c") === films[2])
    cache.cacheSize = 1
    #expect(cache.animation(forKey: "a") == nil && cache.animation(forKey: "c") === films[2])
    cache.clearCache()
    #expect(cache.animation(forKey: "c") == nil)
    cache.cacheSize = 0
    cache.setAnimation(films[0], forKey: "a")
    #expect(cache.animation(forKey: "a") == nil)
  }

  @Test func `a size below 0 is refused`() async {
    await #expect(processExitsWith: .failure) { _ = LottieAnimationCache(cacheSize: -1) }
  }

  @Test func `a file is read once, and again where there is no cache`() throws {
    try withFolder { folder throws in
      let file = folder.appendingPathComponent("x.json")
      try Data(FilmText.box.utf8).write(to: file)
      let cache = LottieAnimationCache()
      let first = try #require(LottieAnimation.filepath(file.path, animationCache: cache))
      try FileManager.default.removeItem(at: file)
      #expect(LottieAnimation.filepath(file.path, animationCache: cache) === first)
      #expect(LottieAnimation.filepath(folder.path + "/./x.json", animationCache: cache) === first)
      #expect(LottieAnimation.filepath(file.path, animationCache: nil) == nil)
      cache.clearCache()
      #expect(LottieAnimation.filepath(file.path, animationCache: cache) == nil)
    }
  }

  @Test func `a bundle's films are kept too`() throws {
    let cache = LottieAnimationCache()
    func named(_ name: String) -> LottieAnimation? {
      .named(name, bundle: .module, subdirectory: "Films", animationCache: cache)
    }
    let film = try #require(named("blur"))
    #expect(named("blur") === film && named("blur.json") === film && named("none") == nil)
  }

  // MARK: - Addresses

  @Test func `a film is loaded from a file's address, and kept`() async throws {
    let cache = LottieAnimationCache()
    let url = Bundle.module.bundleURL.appendingPathComponent("Films/blur.json")
    let film = try await LottieAnimation.loadedFrom(url: url, animationCache: cache)
    #expect(try await LottieAnimation.loadedFrom(url: url, animationCache: cache) === film)
    #expect(try await LottieAnimation.loadedFrom(url: url, animationCache: nil) !== film)
  }

  @Test(arguments: [
    ("https://example.com/x.json", "https://example.com/x.json: nothing is loaded from a network"),
    ("file:///nowhere/x.json", "/nowhere/x.json: "),
  ])
  func `nothing is loaded from elsewhere, and that is told`(_ row: (address: String, message: String))
    async throws
  {
    let url = try #require(URL(string: row.address))
    func expectError(_ load: () async throws -> Void) async {
      let error = await #expect(throws: LottieError.self) { try await load() }
      #expect(error?.code == .file && error?.message.hasPrefix(row.message) == true)
    }
    await expectError { _ = try await LottieAnimation.loadedFrom(url: url) }
    await expectError { _ = try await DotLottieFile.loadedFrom(url: url) }
    await expectError { _ = try LottieAnimation(contentsOf: url) }
  }

  @Test func `archives are loaded by name, path and address`() async throws {
    let folder = Bundle.module.bundleURL.appendingPathComponent("Films")
    let file = folder.appendingPathComponent("blur.json")
    #expect(try await DotLottieFile.loadedFrom(filepath: file.path).animationIDs == [""])
    #expect(try await DotLottieFile.loadedFrom(url: file).animationIDs == [""])
    let named = try await DotLottieFile.named("blur.json", bundle: .module, subdirectory: "Films")
    #expect(try named.animation().frameRate == 10)
    await #expect(throws: LottieError.self) { try await DotLottieFile.named("none", bundle: .module) }
  }
}
