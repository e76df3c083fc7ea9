// Properties by their key paths.

extension LottieAnimationLayer {
  /// Replaces the values of all properties that match a key path.
  ///
  /// Properties of another type than the provider's aren't replaced. If several providers match a property, the one set
  /// last applies.
  ///
  /// The layers are rebuilt at the next layout, and playback continues.
  ///
  /// ```swift
  /// layer.setValueProvider(ColorValueProvider(accent), keypath: "**.Fill 1.Color")
  /// ```
  public func setValueProvider(_ valueProvider: some AnyValueProvider, keypath: AnimationKeypath) {
    orderedValueProviders.removeAll { $0.keypath == keypath }
    orderedValueProviders.append((keypath, valueProvider))
    setNeedsBuilding()
  }

  /// Removes the provider that was set for exactly this key path.
  public func removeValueProvider(for keypath: AnimationKeypath) {
    guard orderedValueProviders.contains(where: { $0.keypath == keypath }) else { return }
    orderedValueProviders.removeAll { $0.keypath == keypath }
    setNeedsBuilding()
  }

  /// The providers of values, by their key paths.
  public var valueProviders: [AnimationKeypath: any AnyValueProvider] {
    Dictionary(uniqueKeysWithValues: orderedValueProviders.map { ($0.keypath, $0.provider) })
  }

  /// Asks all providers for their values, images, texts and fonts again at the next layout.
  public func forceDisplayUpdate() { setNeedsBuilding() }

  /// Asks the provider for images again at the next layout.
  public func reloadImages() { setNeedsBuilding() }

  /// Returns the value of a property, including the values of providers.
  ///
  /// - Parameters:
  ///   - keypath: The key path of the property. If it matches several, the first one is used.
  ///   - frame: The frame of the animation; nil, the default, for the current frame.
  /// - Returns: A ``LottieColor``, ``LottieVector1D``, ``LottieVector3D`` or `CGPath`, or the file's numbers for a gradient;
  ///   nil if there is no such property.
  public func getValue(for keypath: AnimationKeypath, atFrame frame: AnimationFrameTime? = nil) -> Any? {
    value(for: keypath, in: providedDocument, at: frame)
  }

  /// Returns the value of a property in the file; see ``getValue(for:atFrame:)``.
  public func getOriginalValue(for keypath: AnimationKeypath, atFrame frame: AnimationFrameTime? = nil)
    -> Any?
  {
    value(for: keypath, in: shownAnimation.document, at: frame)
  }

  private func value(
    for keypath: AnimationKeypath, in document: LottieDocument, at frame: AnimationFrameTime?
  ) -> Any? {
    var document = document
    var reader = PropertyReader(keypath, at: frame ?? currentFrame)
    document.accept(&reader)
    return reader.value
  }

  /// Returns the key paths of all layers, groups, items and properties, each once, after those that contain it.
  public func allHierarchyKeypaths() -> [String] {
    var document = shownAnimation.document
    var list = KeypathList()
    document.accept(&list)
    return list.keypaths
  }

  /// Passes the key paths of all layers, groups, items and properties to the logger, which prints them.
  public func logHierarchyKeypaths() {
    for keypath in allHierarchyKeypaths() { logger.info(keypath) }
  }
}
