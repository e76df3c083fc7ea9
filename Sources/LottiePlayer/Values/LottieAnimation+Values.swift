package import Foundation

// Values that are replaced before the animation is drawn.

extension LottieAnimation {
  /// The values that can be replaced, in the order of the layers, and the slots in the order of their names.
  package var settableValues: (values: [SettableValue], slots: [SettableSlot]) {
    var (document, list) = (document, SettableValueList(firstFrame: startFrame))
    document.accept(&list)
    var slots: [String: ReplacementValue?] = list.slots.mapValues { $0 }
    for asset in document.assets {
      if let slot = asset.slot, slots[slot] == nil { slots[slot] = .some(nil) }
    }
    return (
      list.values,
      slots.sorted { $0.key < $1.key }.map { SettableSlot(name: $0.key, current: $0.value) }
    )
  }

  /// The images that can be replaced.
  package var settableImages: [SettableImage] {
    let layers = document.layers + document.assets.flatMap { $0.layers ?? [] }
    return document.assets.filter { $0.layers == nil && !$0.isSound }.map { asset in
      let showing = layers.filter { $0.content.label.shows == asset.id }.map(\.keypathName)
      let file = asset.source.hasPrefix("data:") ? nil : asset.source
      var names = [asset.id]
      for name in [asset.slot, file].compactMap(\.self) + showing where !names.contains(name) {
        names.append(name)
      }
      return SettableImage(id: asset.id, names: names)
    }
  }

  /// The bytes of the animation's external images that can be read.
  package var imageFiles: [Data] {
    document.assets.filter { $0.layers == nil && !$0.isSound && !$0.source.hasPrefix("data:") }
      .compactMap { imageData($0.folder + $0.source) }
  }

  /// Returns the animation with some values replaced.
  ///
  /// A theme that is applied later replaces the values of its slots again.
  package func replacing(_ replacements: ValueReplacements) -> LottieAnimation {
    guard !replacements.isEmpty else { return self }
    var (document, replacer) = (document, ValueReplacer(replacements: replacements))
    document.accept(&replacer)
    return LottieAnimation(document, id: id, notes: readingNotes, file, themes: themes)
  }
}
