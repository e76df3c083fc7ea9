import QuartzCore

// The properties of a film by their key paths, and what is put in their place.

extension LottieAnimationLayer {
  /// Has all properties of a key path take their values from a provider, in place of the file's.
  ///
  /// The film is built anew at the next layout, and plays on. Properties of another kind than the provider's stay as they
  /// are; so does everything where nothing has that key path. Of several providers for a property, the one set last counts.
  ///
  /// ```swift
  /// layer.setValueProvider(ColorValueProvider(accent), keypath: "**.Fill 1.Color")
  /// ```
  public func setValueProvider(_ valueProvider: some AnyValueProvider, keypath: AnimationKeypath) {
    valueProviders.removeAll { $0.keypath == keypath }
    valueProviders.append((keypath, valueProvider.providedValue))
    setNeedsBuilding()
  }

  /// Gives all properties of a key path back to the file, as far as a provider was set for that very key path.
  public func removeValueProvider(for keypath: AnimationKeypath) {
    guard valueProviders.contains(where: { $0.keypath == keypath }) else { return }
    valueProviders.removeAll { $0.keypath == keypath }
    setNeedsBuilding()
  }

  /// Asks all providers anew, of values, pictures and texts, at the next layout.
  public func forceDisplayUpdate() { setNeedsBuilding() }

  /// Returns the value of a property as providers and the file give it.
  ///
  /// - Parameters:
  ///   - keypath: The property; of several, the first one.
  ///   - frame: The frame of the film; nil, the default, for the one that shows.
  /// - Returns: A ``LottieColor``, ``LottieVector1D`` or ``LottieVector3D``, a `CGPath`, for gradients the file's
  ///   numbers; nil where there is no such property.
  public func getValue(for keypath: AnimationKeypath, atFrame frame: AnimationFrameTime? = nil) -> Any? {
    value(for: keypath, in: providedDocument, at: frame)
  }

  /// Returns the value of a property as the file gives it; see ``getValue(for:atFrame:)``.
  public func getOriginalValue(for keypath: AnimationKeypath, atFrame frame: AnimationFrameTime? = nil)
    -> Any?
  {
    value(for: keypath, in: animation.document, at: frame)
  }

  private func value(
    for keypath: AnimationKeypath, in document: LottieDocument, at frame: AnimationFrameTime?
  ) -> Any? {
    var document = document
    var visitor = PropertyValue(keypath, at: frame ?? currentFrame)
    document.show(to: &visitor)
    return visitor.value
  }

  /// The key paths of all layers, groups, items and properties of the film, each once, what holds others before them.
  public func allHierarchyKeypaths() -> [String] {
    var document = animation.document
    var visitor = PropertyList()
    document.show(to: &visitor)
    return visitor.keypaths
  }

  /// Prints the key paths of all layers, groups, items and properties of the film.
  public func logHierarchyKeypaths() {
    for keypath in allHierarchyKeypaths() { print(keypath) }
  }
}

// MARK: - Building anew

extension LottieAnimationLayer {
  /// The film with what providers give.
  var providedDocument: LottieDocument {
    var document = animation.document
    if !disabledNodes.isEmpty {
      var hiding = NodeHiding(keypaths: disabledNodes)
      document.show(to: &hiding)
    }
    if !valueProviders.isEmpty {
      var overrides = PropertyOverrides(
        values: valueProviders, frames: animation.startFrame...animation.endFrame)
      document.show(to: &overrides)
    }
    if let textProvider {
      var overrides = TextOverrides(provider: textProvider)
      document.show(to: &overrides)
    }
    return document
  }

  private var pictureSource: PictureSource {
    let own = PictureSource(beside: animation.pictureData)
    return imageProvider.map { PictureSource($0, else: own) } ?? own
  }

  func setNeedsBuilding() {
    needsBuilding = true
    setNeedsLayout()
  }

  /// Puts a film made anew in the place of the one that shows, at the same time of its play.
  func buildIfNeeded() {
    guard needsBuilding else { return }
    needsBuilding = false
    let former = film.layer
    film = BuiltFilm(
      providedDocument, pictures: pictureSource, texts: TextSource(fontProvider), features: features)
    film.layer.masksToBounds = maskAnimationToBounds
    needsAnimations = true
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    clock.replaceSublayer(former, with: film.layer)
    CATransaction.commit()
  }
}
