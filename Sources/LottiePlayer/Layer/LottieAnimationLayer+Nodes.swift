// Disabling of layers, groups and items.

extension LottieAnimationLayer {
  /// Enables or disables the layers, groups and items of a key path.
  ///
  /// An item is a path, a paint or a modifier: without its fill a path isn't filled, without its trim it's drawn in full.
  /// Disabled layers still move their children. Layers that the file itself hides stay hidden.
  ///
  /// The layers are rebuilt at the next layout, and playback continues.
  ///
  /// ```swift
  /// layer.setNodeIsEnabled(isEnabled: false, keypath: "Face.Left Eye")
  /// ```
  public func setNodeIsEnabled(isEnabled: Bool, keypath: AnimationKeypath) {
    let former = disabledNodes
    if isEnabled { disabledNodes.remove(keypath) } else { disabledNodes.insert(keypath) }
    if former != disabledNodes { setNeedsBuilding() }
  }

  /// Returns whether a layer, group or item is enabled by ``setNodeIsEnabled(isEnabled:keypath:)``; nil if the key path
  /// matches none. If it matches several, the first one is used.
  public func nodeIsEnabled(keypath: AnimationKeypath) -> Bool? {
    var document = shownAnimation.document
    var search = NodeSearch(keypath)
    document.accept(&search)
    return search.path.map { path in !disabledNodes.contains { $0.matches(path) } }
  }
}
