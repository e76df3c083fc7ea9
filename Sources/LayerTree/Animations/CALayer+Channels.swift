import CoreGraphics
import MotionCore

// MARK: - Acquiring and releasing channels

extension CALayer {
  /// Returns the channel of a slot, creating it if necessary, and adds one to its users.
  final func channel(of slot: AnimatedSlot, in host: LayerHost) -> MotionChannel {
    let kind = slot.property.kind
    return useChannel(
      kind == .transform ? .transform : .numbers(max(1, kind.numberCount)), named: ChannelName(slot: slot),
      in: host)
  }

  /// Returns the channel of a transition's progress, creating it if necessary, and adds one to its users.
  final func transitionChannel(in host: LayerHost) -> MotionChannel {
    useChannel(.numbers(1), named: .transition, in: host)
  }

  /// Returns the channel of a value under a custom key, creating it if necessary, and adds one to its users.
  final func channel(of property: CustomProperty, in host: LayerHost) -> MotionChannel {
    let kind = property.kind
    return useChannel(
      kind == .transform ? .transform : .numbers(max(1, kind.numberCount)),
      named: ChannelName(slot: nil, custom: property), in: host)
  }

  private func useChannel(
    _ kind: MotionChannel.Kind, named name: ChannelName, in host: LayerHost
  ) -> MotionChannel {
    guard let index = channels.firstIndex(where: { $0.name == name }) else {
      return addChannel(kind, named: name, in: host)
    }
    channels[index].users += 1
    return channels[index].channel
  }

  /// Returns the channel for a slot's values of one form, creating it if necessary, and adds one to its users.
  final func channel(of slot: AnimatedSlot, form: ValueForm, in host: LayerHost) -> PropertyChannel {
    let found = channels.firstIndex {
      $0.name.slot == slot && $0.name.form >= 0 && host.forms[Int($0.name.form)] == form
    }
    if let found {
      channels[found].users += 1
      return channels[found]
    }
    let name = ChannelName(slot: slot, form: Int32(host.forms.retain(form)))
    // Sizes are rounded up to powers of two, so that released channels are reused more often.
    let size = 1 << (Int.bitWidth - (form.numberCount - 1).leadingZeroBitCount)
    _ = addChannel(.numbers(size), named: name, in: host)
    return channels[channels.count - 1]
  }

  private func addChannel(
    _ kind: MotionChannel.Kind, named name: ChannelName, in host: LayerHost
  ) -> MotionChannel {
    let redraws = name.key.map(Swift.type(of: self).needsDisplay) ?? false
    let motion = host.timeline.addChannel(kind)
    let isNumeric = !redraws && name.form < 0
    let location = isNumeric ? name.property.flatMap { NumberLocation(of: $0, first: motion.offset) } : nil
    let channel = PropertyChannel(
      name: name, channel: motion, location: location, effects: ChannelEffects(of: name, redraws: redraws))
    channels.append(channel)
    snapshotLocation = .none
    refreshBase(of: channel, in: host)
    return channel.channel
  }

  /// Subtracts one from the users of the channel with an offset; removes the channel if none is left.
  final func releaseChannel(_ offset: Int32, in host: LayerHost) {
    guard let index = channels.firstIndex(where: { $0.channel.offset == offset }) else { return }
    channels[index].users -= 1
    guard channels[index].users == 0 else { return }
    snapshotLocation = .none
    remove(channels.remove(at: index), from: host)
  }

  /// Removes all of the layer's channels from a host that it leaves.
  final func releaseChannels(in host: LayerHost) {
    snapshotLocation = .none
    for channel in channels { remove(channel, from: host) }
    channels = []
  }

  private func remove(_ channel: PropertyChannel, from host: LayerHost) {
    host.timeline.removeChannel(channel.channel)
    if channel.name.form >= 0 { host.forms.release(Int(channel.name.form)) }
  }
}

// MARK: - Model

extension CALayer {
  /// Updates the timeline's base values from the model.
  final func refreshBases(in host: LayerHost) {
    for channel in channels { refreshBase(of: channel, in: host) }
  }

