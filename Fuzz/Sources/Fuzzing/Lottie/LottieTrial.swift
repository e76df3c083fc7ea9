import Foundation
import LottiePlayer
import QuartzCore
import Staging

/// For any bytes, a Lottie file is read and drawn in bounded time and memory, the same each time, or refused with an
/// error.
struct LottieTrial: Trial {
  let name = "lottie"
  /// The contents of JSON files.
  private let trees: [JSONTree]
  /// The contents of archives.
  private let archives: [[UInt8]]

  func run(_ random: inout CaseRandom) throws {
    let data = Data(bytes(&random))
    let progresses = [0, random.double(0...1), random.pick([0, 1, random.double(0...1)])]
    // Creating a file can take more memory than reading it.
    ProcessMemory.resetPeak()
    let (start, size) = (ProcessorTime.ofThread, ProcessMemory.residentSize)
    let pictures = try pictures(of: data, at: progresses)
    let duration = ProcessorTime.ofThread - start
    try demand(duration < Self.timeLimit, "\(data.count) bytes took \(duration)")
    let growth = ProcessMemory.isSanitized ? 0 : ProcessMemory.peak - size
    try demand(growth < Self.memoryLimit, "\(data.count) bytes took \(growth) bytes of memory")
    guard let pictures, random.once(in: 4) else { return }
    guard let repeated = try self.pictures(of: data, at: progresses) else {
      throw Violation(description: "the file is refused the second time")
    }
    for (progress, (picture, other)) in zip(progresses, zip(pictures, repeated)) {
      try demandEqual(picture, other, "the picture at \(progress) differs the second time")
    }
  }

  /// More than files of the corpus's size take, even with AddressSanitizer.
  private static let timeLimit = Duration.seconds(20)
  /// In bytes.
  private static let memoryLimit = 200 << 20

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
    let isRandom = trees.isEmpty || random.once(in: 4)
    var tree = isRandom ? RandomLottieFile.make(&random) : random.pick(trees)
    if !isRandom || random.once(in: 2) { TreeDamage.apply(to: &tree, &random) }
    return tree
  }

  /// Returns the pictures at fractions of the animation; nil if the file is refused.
  private func pictures(of data: Data, at progresses: [Double]) throws -> [[UInt32]]? {
    let animation: LottieAnimation
    do {
      animation = try LottieAnimation(data: data)
    } catch {
      try demand(!error.message.isEmpty, "an error without a message")
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
    return progresses.map { progress in
      stage.perform { layer.currentFrame = animation.frameTime(forProgress: progress) }
      return stage.picture().pixels
    }
  }
}

extension LottieTrial {
  /// Creates a trial of the files in a folder and its subfolders, in the order of their paths, and of random files; nil
  /// for random files alone.
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
