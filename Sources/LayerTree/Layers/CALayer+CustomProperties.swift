import CoreGraphics
import MotionCore

// MARK: - Values under keys of the user's own

extension CALayer {
  final func customValue(forKey key: String) -> Any? {
    userValues[key] ?? styleTable?.styleValue(forKey: key) ?? Swift.type(of: self).defaultValue(forKey: key)
  }

  /// Stores a value under a key of the user's own, with the action that the layer has for the key.
  final func setCustomValue(_ value: Any?, forKey key: String) {
    if host == nil {
      userValues[key] = value
    } else {
      changeWithAction(key) { userValues[key] = value }
    }
    if Swift.type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }
}

// MARK: - Animations of them

extension CALayer {
  /// The value of the user's own under a key that an animation can move; nil where there is none.
  ///
  /// A key is known if it has a value or its changes need display.
  final func customProperty(forKey key: String, example: @autoclosure () -> Any?) -> CustomProperty? {
    guard LayerProperty(key: key, of: store.owner) == nil else { return nil }
    let current = ownValue(forKey: key)
    guard current != nil || Swift.type(of: self).needsDisplay(forKey: key) else { return nil }
    return (current ?? example()).map { CustomProperty(key: key, example: $0) }
  }

  /// The value under a key of the user's own, kept here or by a subclass; nil for the class's own keys.
  private func ownValue(forKey key: String) -> Any? {
    if let value = customValue(forKey: key) { return value }
    return namedValue(forKey: key) == nil ? value(forKey: key) : nil
  }

  /// The numbers that the model has under a key of the user's own; zeros where it has none.
  final func customNumbers(of property: CustomProperty) -> [Double] {
    property.kind.numbers(from: value(forKey: property.key)) ?? property.nothing
  }

  /// Sets what shows of animated values on a presentation, by its own `setValue(_:forKey:)`.
  final func applyCustomAnimations(to presentation: CALayer, in host: LayerHost) {
    for channel in channels where host.timeline.isAnimated(channel.channel) {
      guard let property = channel.name.custom, host.timeline.isFinite(channel.channel) else { continue }
      presentation.setValue(shownValue(of: property, in: channel.channel, host), forKey: property.key)
    }
  }

  private func shownValue(of property: CustomProperty, in channel: MotionChannel, _ host: LayerHost) -> Any? {
    let count = property.kind.numberCount
    guard count > 0 else {
      let index = host.timeline.value(of: channel)
      return index == LayerHost.modelObject ? value(forKey: property.key) : host.objects[Int(index)]
    }
    return property.value(from: (0..<count).map { host.timeline.value(at: $0, of: channel) })
  }

  /// A presentation with contents of its own, where an animated property needs display; nil otherwise.
  final func redrawnPresentation(in host: LayerHost) -> CALayer? {
    guard channels.contains(where: { $0.redraws && host.timeline.isAnimated($0.channel) }) else { return nil }
    let presentation = presentation()
    presentation?.display()
    return presentation
  }
}