  private func refreshBase(of channel: PropertyChannel, in host: LayerHost) {
    if let custom = channel.name.custom {
      return setBase(customNumbers(of: custom), custom.kind, of: channel.channel, in: host)
    }
    guard let slot = channel.name.slot else {
      host.timeline.setBase(LayerHost.noTransition, of: channel.channel)
      return
    }
    let kind = slot.property.kind
    if let location = channel.location, location.isScalar {
      host.timeline.setBase(store.number(at: location), of: channel.channel)
    } else if channel.name.form >= 0 {
      refreshFormedBase(of: channel, slot, in: host)
    } else {
      setBase(store.numbers(of: slot), kind, of: channel.channel, in: host)
    }
  }

  private func setBase(
    _ numbers: [Double], _ kind: ValueKind, of channel: MotionChannel, in host: LayerHost
  ) {
    if kind.numberCount == 0 {
      host.timeline.setBase(LayerHost.modelObject, of: channel)
    } else if kind == .transform {
      host.timeline.setBase(Matrix4(numbers: numbers), of: channel)
    } else {
      for (index, number) in numbers.enumerated() { host.timeline.setBase(number, at: index, of: channel) }
    }
  }

  /// Updates the base numbers if the model's value can have the channel's form; otherwise the numbers don't change.
  private func refreshFormedBase(
    of channel: PropertyChannel, _ slot: AnimatedSlot, in host: LayerHost
  ) {
    guard let model = FormedValue(store.value(of: slot), kind: slot.property.kind),
      let form = host.forms[Int(channel.name.form)], let numbers = model.numbers(in: form)
    else { return }
    for (index, number) in numbers.enumerated() {
      host.timeline.setBase(number, at: index, of: channel.channel)
    }
  }
}

// MARK: - Presentation

extension CALayer {
  /// Writes the current values of the animated properties over a copy of the layer's values.
  final func applyAnimations(to store: LayerStore, in host: LayerHost) {
    for index in channels.indices where channels[index].name.form < 0 {
      let source = channels[index].channel
      // A sum that overflows to infinity is ignored.
      guard host.timeline.isAnimated(source), host.timeline.isFinite(source),
        let slot = channels[index].name.slot
      else { continue }
      let description = slot.property.description
      if description.kind.numberCount > 0 {
        store.withValues(of: slot) { values in
          description.kind.writeNumbers(
            { host.timeline.value(at: $0, of: source) }, at: values + description.offset)
        }
      } else if let path = currentPath(of: slot, source, in: host) {
        store.withValues(of: slot) { values in
          (values + description.offset).assumingMemoryBound(to: CGPath?.self).pointee = path
        }
      } else if let object = currentObject(of: slot, source, in: host) {
        if let position = object as? ImageSequencePosition {
          store.values.showContents(at: position)
        } else {
          store.withValues(of: slot) { description.kind.store(object, at: $0 + description.offset) }
        }
      }
    }
  }

  /// Returns the path that a channel's form builds from the animated numbers; nil if no form is selected.
  private func currentPath(of slot: AnimatedSlot, _ source: MotionChannel, in host: LayerHost) -> CGPath? {
    guard slot.property.kind == .path, let form = LayerHost.form(of: host.timeline.value(of: source)),
      let numbers = channel(of: slot, form: form), host.timeline.isFinite(numbers)
    else { return nil }
    return host.forms[form]?.path(of: host.timeline.numbers(of: numbers))
  }

  /// Returns the object that a channel selects, or that its form builds from the animated numbers.
  ///
  /// Returns nil if the numbers aren't valid.
  private func currentObject(of slot: AnimatedSlot, _ source: MotionChannel, in host: LayerHost) -> Any? {
    let number = host.timeline.value(of: source)
    guard let form = LayerHost.form(of: number) else { return host.objects[Int(number)] }
    guard let numbers = channel(of: slot, form: form), host.timeline.isFinite(numbers) else { return nil }
    return host.forms[form]?.value(of: host.timeline.numbers(of: numbers))
  }

  /// Returns the channel with the numbers of a slot's values of one form.
  private func channel(of slot: AnimatedSlot, form: Int) -> MotionChannel? {
    let index = channels.indices.first {
      channels[$0].name.form == Int32(form) && channels[$0].name.slot == slot
    }
    return index.map { channels[$0].channel }
  }
}
