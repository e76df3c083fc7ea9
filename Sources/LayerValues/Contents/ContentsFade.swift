package import CoreGraphics
import Raster

/// A cross-fade between two images as a layer's contents.
package struct ContentsFade: Sendable {
  /// The first image; nil for none.
  package let from: CGImage?
  package let to: CGImage?
  /// The weight of the second image, above 0 and below 1.
  package let share: Double

  /// The image with the greater weight, which counts as the layer's contents.
  package var nearer: CGImage? { share < 0.5 ? from : to }
}

extension ContentsFade {
  /// The mixture as one image; the image with the greater weight if their sizes differ.
  package var mixture: CGImage? {
    guard let size = (from ?? to)?.bitmap.bounds,
      from == nil || to == nil || from?.bitmap.bounds == to?.bitmap.bounds
    else { return nearer }
    var bitmap = Bitmap(width: size.width, height: size.height)
    bitmap.withCanvas { canvas in
      if let from { canvas.composite(from.bitmap, x: 0, y: 0, opacity: 1 - share) }
      if let to { canvas.composite(to.bitmap, x: 0, y: 0, opacity: share, blendMode: .plusLighter) }
    }
    return CGImage(bitmap: bitmap)
  }
}

extension CommonValues {
  /// The crossfade that is shown instead of the contents; nil if the contents have been set since.
  package var contentsFade: ContentsFade? {
    guard let fade = rareBox?.values.contentsFade, contents as? CGImage === fade.nearer else { return nil }
    return fade
  }

  /// Shows a position in a sequence of images as the contents.
  package mutating func showContents(at position: ImageSequencePosition) {
    let model = contents
    func image(_ entry: ImageSequence.Entry) -> CGImage? {
      switch entry {
      case .image(let image): image
      case .underlying: model as? CGImage
      case .nothing: nil
      }
    }
    let fade = ContentsFade(from: image(position.before), to: image(position.after), share: position.share)
    contents = fade.nearer
    if position.share > 0 { rare.contentsFade = fade }
  }
}

/// Images between which an animation cross-fades contents, in order. Two sequences are equal only if they are the same
/// object.
package final class ImageSequence: Sendable {
  package enum Entry: Sendable {
    case image(CGImage)
    case nothing
    /// The contents underneath the animation.
    case underlying

    /// Converts an animation's value; nil if it isn't an image.
    package init?(_ value: Any?) {
      switch value {
      case nil: self = .underlying
      case is NSNull: self = .nothing
      case let image as CGImage: self = .image(image)
      default: return nil
      }
    }
  }

  private let entries: [Entry]

  /// - Parameter values: The images; null means no image, and nil means the underlying contents. At least one must be
  ///   an image.
  package init?(_ values: [Any?]) {
    entries = values.compactMap { Entry($0) }
    guard entries.count == values.count, values.contains(where: { $0 is CGImage }) else { return nil }
  }

  /// Returns the position at a number of steps from the first image, clamped to the ends.
  package func position(at steps: Double) -> ImageSequencePosition {
    let steps = steps > 0 ? min(steps, Double(entries.count - 1)) : 0
    let index = Int(steps)
    let next = min(index + 1, entries.count - 1)
    return ImageSequencePosition(before: entries[index], after: entries[next], share: steps - Double(index))
  }
}

/// A position between two images of a sequence.
package struct ImageSequencePosition {
  package let before: ImageSequence.Entry
  package let after: ImageSequence.Entry
  /// The weight of the second image, below 1; 0 if only the first image shows.
  package let share: Double
}

extension ImageSequence: Equatable {
  package static func == (a: ImageSequence, b: ImageSequence) -> Bool { a === b }
}
