import Foundation
import Lottie
import QuartzCore
import Staging

/// Whatever bytes it's given, a film is read and drawn in bounded time and memory, the same each time, or refused with an
/// error.
struct LottieTrial: Trial {
  let name = "lottie"
  /// Films that files hold.
  private let trees: [JSONTree]
  /// Files that hold films otherwise.
  private let archives: [[UInt8]]

  func run(_ random: inout CaseRandom) throws {
    let data = Data(bytes(&random))
    let places = [0, random.double(0...1), random.pick([0, 1, random.double(0...1)])]
    // Making up the text of a file may take more than reading it.
    ProcessMemory.forgetPeak()
    let (start, size) = (Self.threadTime, ProcessMemory.residentSize)
    let pictures = try pictures(of: data, at: places)
    let seconds = Self.threadTime - start
    try demand(seconds < Self.longest, "\(data.count) bytes took \(seconds) s")
    let growth = ProcessMemory.isChecked ? 0 : ProcessMemory.peak - size
    try demand(growth < Self.largestGrowth, "\(data.count) bytes took \(growth) bytes of memory")
    guard let pictures, random.once(in: 4) else { return }
    guard let others = try self.pictures(of: data, at: places) else {
      throw Violation(description: "refused the second time")
    }
    for (place, (picture, other)) in zip(places, zip(pictures, others)) {
      try demandEqual(picture, other, "another picture at \(place) the second time")
    }
  }

  /// More than any film of a size takes that the corpus has, even where every access is checked.
  private static let longest = 20.0
  /// In bytes.
  private static let largestGrowth = 200 << 20

  private func bytes(_ random: inout CaseRandom) -> [UInt8] {
    var bytes: [UInt8]
    if random.once(in: 10), !archives.isEmpty {
      bytes = random.pick(archives)
    } else {
      bytes = Array(tree(&random).text.utf8)
      guard random.once(in: 5) else { return bytes }
    }
    FileDamage.apply(to: &bytes, from: 0, &random)
    return bytes
  }

  private func tree(_ random: inout CaseRandom) -> JSONTree {
    let isMadeUp = trees.isEmpty || random.once(in: 4)
    var tree = isMadeUp ? RandomFilm.film(&random) : random.pick(trees)
    if !isMadeUp || random.once(in: 2) { TreeDamage.apply(to: &tree, &random) }
    return tree
  }

  /// The pictures at some places in a film; nil where it's refused.
  private func pictures(of data: Data, at places: [Double]) throws -> [[UInt32]]? {
    let animation: LottieAnimation
    do {
      animation = try LottieAnimation(data: data)
    } catch {
      try demand(!error.message.isEmpty, "an error that says nothing")
      return nil
    }
    let stage = Stage(size: CGSize(width: 24, height: 24), mode: .context)
    let layer = stage.perform {
      let layer = LottieAnimationLayer(animation)
      layer.bounds.size = CGSize(width: 24, height: 24)
      layer.position = CGPoint(x: 12, y: 12)
      stage.layer.addSublayer(layer)
      return layer
    }
    return places.map { place in
      stage.perform { layer.currentFrame = animation.frameTime(forProgress: place) }
      return stage.picture().pixels
    }
  }

  /// For how long the thread ran, in seconds: what else the machine does isn't counted.
  private static var threadTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension LottieTrial {
  /// A trial on the films in a folder and those below, in the order of their paths; without one on random films alone.
  init(corpus folder: URL?) {
    let found = folder.flatMap { FileManager.default.enumerator(at: $0, includingPropertiesForKeys: nil) }
    let urls = found?.compactMap { $0 as? URL }.sorted { $0.path < $1.path } ?? []
    func files(_ kind: String) -> [[UInt8]] {
      urls.filter { $0.pathExtension == kind }.compactMap { try? Array(Data(contentsOf: $0)) }
    }
    trees = files("json").compactMap(JSONTree.init)
    archives = files("lottie")
  }
}
