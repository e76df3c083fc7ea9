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

  @Test func `a regular file with contents is read at once, and any other is left to Foundation`() throws {
    try withFolder { folder throws in
      let files = [
        "x.json": Data(SampleJSON.box.utf8), "large.json": Data(repeating: 32, count: 300_000),
        "empty.json": Data(),
      ]
      for (name, data) in files { try data.write(to: folder.appendingPathComponent(name)) }
      for (name, data) in files {
        #expect(RegularFile(path: folder.path + "/" + name)?.data == (data.isEmpty ? nil : data), "\(name)")
      }
      for name in ["none.json", "none/x.json", "", "x.json\0"] {
        #expect(RegularFile(path: folder.path + "/" + name) == nil, "\(name.debugDescription)")
      }
    }
  }

  @Test func `data of a file doesn't share its bytes`() throws {
    try withFolder { folder throws in
      let url = folder.appendingPathComponent("x.json")
      try Data(SampleJSON.box.utf8).write(to: url)
      let animation = try LottieAnimation(contentsOf: url)
      var json = try animation.json()
      json[0] = 0
      #expect(try animation.json() == Data(SampleJSON.box.utf8))
    }
  }

  /// Contents of files: animations in all encodings and formats, and others.
  private static let contents: [Data] = {
    let texts = ["", " ", "\u{FEFF}"].map { $0 + SampleJSON.box }
    let encodings = [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf32BigEndian]
    return texts.flatMap { text in encodings.compactMap { text.data(using: $0) } }
      + [zipped(["a/x.json": SampleJSON.box]), zipped([:]), Data(), Data([0x89, 0x50, 0x4E, 0x47])]
      + ["{", "{}", "[]", "null", #"{"w":1,"h":1,"fr":0,"op":1}"#, "{" + String(repeating: "[", count: 200)]
      .map { Data($0.utf8) }
  }()

  @Test func `an animation, or the error, is the same at a path, at a URL and from its bytes`() throws {
    try withFolder { folder throws in
      let url = folder.appendingPathComponent("x.json")
      var readCount = 0
      for data in Self.contents {
        try data.write(to: url)
        let results = [
          Result { () throws(LottieError) in try LottieAnimation(data: data) },
          Result { () throws(LottieError) in try LottieAnimation(contentsOf: url) },
          Result { () throws(LottieError) in try LottieAnimation(contentsOfFile: url.path) },
        ]
        let animations = results.map { try? $0.get() }
        let json = try animations.map { try $0?.json() }
        for index in 1...2 {
          #expect(animations[index]?.document == animations[0]?.document && json[index] == json[0])
          #expect(animations[index]?.id == animations[0]?.id)
          #expect(animations[index]?.readingNotes == animations[0]?.readingNotes)
          #expect(results[index].error == results[0].error)
        }
        readCount += animations[0] == nil ? 0 : 1
      }
      #expect((7..<Self.contents.count - 6).contains(readCount), "\(readCount)")
    }
  }

  @Test func `a file of more than a gibibyte is left to Foundation`() throws {
    try withFolder { folder throws in
      let file = folder.appendingPathComponent("large.json")
      try Data().write(to: file)
      for (size, isRead) in [(1 << 10, true), (1 << 30 + 1, false), (Int64.max >> 20, false)] {
        try #require(truncate(file.path, Int(size)) == 0)
        #expect((RegularFile(path: file.path) != nil) == isRead, "\(size)")
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

extension Result<LottieAnimation, LottieError> {
  fileprivate var error: LottieError? { if case .failure(let error) = self { error } else { nil } }
}
