import LayerTree
public import QuartzCore

extension UIImage {
  /// Creates a symbol image, which views draw in their tint color.
  ///
  /// The names that are used most have a drawing of our own; other names get the corners of a square, and a report by
  /// `CoreAnimationDiagnostics`.
  ///
  /// - Parameters:
  ///   - name: The name, such as `chevron.left`.
  ///   - configuration: The size and weight. Default 17 points, regular.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    guard !name.isEmpty else { return nil }
    let configuration = configuration ?? SymbolConfiguration(pointSize: 17)
    let drawing = SymbolShapes.drawing(of: name)
    if drawing == nil {
      CoreAnimationDiagnostics.report("the symbol '\(name)' has no drawing, so that a placeholder is shown")
    }
    let image = Self.symbol(drawing ?? Self.placeholder, configuration)
    self.init(
      image.cgImage, scale: image.scale, .up, ImageTraits(renderingMode: .alwaysTemplate, isSymbol: true))
  }

  /// Creates a symbol image of 17 points.
  public convenience init?(systemName: String) { self.init(systemName: systemName, withConfiguration: nil) }

  /// Whether the image is a symbol.
  public var isSymbolImage: Bool { traits.isSymbol }

  private static func symbol(
    _ drawing: SymbolShapes.Drawing, _ configuration: SymbolConfiguration
  ) -> UIImage {
    // A symbol is a bit larger than the text beside it. The factor is estimated.
    let side = max((configuration.size * 1.2).rounded(.up), 1)
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      context.cgContext.scaleBy(x: side / 24, y: side / 24)
      UIColor.black.set()
      drawing(SymbolCanvas(lineWidth: configuration.lineWidth))
    }
  }

  private static let placeholder: SymbolShapes.Drawing = { canvas in
    canvas.line((3, 8), (3, 3), (8, 3))
    canvas.line((16, 3), (21, 3), (21, 8))
    canvas.line((21, 16), (21, 21), (16, 21))
    canvas.line((8, 21), (3, 21), (3, 16))
  }

  /// The size and weight of a symbol image.
  public final class SymbolConfiguration: NSObject, Sendable {
    let size: CGFloat
    private let weight: UIFont.Weight

    /// Creates a configuration with the size of the text beside the symbol, in points.
    public init(pointSize: CGFloat) { (size, weight) = (pointSize.finiteSize, .regular) }

    /// Creates a configuration with the size of the text beside the symbol, in points, and the weight of lines.
    public init(pointSize: CGFloat, weight: UIFont.Weight) {
      (size, self.weight) = (pointSize.finiteSize, weight)
    }

    /// The width of lines in a square of 24 units.
    var lineWidth: CGFloat { 2 + 1.6 * weight.rawValue }
  }
}

extension CGFloat {
  /// The size within 1…1000 points.
  fileprivate var finiteSize: CGFloat { self > 1 ? Swift.min(self, 1000) : 1 }
}
