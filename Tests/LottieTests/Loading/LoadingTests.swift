import Foundation
import Lottie
import TestSupport
import Staging
import Testing
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@MainActor
@Suite struct LoadingTests {
  /// Calls `body` with a folder that holds `box.json`, `box.lottie` and an asset catalog with the data set `catalog`.
  func withFiles(_ body: (URL, Bundle) throws -> Void) throws {
    try withFolder { folder throws in
      try Data(Films.box.utf8).write(to: folder.appendingPathComponent("box.json"))
      try Films.archive.write(to: folder.appendingPathComponent("days.lottie"))
      let set = folder.appendingPathComponent("Assets.xcassets/catalog.dataset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data(#"{"data":[{"filename":"box.json","idiom":"universal"}]}"#.utf8).write(
        to: set.appendingPathComponent("Contents.json"))
      try Data(Films.box.utf8).write(to: set.appendingPathComponent("box.json"))
      try body(folder, try #require(Bundle(path: folder.path)))
    }
  }

  @Test func `a view is created from a name, a path or an asset`() throws {
    try withFiles { folder, bundle in
      let cache = DefaultAnimationCache()
      let views = [
        LottieAnimationView(name: "box", bundle: bundle, animationCache: cache),
        LottieAnimationView(name: "catalog", bundle: bundle, animationCache: cache),
        LottieAnimationView(asset: "catalog", bundle: bundle, animationCache: cache),
        LottieAnimationView(filePath: folder.appendingPathComponent("box.json").path, animationCache: cache),
      ]
      for view in views { #expect(view.frame.size == CGSize(width: 100, height: 100)) }
      #expect(views[1].animation === views[2].animation && views[0].animation === views[3].animation)
      #expect(LottieAnimationView(name: "none", bundle: bundle).animation == nil)
      #expect(LottieAnimationView(filePath: "/nowhere").animation == nil)
    }
  }

  @Test func `an archive's view has its settings, and its completion follows`() throws {
    try withFiles { folder, bundle in
      let staged = StagedView(UIView())
      var results: [(LottieAnimationView, (any Error)?)] = []
      let path = folder.appendingPathComponent("days.lottie").path
      var views: [LottieAnimationView] = []
      staged.perform { _ in
        views = [
          LottieAnimationView(dotLottieName: "days", bundle: bundle) { results.append(($0, $1)) },
          LottieAnimationView(dotLottieFilePath: path, animationId: "fast") { results.append(($0, $1)) },
          LottieAnimationView(dotLottieFilePath: path, animationId: "none") { results.append(($0, $1)) },
          LottieAnimationView(dotLottieAsset: "none", bundle: bundle) { results.append(($0, $1)) },
          LottieAnimationView(dotLottieUrl: URL(fileURLWithPath: path)) { results.append(($0, $1)) },
        ]
        #expect(results.isEmpty)
      }
      staged.stage.advance(to: 0)
      #expect(results.map(\.0) == [views[0], views[1], views[2], views[3], views[4]])
      #expect(results.map { $0.1 == nil } == [true, true, false, false, true])
      #expect(views.map { $0.animation?.id } == ["slow", "fast", nil, nil, "slow"])
      #expect(views[1].loopMode == .loop && views[1].animationSpeed == 2 && views[0].loopMode == .playOnce)
      #expect(views[1].frame.size == CGSize(width: 100, height: 100))
    }
  }

  @Test func `animations of an archive have their themes`() throws {
    let file = try DotLottieFile(data: Films.archive)
    #expect(file.animations.map(\.configuration.id) == ["slow", "fast"])
    #expect(file.animations.map(\.configuration.speed) == [1, 2])
    let staged = StagedView(LottieAnimationView(dotLottie: file))
    #expect(staged.pixel(50, 50) == [255, 255, 0, 255])
    staged.perform { $0.loadAnimation("fast", from: file) }
    #expect(staged.pixel(50, 50) == Pixel.blue && staged.view.loopMode == .loop)
    staged.perform { $0.loadAnimation(atIndex: 0, from: file) }
    #expect(staged.pixel(50, 50) == [255, 255, 0, 255])
  }

  @Test func `archives are loaded in tasks and cached`() async throws {
    let cache = DotLottieCache()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lottie-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("days.lottie")
    try Films.archive.write(to: url)
    let bundle = try #require(Bundle(path: folder.path))
    let file = try await DotLottieFile.loadedFrom(filepath: url.path, dotLottieCache: cache)
    #expect(try await DotLottieFile.loadedFrom(filepath: url.path, dotLottieCache: cache) === file)
    #expect(try await DotLottieFile.named("days", bundle: bundle, dotLottieCache: cache) === file)
    #expect(
      try await DotLottieFile.loadedFrom(url: url, dotLottieCache: nil).animationIDs == ["slow", "fast"])
    let read = try await DotLottieFile.loadedFrom(data: Films.archive, filename: "days.lottie")
    #expect(read.themeIDs.sorted() == ["day", "night"])
    await #expect(throws: LottieError.self) { try await DotLottieFile.named("none", bundle: bundle) }
    let result = await withCheckedContinuation { continuation in
      DotLottieFile.loadedFrom(filepath: url.path, dotLottieCache: cache) {
        continuation.resume(returning: $0)
      }
    }
    #expect(try result.get() === file)
  }

  // MARK: URLs

  /// A session without a network: it responds immediately with the same data.
  private struct Session: LottieURLSession {
    var data: Data?

    func lottieDataTask(
      with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
      completionHandler(data, nil, data == nil ? LottieError(.file, "offline") : nil)
      return URLSession.shared.dataTask(with: URL(fileURLWithPath: "/dev/null"))
    }
  }

  @Test func `an animation is loaded with the given session`() async throws {
    let url = try #require(URL(string: "https://example.com/box.json"))
    let (cache, session) = (DefaultAnimationCache(), Session(data: Data(Films.box.utf8)))
    let animation = await LottieAnimation.loadedFrom(url: url, session: session, animationCache: cache)
    #expect(animation?.endFrame == 60)
    let cached = await LottieAnimation.loadedFrom(url: url, session: Session(), animationCache: cache)
    #expect(cached === animation)
    #expect(await LottieAnimation.loadedFrom(url: url, session: Session(), animationCache: nil) == nil)
    await #expect(throws: LottieError.self) {
      try await DotLottieFile.loadedFrom(url: url, session: Session(), dotLottieCache: nil)
    }
  }

  @Test func `a view shows an animation of a URL, or reports the error`() throws {
    let url = try #require(URL(string: "https://example.com/box.json"))
    let staged = StagedView(UIView())
    var errors: [Bool] = []
    var views: [LottieAnimationView] = []
    staged.perform { _ in
      for data in [Data(Films.box.utf8), nil] {
        views.append(
          LottieAnimationView(
            url: url, session: Session(data: data), closure: { errors.append($0 != nil) },
            animationCache: nil))
      }
      #expect(views.allSatisfy { $0.animation == nil })
    }
    staged.stage.advance(to: 0)
    #expect(errors == [false, true] && views.map { $0.animation == nil } == [false, true])
  }
}
