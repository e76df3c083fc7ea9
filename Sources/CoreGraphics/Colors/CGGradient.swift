public import Foundation
package import Raster

/// Colors at places from 0 to 1 that blend evenly from neighbor to neighbor.
///
/// The components of the gradient's color space are what blends, straight alpha beside them. Outside the first
/// and the last place their colors go on.
public final class CGGradient: Sendable {
  private let samples: [Ramp.Stop]
  private let table: Ramp

  /// Creates a gradient between colors.
  ///
  /// - Parameters:
  ///   - space: The space that colors are converted to and blended in. nil stands for Generic RGB as it does for
  ///     Apple, with the effect that pure red becomes (255, 38, 0) of sRGB and that middle tones are brighter.
  ///   - colors: One `CGColor` or more.
  ///   - locations: As many places as colors, in any order; each counts as within 0…1. nil spaces the colors evenly
  ///     from 0 to 1.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    guard let colors = colors as? [CGColor] else { return nil }
    self.init(
      colors, at: Self.places(locations, count: colors.count), in: space ?? CGColorSpace(.genericRGB))
  }

  /// Creates a gradient between colors of one space.
  ///
  /// - Parameters:
  ///   - space: The space of the colors, in which they blend.
  ///   - components: For each color its components, then alpha.
  ///   - locations: As many places as colors, in any order; each counts as within 0…1. nil spaces the colors evenly
  ///     from 0 to 1.
  ///   - count: How many colors there are, at least 1.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let stride = space.numberOfComponents + 1
    let colors = (0..<max(0, count)).compactMap {
      CGColor(colorSpace: space, components: components + $0 * stride)
    }
    self.init(colors, at: Self.places(locations, count: colors.count), in: space)
  }

  /// Creates a gradient between colors of encoded sRGB that blends in Generic RGB, as one without a space does;
  /// nil without stops.
  package convenience init?(blendingInGenericRGB stops: [Ramp.Stop]) {
    let colors = stops.map {
      CGColor(srgbRed: $0.color.red, green: $0.color.green, blue: $0.color.blue, alpha: $0.color.alpha)
    }
    self.init(colors, at: stops.map(\.location), in: CGColorSpace(.genericRGB))
  }

  private init?(_ colors: [CGColor], at places: [Double], in space: CGColorSpace) {
    guard !colors.isEmpty else { return nil }
    let inOrder = places.indices.sorted { (places[$0], $0) < (places[$1], $1) }
    let samples = Self.samples(
      of: inOrder.compactMap { index in
        colors[index].converted(to: space, intent: .defaultIntent, options: nil).map {
          ExactStop(location: places[index], color: $0)
        }
      }, in: space)
    self.samples = samples
    table = Ramp(stops: samples)
  }

  private static func places(_ locations: UnsafePointer<CGFloat>?, count: Int) -> [Double] {
    (0..<count).map { index in
      guard let locations else { return Double(index) / Double(max(1, count - 1)) }
      return locations[index] > 0 ? min(Double(locations[index]), 1) : 0
    }
  }

  /// What ``CFGetTypeID(_:)`` returns for gradients.
  public static var typeID: CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(CGGradient.self)) }
}

extension CGGradient {
  /// The stops for something that blends encoded sRGB with straight alpha: places never decrease, and where the
  /// gradient blends in another space there are as many as the eye needs.
  package var stops: [Ramp.Stop] { samples }

  /// The colors along the gradient, made once.
  package var ramp: Ramp { table }

  /// With this many straight pieces between two colors, a curve as bent as that of Generic RGB stays within half
  /// a 255th.
  private static let pieces = 32

  private static func samples(of stops: [ExactStop], in space: CGColorSpace) -> [Ramp.Stop] {
    let exact = stops.map { Ramp.Stop(location: $0.location, color: $0.color.sRGB) }
    guard !space.encoding.isEncodedSRGB else { return exact }
    var result = Array(exact.prefix(1))
    for (from, to) in zip(stops, stops.dropFirst()) {
      for piece in 1..<pieces where to.location > from.location {
        let share = Double(piece) / Double(pieces)
        result.append(from.blended(with: to, share: share))
      }
      result.append(Ramp.Stop(location: to.location, color: to.color.sRGB))
    }
    return result
  }

  /// A place and its color in the gradient's space.
  private struct ExactStop {
    var location: Double
    var color: CGColor

    func blended(with other: ExactStop, share: Double) -> Ramp.Stop {
      let color = color.blended(with: other.color, share: share)
      return Ramp.Stop(location: location + (other.location - location) * share, color: color.sRGB)
    }
  }
}

/// Where a gradient is drawn beyond its beginning and end.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color goes on before the beginning.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last color goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
