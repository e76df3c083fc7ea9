public import CoreGraphics

/// A filter of a layer: a blend mode, a blur, or a function of each color.
///
/// The class covers the Core Image filters that Core Animation supports on macOS and Core Animation's own filters.
/// Types have the names of either, such as `gaussianBlur` or `CIGaussianBlur`. Inputs are set by key.
///
/// ```swift
/// let blur = CAFilter(type: "gaussianBlur")
/// blur.setValue(4, forKey: "inputRadius")
/// layer.filters = [blur]
/// let sharpen = CABasicAnimation(keyPath: "filters.gaussianBlur.inputRadius")
/// sharpen.toValue = 0
/// ```
///
/// | Types | Inputs | Effect |
/// |---|---|---|
/// | `gaussianBlur` | `inputRadius`, default 10 | blurs; the radius is the standard deviation in points, at most 256 pixels |
/// | `colorMatrix` | `inputColorMatrix`: 20 numbers, four rows of five | red, green, blue and alpha are sums of red, green, blue, alpha and 1 times the numbers of a row |
/// | `colorInvert` | | 1 minus the color |
/// | `colorMonochrome` | `inputColor`, default white; `inputBias`, default 0; `inputAmount` and `inputIntensity`, default 1 | mixes in the color times the luminance plus the bias, by the product of amount and intensity |
/// | `colorHueRotate`, `hueAdjust` | `inputAngle`, in radians, default 0 | rotates the hue |
/// | `colorSaturate` | `inputAmount`, default 1 | scales the saturation; 0 is gray |
/// | `colorBrightness` | `inputAmount`, default 0 | adds the amount to each component |
/// | `colorContrast` | `inputAmount`, default 1 | scales each component's distance from 0.5 |
/// | `colorControls` | `inputSaturation`, `inputBrightness`, `inputContrast` | applies the last three in this order |
/// | `sepiaTone` | `inputIntensity`, default 1 | mixes in a sepia tone; 0 leaves colors unchanged |
/// | `luminanceToAlpha` | | black with the color's luminance as alpha |
/// | `multiplyColor`, `colorAdd` | `inputColor`, default white | multiplies by a color; adds a color times the alpha |
/// | `multiplyBlendMode`, `screenBlendMode`, `overlayBlendMode`, `darkenBlendMode`, `lightenBlendMode`, `colorDodgeBlendMode`, `colorBurnBlendMode`, `softLightBlendMode`, `hardLightBlendMode`, `differenceBlendMode`, `exclusionBlendMode`, `hueBlendMode`, `saturationBlendMode`, `colorBlendMode`, `luminosityBlendMode`, `normalBlendMode` | | blend: by the W3C's Compositing and Blending Level 1 |
/// | `plusL`, `plusD`, `clear`, `copy`, `sourceOver`, `sourceIn`, `sourceOut`, `sourceAtop`, `destOver`, `destIn`, `destOut`, `destAtop`, `xor` | | blend: sums, and the operators of Porter and Duff |
///
/// Filters work on encoded sRGB that isn't premultiplied, unlike Core Image, which uses linear light. Hue, saturation, sepia
/// and luminance use the matrices of the W3C's Filter Effects Level 1. A layer takes a copy of a filter: later changes go
/// through the layer's key paths. All inputs can be animated through these key paths; matrices are interpolated number by
/// number.
public final class CAFilter: NSObject, NSSecureCoding {
  package var values: FilterValues

  /// Creates a filter with its inputs at their defaults. A filter of an unknown type has no effect. It is reported when it
  /// is assigned to a layer.
  public init(type: String) { values = FilterValues(type: type) }

  package init(_ values: FilterValues) { self.values = values }

  /// The name of the filter's effect.
  public var type: String { values.type }

  /// The name by which key paths refer to the filter. Defaults to its type.
  public var name: String {
    get { values.name }
    set { values.name = newValue }
  }

  /// Whether the filter has an effect. Default true.
  public var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }

  /// Whether the filter also applies where layers are drawn into contexts, which otherwise ignore filters. Default
  /// false.
  package var actsInContexts: Bool {
    get { values.actsInContexts }
    set { values.actsInContexts = newValue }
  }

  /// Sets all inputs to their defaults.
  public func setDefaults() {
    let previous = values
    values = FilterValues(type: type)
    (values.name, values.isEnabled) = (previous.name, previous.isEnabled)
    values.actsInContexts = previous.actsInContexts
  }

  /// Returns the value of an input, of `name`, `type` or `enabled`; nil for other keys.
  public func value(forKey key: String) -> Any? {
    switch key {
    case "name": name
    case "type": type
    default: LayerProperty(key: key, of: .filter).flatMap { values.value(of: $0) }
    }
  }

  /// Sets an input, the name, or whether the filter is enabled.
  ///
  /// Other keys, and values of the wrong type, are ignored and reported.
  public func setValue(_ value: Any?, forKey key: String) {
    if key == "name" {
      name = value as? String ?? Coerced.fallback(to: name, rejecting: value, for: key)
    } else if let property = LayerProperty(key: key, of: .filter) {
      values.set(property, to: value)
    } else {
      CoreAnimationDiagnostics.report("a filter has no input called '\(key)'")
    }
  }

  // MARK: - Archiving

  /// True.
  public static var supportsSecureCoding: Bool { true }

  /// Reads the filter from an archive; nil if the archive doesn't contain one.
  public init?(coder: NSCoder) {
    guard
      case .dictionary(let entries)? = coder.decodeObject(of: ArchivedBox.self, forKey: Self.archiveKey)?
        .value,
      let type = entries["type"]?.value as? String
    else { return nil }
    values = FilterValues(type: type)
    super.init()
    for key in Self.archivedKeys { if let value = entries[key] { setValue(value.value, forKey: key) } }
  }

  /// Writes the filter into an archive.
  public func encode(with coder: NSCoder) {
    let keys = Self.archivedKeys + ["type"]
    let entries = keys.compactMap { key in ArchivedValue(value(forKey: key)).map { (key, $0) } }
    coder.encode(
      ArchivedBox(.dictionary(Dictionary(uniqueKeysWithValues: entries))), forKey: Self.archiveKey)
  }

  private static let archiveKey = "CAFilter"
  private static let archivedKeys =
    LayerProperty.allCases.filter { $0.owner == .filter }.map(\.key) + ["name"]
}

/// A filter is mutable and belongs to one thread at a time.
@available(*, unavailable)
extension CAFilter: @unchecked Sendable {}

// MARK: - Values by property

extension FilterValues {
  /// The value of an input.
  package func value(of property: LayerProperty) -> Any? {
    withUnsafePointer(to: self) { property.description.load(from: UnsafeRawPointer($0)) }
  }

  /// The numbers of an input; empty where it has none.
  package func numbers(of property: LayerProperty) -> [Double] {
    withUnsafePointer(to: self) { property.description.numbers(in: UnsafeRawPointer($0)) }
  }

  package mutating func set(_ property: LayerProperty, to value: Any?) {
    let isAccepted = withUnsafeMutablePointer(to: &self) {
      property.description.store(value, in: UnsafeMutableRawPointer($0))
    }
    if !isAccepted { Coerced.reportWrongType(of: value, for: property.key) }
  }
}
