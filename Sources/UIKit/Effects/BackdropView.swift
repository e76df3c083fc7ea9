import LayerTree
import QuartzCore

/// A view that blurs, saturates and tints the content behind it.
final class BackdropView: UIView {
  private let tint = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepareTint()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    for subview in subviews { subview.removeFromSuperview() }
    prepareTint()
  }

  private func prepareTint() {
    isUserInteractionEnabled = false
    tint.frame = bounds
    tint.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(tint)
  }

  /// Shows a blur; nil for none. Once the view has had filters, they remain, so that an animation can show their
  /// removal.
  func apply(_ material: BlurMaterial?) {
    guard material != nil || layer.backgroundFilters != nil else { return }
    if layer.backgroundFilters == nil {
      layer.backgroundFilters = Self.filters
      tint.backgroundColor = material.map { UIColor(white: $0.white, alpha: 0) }
    }
    setInput("gaussianBlur.inputRadius", to: material?.radius ?? 0)
    setInput("colorSaturate.inputAmount", to: material?.saturation ?? 1)
    tint.backgroundColor =
      material.map { UIColor(white: $0.white, alpha: $0.opacity) }
      ?? tint.backgroundColor?.withAlphaComponent(0)
  }

  /// A blur and a saturation that initially have no effect.
  private static var filters: [CAFilter] {
    let (blur, saturation) = (CAFilter(type: "gaussianBlur"), CAFilter(type: "colorSaturate"))
    blur.setValue(0, forKey: "inputRadius")
    return [blur, saturation]
  }

  /// Sets an input of a filter, with the animation of an enclosing block.
  private func setInput(_ name: String, to value: CGFloat) {
    let keyPath = "backgroundFilters.\(name)"
    let action = layer.action(forKey: keyPath)
    layer.setValue(value, forKeyPath: keyPath)
    action?.run(forKey: keyPath, object: layer, arguments: [:])
  }
}
