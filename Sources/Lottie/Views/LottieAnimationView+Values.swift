public import LottiePlayer
public import UIKit

// Properties by their key paths, and conversion to the coordinate spaces of layers.

extension LottieAnimationView {
  /// Replaces the values of all properties that match a key path.
  ///
  /// ```swift
  /// view.setValueProvider(ColorValueProvider(LottieColor(r: 1, g: 0, b: 0)), keypath: "**.Fill 1.Color")
  /// ```
  public func setValueProvider(_ valueProvider: any AnyValueProvider, keypath: AnimationKeypath) {
    lottieAnimationLayer.setValueProvider(valueProvider, keypath: keypath)
  }

  /// Removes the provider that was set for exactly this key path.
  public func removeValueProvider(for keypath: AnimationKeypath) {
    lottieAnimationLayer.removeValueProvider(for: keypath)
  }

  /// The providers of values, by their key paths.
  public var valueProviders: [AnimationKeypath: any AnyValueProvider] { lottieAnimationLayer.valueProviders }

  /// Returns the value of a property, including the values of providers.
  ///
  /// - Parameters:
  ///   - keypath: The key path of the property. If it matches several, the first one is used.
  ///   - atFrame: The frame of the animation; nil for the current frame.
  /// - Returns: A `LottieColor`, `LottieVector1D`, `LottieVector3D` or `CGPath`, or the file's numbers for a gradient;
  ///   nil if there is no such property.
  public func getValue(for keypath: AnimationKeypath, atFrame: AnimationFrameTime?) -> Any? {
    lottieAnimationLayer.getValue(for: keypath, atFrame: atFrame)
  }

  /// Returns the value of a property in the file; see ``getValue(for:atFrame:)``.
  public func getOriginalValue(for keypath: AnimationKeypath, atFrame: AnimationFrameTime?) -> Any? {
    lottieAnimationLayer.getOriginalValue(for: keypath, atFrame: atFrame)
  }

  /// Passes the key paths of all layers, groups, items and properties to the logger, which prints them.
  public func logHierarchyKeypaths() { lottieAnimationLayer.logHierarchyKeypaths() }

  /// Returns the key paths of all layers, groups, items and properties.
  public func allHierarchyKeypaths() -> [String] { lottieAnimationLayer.allHierarchyKeypaths() }

  /// Enables or disables the layers, groups and items of a key path; disabled ones aren't drawn.
  public func setNodeIsEnabled(isEnabled: Bool, keypath: AnimationKeypath) {
    lottieAnimationLayer.setNodeIsEnabled(isEnabled: isEnabled, keypath: keypath)
  }

  /// Asks all providers for their values, images, texts and fonts again at the next layout.
  public func forceDisplayUpdate() { lottieAnimationLayer.forceDisplayUpdate() }

  /// Asks the provider for images again at the next layout.
  public func reloadImages() { lottieAnimationLayer.reloadImages() }

  /// Converts a point of the view to the coordinate space of one of the animation's layers at the current frame.
  ///
  /// - Returns: The point; nil if the key path matches no layer that draws anything. A key path of nil refers to the
  ///   animation itself.
  public func convert(_ point: CGPoint, toLayerAt keypath: AnimationKeypath?) -> CGPoint? {
    layoutIfNeeded()
    return lottieAnimationLayer.convert(lottieAnimationLayer.convert(point, from: layer), toLayerAt: keypath)
  }

  /// Converts a rectangle of the view to the coordinate space of one of the animation's layers at the current frame.
  ///
  /// - Returns: The bounding box of the converted rectangle; nil if the key path matches no layer that draws anything. A key
  ///   path of nil refers to the animation itself.
  public func convert(_ rect: CGRect, toLayerAt keypath: AnimationKeypath?) -> CGRect? {
    layoutIfNeeded()
    return lottieAnimationLayer.convert(lottieAnimationLayer.convert(rect, from: layer), toLayerAt: keypath)
  }
}
