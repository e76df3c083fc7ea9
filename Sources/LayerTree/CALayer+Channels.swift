import CoreGraphics
import MotionCore

/// The channel of the host's timeline in which one of a layer's properties is animated.
struct PropertyChannel {
  let property: LayerProperty
  let channel: MotionChannel
  /// How many programs write to it.
  var users = 0
}

extension CALayer {
  /// The channel of a property, made where there is none; one more program uses it.
  final func channel(of property: LayerProperty, in host: LayerHost) -> MotionChannel {
    if let index = channels.firstIndex(where: { $0.property == property }) {
      channels[index].users += 1
      return channels[index].channel
    }
    let kind: MotionChannel.Kind =
      property.kind == .transform ? .transform : .numbers(max(1, property.kind.numberCount))
    let channel = host.timeline.addChannel(kind)
    channels.append(PropertyChannel(property: property, channel: channel, users: 1))
    refreshBase(of: channels[channels.count - 1], in: host)
    return channel
  }

  /// One program less uses the channel of a property.
  final func releaseChannel(of property: LayerProperty, in host: LayerHost) {
    guard let index = channels.firstIndex(where: { $0.property == property }) else { return }
    channels[index].users -= 1
    if channels[index].users == 0 { host.timeline.removeChannel(channels.remove(at: index).channel) }
  }

  /// Brings the timeline up to date with the model.
  final func refreshBases(in host: LayerHost) {
    for channel in channels { refreshBase(of: channel, in: host) }
  }

  private func refreshBase(of channel: PropertyChannel, in host: LayerHost) {
    if channel.property.kind == .transform {
      let isOwn = channel.property == .transform
      host.timeline.setBase(Matrix4(isOwn ? values.transform : values.sublayerTransform), of: channel.channel)
    } else if channel.property.kind.numberCount == 0 {
      host.timeline.setBase(LayerHost.modelObject, of: channel.channel)
    } else {
      for (index, number) in store.numbers(of: channel.property).enumerated() {
        host.timeline.setBase(number, at: index, of: channel.channel)
      }
    }
  }

  /// Writes what the animated properties show over a copy of the layer's values.
  final func applyAnimations(to store: LayerStore, in host: LayerHost) {
    for channel in channels where host.timeline.isAnimated(channel.channel) {
      // A sum beyond the largest number shows nothing of itself.
      guard host.timeline.isFinite(channel.channel) else { continue }
      let description = channel.property.description
      let source = channel.channel
      _ = store.withValues(of: description.owner) { values in
        let place = values + description.offset
        if description.kind.numberCount > 0 {
          description.kind.writeNumbers({ host.timeline.value(at: $0, of: source) }, at: place)
        } else {
          description.kind.store(host.objects[host.timeline.value(of: source)], at: place)
        }
      }
    }
  }
}
