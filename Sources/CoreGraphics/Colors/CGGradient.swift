public import Foundation
package import Raster

/// Colors at locations from 0 to 1 with linear interpolation between neighbors.
///
/// The components of the gradient's color space are interpolated, and straight alpha separately from them. The first
/// and the last color extend beyond their locations.
public final class CGGradient: Sendable {
  private let samples: [Ramp.Stop]
  private let table: Ramp

  /// Creates a gradient between colors.
  ///
  /// - Parameters:
  ///   - space: The space that colors are converted to and interpolated in. As in Core Graphics, nil selects Generic
  ///     RGB, with brighter midtones than in sRGB; pure red becomes (255, 38, 0) in sRGB.
  ///   - colors: One or more `CGColor` values.
  ///   - locations: The location of each color, in any order and clamped to 0…1. With nil, the colors are evenly
  ///     spaced from 0 to 1.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    guard let colors = colors as? [CGColor] else { return nil }
    self.init(
      colors, at: Self.locations(locations, count: colors.count), in: space ?? .shared(.genericRGB))
  }

  /// Creates a gradient between colors in one color space.
  ///
  /// - Parameters:
  ///   - space: The color space of the colors, in which they are interpolated.
  ///   - components: The components of each color, followed by its alpha.
  ///   - locations: The location of each color, in any order and clamped to 0…1. With nil, the colors are evenly
  ///     spaced from 0 to 1.
  ///   - count: The number of colors, at least 1.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let stride = space.numberOfComponents + 1
    let colors = (0..<max(0, count)).compactMap {
      CGColor(colorSpace: space, components: components + $0 * stride)
    }
    self.init(colors, at: Self.locations(locations, count: colors.count), in: space)
  }

  /// Creates a gradient between colors in encoded sRGB that interpolates in Generic RGB, as a gradient without a
  /// color space does, or returns nil if there are no stops.
  package convenience init?(interpolatingInGenericRGB stops: [Ramp.Stop]) {
    let colors = stops.map {
      CGColor(srgbRed: $0.color.red, green: $0.color.green, blue: $0.color.blue, alpha: $0.color.alpha)
    }
    self.init(colors, at: stops.map(\.location), in: .shared(.genericRGB))
  }

  private init?(_ colors: [CGColor], at locations: [Double], in space: CGColorSpace) {
    guard !colors.isEmpty else { return nil }
    let inOrder = locations.indices.sorted { (locations[$0], $0) < (locations[$1], $1) }
    let samples = Self.samples(
      of: inOrder.compactMap { index in
        colors[index].converted(to: space, intent: .defaultIntent, options: nil).map {
          ExactStop(location: locations[index], color: $0)
        }
      }, in: space)
    self.samples = samples
    table = Ramp(stops: samples)
  }

  private static func locations(_ locations: UnsafePointer<CGFloat>?, count: Int) -> [Double] {
    (0..<count).map { index in
      guard let locations else { return Double(index) / Double(max(1, count - 1)) }
      return locations[index] > 0 ? min(Double(locations[index]), 1) : 0
    }
  }

  /// The type identifier of gradients; see ``CFGetTypeID(_:)``.
  public static var typeID: CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(CGGradient.self)) }
}

extension CGGradient {
  /// The stops of an equivalent gradient that interpolates in encoded sRGB with straight alpha.
  ///
  /// Locations never decrease. If the gradient interpolates in another space, enough stops are added that the
  /// difference isn't visible.
  package var stops: [Ramp.Stop] { samples }

  /// The colors along the gradient, computed once.
  package var ramp: Ramp { table }

  /// The number of linear pieces between two colors; with it, the error for Generic RGB's curve stays below half of
  /// 1/255.
  private static let subdivisions = 32

  private static func samples(of stops: [ExactStop], in space: CGColorSpace) -> [Ramp.Stop] {
    let exact = stops.map { Ramp.Stop(location: $0.location, color: $0.color.sRGB) }
    let encoding = space.encoding
    guard !encoding.isEncodedSRGB else { return exact }
    var result = Array(exact.prefix(1))
    result.reserveCapacity(1 + subdivisions * max(0, stops.count - 1))
    for (from, to) in zip(stops, stops.dropFirst()) {
      if to.location > from.location { from.appendStops(before: to, encoding, to: &result) }
      result.append(Ramp.Stop(location: to.location, color: to.color.sRGB))
    }
    return result
  }

  /// A location and its color in the gradient's space.
  private struct ExactStop {
    var location: Double
    var color: CGColor

    /// Appends the stops between this one and the next.
    ///
    /// - Parameter encoding: The encoding of the gradient's space.
    func appendStops(before next: ExactStop, _ encoding: ColorEncoding, to stops: inout [Ramp.Stop]) {
      let (start, startAlpha) = (color.encodedComponents, Double(color.alpha))
      let (change, alphaChange) = (
        next.color.encodedComponents - start, Double(next.color.alpha) - startAlpha
      )
      // Colors that differ only in alpha, as those of opacity gradients do, are converted once.
      let common = change == .zero ? encoding.encodedSRGB(of: start) : nil
      for index in 1..<subdivisions {
        let share = Double(index) / Double(subdivisions)
        let components = common ?? encoding.encodedSRGB(of: start + change * share)
        stops.append(
          Ramp.Stop(
            location: location + (next.location - location) * share,
            color: Color(nearest: components, alpha: startAlpha + alphaChange * share)))
      }
    }
  }
}

/// Options for extending a gradient beyond its start and end.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt32

  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color is extended before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last color is extended after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
