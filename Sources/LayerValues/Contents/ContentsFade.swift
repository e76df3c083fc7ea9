package import CoreGraphics
import Raster

/// Two pictures, one of which gives way to the other as a layer's contents.
package struct ContentsFade: Sendable {
  /// Nil for none.
  package let from: CGImage?
  package let to: CGImage?
  /// How much of the second one shows, above 0 and below 1.
  package let share: Double

  /// The picture that counts as the layer's contents.
  package var nearer: CGImage? { share < 0.5 ? from : to }
}

extension ContentsFade {
  /// The mixture as one picture; the nearer one where sizes differ.
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
  /// The pictures that show instead of the contents; nil where contents were set since.
  package var contentsFade: ContentsFade? {
    guard let fade = rareBox?.values.contentsFade, contents as? CGImage === fade.nearer else { return nil }
    return fade
  }

  /// Shows what lies at a place in a row of pictures.
  package mutating func showContents(at place: PicturePlace) {
    let model = contents
    func picture(_ entry: PictureRow.Entry) -> CGImage? {
      switch entry {
      case .picture(let picture): picture
      case .underlying: model as? CGImage
      case .nothing: nil
      }
    }
    let fade = ContentsFade(from: picture(place.before), to: picture(place.after), share: place.share)
    contents = fade.nearer
    if place.share > 0 { rare.contentsFade = fade }
  }
}

/// Pictures that contents fade through, in their order. Each row has an identity of its own.
package final class PictureRow: Sendable {
  package enum Entry: Sendable {
    case picture(CGImage)
    case nothing
    /// What lies underneath the animation.
    case underlying

    /// What an animation's value stands for; nil where that is no picture.
    package init?(_ value: Any?) {
      switch value {
      case nil: self = .underlying
      case is NSNull: self = .nothing
      case let picture as CGImage: self = .picture(picture)
      default: return nil
      }
    }
  }

  private let entries: [Entry]

  /// - Parameter values: Pictures, nulls for none, and nil for what lies underneath; a row of anything else, or of no
  ///   picture at all, is none.
  package init?(_ values: [Any?]) {
    entries = values.compactMap { Entry($0) }
    guard entries.count == values.count, values.contains(where: { $0 is CGImage }) else { return nil }
  }

  /// Where a number of steps from the first picture leads; no farther than the ends.
  package func place(at steps: Double) -> PicturePlace {
    let steps = steps > 0 ? min(steps, Double(entries.count - 1)) : 0
    let index = Int(steps)
    let next = min(index + 1, entries.count - 1)
    return PicturePlace(before: entries[index], after: entries[next], share: steps - Double(index))
  }
}

/// A place between two pictures of a row.
package struct PicturePlace {
  package let before: PictureRow.Entry
  package let after: PictureRow.Entry
  /// 0 where only the first one shows, below 1.
  package let share: Double
}

extension PictureRow: Hashable {
  package static func == (a: PictureRow, b: PictureRow) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
