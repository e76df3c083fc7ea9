import Staging

/// The test frame as a layer tree on a stage.
final class LayerFrame: PictureSequence {
  private let stage: Stage
  /// Two almost equal colors, because a frame without changes isn't drawn.
  private var backgrounds: [CGColor]

  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - heightShare: The upper share of the picture that shows the frame, from 0 to 1.
  ///   - threads: The number of threads that draw.
  init(_ frame: TestFrame, scale: CGFloat = 1, heightShare: CGFloat = 1, threads: Int = 1) {
    stage = Stage(
      size: CGSize(width: TestFrame.width, height: TestFrame.height), scale: scale, threads: threads)
    let root = stage.layer
    var other = frame.background
    other.red -= 1.0 / 255
    backgrounds = [TestFrame.color(frame.background), TestFrame.color(other)]
    root.backgroundColor = backgrounds[0]
    stage.perform {
      // An implicit animation would begin with the whole height.
      CATransaction.setDisableActions(true)
      root.anchorPoint = .zero
      root.sublayerTransform = CATransform3DMakeScale(1, heightShare, 1)
      for layer in frame.layers() { root.addSublayer(layer) }
    }
  }

  /// Draws the whole picture, and returns a number that depends on it.
  func draw() -> UInt64 {
    backgrounds.swapAt(0, 1)
    stage.perform {
      CATransaction.setDisableActions(true)
      stage.layer.backgroundColor = backgrounds[0]
    }
    return UInt64(bitPattern: Int64(ObjectIdentifier(stage.picture()).hashValue))
  }

  var pixels: [UInt32] { stage.pixels }
}

extension Stage {
  /// The premultiplied pixels in rows from top to bottom, with red in the lowest byte.
  var pixels: [UInt32] {
    guard let data = picture().dataProvider?.data, let bytes = CFDataGetBytePtr(data) else { return [] }
    let memory = UnsafeRawBufferPointer(start: bytes, count: CFDataGetLength(data))
    return Array(memory.bindMemory(to: UInt32.self))
  }
}
