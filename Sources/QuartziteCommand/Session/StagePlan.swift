import Foundation
import Staging

/// A subject and the checked properties of its stage.
struct StagePlan {
  let subject: Subject
  /// In points.
  let size: CGSize
  /// The number of pixels per point.
  let scale: Double
  let mode: RenderMode
  let threads: Int

  /// Creates the plan for a subject.
  ///
  /// - Parameters:
  ///   - size: The size of the stage; nil for the subject's.
  ///   - scale: The number of pixels per point; nil for the scale in the options.
  /// - Throws: `CommandError` if a picture would be too large.
  init(
    _ subject: Subject, size: CGSize? = nil, scale: Double? = nil, _ options: RenderingOptions
  ) throws(CommandError) {
    self.subject = subject
    self.size = size ?? subject.size
    self.scale = scale ?? options.scale
    mode = options.mode
    threads = options.threads ?? Self.processorCount
    if size == nil, case .lottie(let lottie) = subject { try lottie.checkSize(scale: self.scale) }
    try checkPixelCount()
  }

  /// Creates the plan for a subject.
  ///
  /// - Throws: `CommandError` if a picture would be too large.
  init(_ subject: Subject, _ options: StageOptions) throws(CommandError) {
    try self.init(subject, size: options.size, options.rendering)
  }

  private func checkPixelCount() throws(CommandError) {
    let (width, height) = (Double(size.width), Double(size.height))
    try PictureLimit.current.check(
      width: width * scale, height: height * scale,
      origin: "\(subject.name) at \(width.plain) × \(height.plain) points and scale \(scale.plain)")
  }
}

extension StagePlan {
  /// The number of processors, at most 64.
  static var processorCount: Int { min(ProcessInfo.processInfo.activeProcessorCount, 64) }

  /// The size of a picture in pixels.
  var pixelSize: PixelSize { PixelSize(size, scale: scale) }

  /// Returns an empty stage.
  func makeStage() -> Stage { Stage(size: size, scale: scale, mode: mode, threads: threads) }

  /// Returns a stage at the subject's beginning, with another number of pixels per point.
  func stage(scale: CGFloat) -> Stage {
    let stage = Stage(size: size, scale: scale, mode: mode, threads: threads)
    _ = subject.show(on: stage)
    return stage
  }

  /// Throws if a time is outside the subject.
  ///
  /// - Parameter option: The option that names the time.
  func check(_ time: Double, _ option: any AnyOption) throws(CommandError) {
    guard time >= 0, time <= subject.duration else {
      throw .badArguments(
        "--\(option.name) \(time.plain): \(subject.name) lasts \(subject.duration.plain) s; expected a time from 0 "
          + "to \(subject.duration.plain)")
    }
  }
}
