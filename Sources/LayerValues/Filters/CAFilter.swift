public import CoreGraphics

/// A filter of a layer: a blend mode, a blur, or something that is done to every colour.
///
/// It stands for Core Image's filters, which Core Animation takes on macOS, and for those of its own: types go by either's
/// names, such as `gaussianBlur` or `CIGaussianBlur`. Inputs are set by key; those a type doesn't know make no difference.
///
/// ```swift
/// let blur = CAFilter(type: "gaussianBlur")
/// blur.setValue(4, forKey: "inputRadius")
/// layer.filters = [blur]
/// let sharpen = CABasicAnimation(keyPath: "filters.gaussianBlur.inputRadius")
/// sharpen.toValue = 0
/// ```
///
/// | Types | Inputs | What they do |
/// |---|---|---|
/// | `gaussianBlur` | `inputRadius`, default 10 | blurs; the radius is the standard deviation in points, at most 256 pixels |
/// | `colorMatrix` | `inputColorMatrix`: 20 numbers, four rows of five | red, green, blue and alpha are sums of red, green, blue, alpha and 1 times the numbers of a row |
/// | `colorInvert` | | 1 less the colour |
/// | `colorMonochrome` | `inputColor`, default white; `inputBias`, default 0; `inputAmount` and `inputIntensity`, default 1 | the colour times luminance plus the bias, as much as amount and intensity say |
/// | `colorHueRotate`, `hueAdjust` | `inputAngle`, in radians, default 0 | turns the hue |
/// | `colorSaturate` | `inputAmount`, default 1 | 0 is grey |
/// | `colorBrightness` | `inputAmount`, default 0 | is added |
/// | `colorContrast` | `inputAmount`, default 1 | the distance from the middle is multiplied |
/// | `colorControls` | `inputSaturation`, `inputBrightness`, `inputContrast` | the last three, one after the other |
/// | `sepiaTone` | `inputIntensity`, default 1 | 0 leaves colours as they are |
/// | `luminanceToAlpha` | | black, as opaque as the colour is bright |
/// | `multiplyColor`, `colorAdd` | `inputColor`, default white | multiplies by a colour, adds one times the alpha |
/// | `multiplyBlendMode`, `screenBlendMode`, `overlayBlendMode`, `darkenBlendMode`, `lightenBlendMode`, `colorDodgeBlendMode`, `colorBurnBlendMode`, `softLightBlendMode`, `hardLightBlendMode`, `differenceBlendMode`, `exclusionBlendMode`, `hueBlendMode`, `saturationBlendMode`, `colorBlendMode`, `luminosityBlendMode`, `normalBlendMode` | | blend: by the W3C's Compositing and Blending Level 1 |
/// | `plusL`, `plusD`, `clear`, `copy`, `sourceOver`, `sourceIn`, `sourceOut`, `sourceAtop`, `destOver`, `destIn`, `destOut`, `destAtop`, `xor` | | blend: sums, and the operators of Porter and Duff |
///
/// Colours are encoded sRGB, not premultiplied, where Core Image would take them as linear light; hue, saturation, sepia
/// and luminance go by the matrices of the W3C's Filter Effects Level 1. A layer takes a copy of a filter: what is changed
/// later is changed by the layer's key paths. All inputs are animated by them, matrices number by number.
public final class CAFilter: NSObject, NSSecureCoding {
  package var values: FilterValues

  /// Creates a filter with its inputs at their defaults; one of an unknown type does nothing, and a layer that gets it
  /// reports that once.
  public init(type: String) { values = FilterValues(type: type) }

  package init(_ values: FilterValues) { self.values = values }

  /// What the filter does.
  public var type: String { values.type }

  /// By which key paths know the filter. Default its type.
  public var name: String {
    get { values.name }
    set { values.name = newValue }
  }

  /// Whether the filter does anything. Default true.
  public var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }

  /// Whether the filter acts where layers are drawn into contexts too, which otherwise know no filters. Default false.
  package var actsInContexts: Bool {
    get { values.actsInContexts }
    set { values.actsInContexts = newValue }
  }

  /// Sets all inputs to their defaults.
  public func setDefaults() {
    let former = values
    values = FilterValues(type: type)
    (values.name, values.isEnabled) = (former.name, former.isEnabled)
    values.actsInContexts = former.actsInContexts
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
      name = value as? String ?? Coerced.keeping(name, not: value, for: key)
    } else if let property = LayerProperty(key: key, of: .filter) {
      values.set(property, to: value)
    } else {
      CoreAnimationDiagnostics.report("a filter has no input called '\(key)'")
    }
  }

  // MARK: - Archiving

  /// True.
  public static var supportsSecureCoding: Bool { true }

  /// Reads the filter from an archive; nil where that holds none.
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
    let isTaken = withUnsafeMutablePointer(to: &self) {
      property.description.store(value, in: UnsafeMutableRawPointer($0))
    }
    if !isTaken { Coerced.reportWrongType(of: value, for: property.key) }
  }
}
