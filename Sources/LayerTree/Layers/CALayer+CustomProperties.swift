import CoreGraphics
import MotionCore

// MARK: - Values of custom keys

extension CALayer {
  final func customValue(forKey key: String) -> Any? {
    links.userValues[key] ?? links.style?.styleValue(forKey: key)
      ?? Swift.type(of: self).defaultValue(forKey: key)
  }

  /// Stores the value of a custom key, running the layer's action for the key.
  final func setCustomValue(_ value: Any?, forKey key: String) {
    if host == nil {
      links.userValues[key] = value
    } else {
      changeWithAction(key) { links.userValues[key] = value }
    }
    if flags.isObserved { notifyObservers() }
    if Swift.type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }
}

// MARK: - Animations of custom keys

extension CALayer {
  /// Returns the custom property that an animation of a key animates; nil for an unknown key.
  ///
  /// A key is known if it has a value or if its changes need display.
  final func customProperty(forKey key: String, example: @autoclosure () -> Any?) -> CustomProperty? {
    guard LayerProperty(key: key, of: store.owner) == nil else { return nil }
    let current = definedValue(forKey: key)
    guard current != nil || Swift.type(of: self).needsDisplay(forKey: key) else { return nil }
    return (current ?? example()).map { CustomProperty(key: key, example: $0) }
  }

  /// Returns the value of a custom key, stored by this class or by a subclass; nil for keys that `CALayer` defines.
  private func definedValue(forKey key: String) -> Any? {
    if let value = customValue(forKey: key) { return value }
    return namedValue(forKey: key) == nil ? value(forKey: key) : nil
  }

  /// Returns the numbers of the model's value of a custom key; zeros if it has none.
  final func customNumbers(of property: CustomProperty) -> [Double] {
    property.kind.numbers(from: value(forKey: property.key)) ?? property.absentNumbers
  }

  /// Sets the animated values of custom keys on a presentation with its `setValue(_:forKey:)`.
  final func applyCustomAnimations(to presentation: CALayer, in host: LayerHost) {
    for channel in channels where host.timeline.isAnimated(channel.channel) {
      guard let property = channel.name.custom, host.timeline.isFinite(channel.channel) else { continue }
      presentation.setValue(animatedValue(of: property, in: channel.channel, host), forKey: property.key)
    }
  }

  /// Returns the value that a custom key shows now.
  final func shownCustomValue(forKey key: String) -> Any? {
    guard let host, !channels.isEmpty else { return value(forKey: key) }
    host.evaluate()
    for channel in channels where channel.name.custom?.key == key {
      guard let property = channel.name.custom, host.timeline.isAnimated(channel.channel),
        host.timeline.isFinite(channel.channel)
      else { continue }
      return animatedValue(of: property, in: channel.channel, host)
    }
    return value(forKey: key)
  }

  private func animatedValue(of property: CustomProperty, in channel: MotionChannel, _ host: LayerHost)
    -> Any?
  {
    let count = property.kind.numberCount
    guard count > 0 else {
      let index = host.timeline.value(of: channel)
      return index == LayerHost.modelObject ? value(forKey: property.key) : host.objects[Int(index)]
    }
    return property.value(from: (0..<count).map { host.timeline.value(at: $0, of: channel) })
  }

  /// Returns a presentation that redraws its contents if an animated property needs display; nil otherwise.
  final func redrawnPresentation(in host: LayerHost) -> CALayer? {
    guard channels.contains(where: { $0.redraws && host.timeline.isAnimated($0.channel) }) else { return nil }
    let presentation = presentation()
    presentation?.display()
    return presentation
  }
}
