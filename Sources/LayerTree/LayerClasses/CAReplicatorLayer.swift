public import CoreGraphics

/// A layer that shows several copies of its sublayers, each transformed relative to the previous one.
///
/// Its own background, contents and border are drawn once.
open class CAReplicatorLayer: CALayer {
  override class func makeStore() -> LayerStore { ContentStore<ReplicatorValues>() }

  final var replicator: ReplicatorValues {
    // A coroutine would be wrong here: without optimization, Swift 6.3 copies the transform out of its freed frame.
    get { unsafeDowncast(store, to: ContentStore<ReplicatorValues>.self).details }
    _modify { yield &unsafeDowncast(uniqueStore, to: ContentStore<ReplicatorValues>.self).details }
  }

  /// The number of copies, including the first one. If it's below 1, nothing is shown. Default 1.
  open var instanceCount: Int {
    get { replicator.instanceCount }
    set {
      change(.instanceCount, replicator.instanceCount != newValue) { replicator.instanceCount = newValue }
    }
  }

  /// The delay of each copy's animations relative to those of the previous copy, in seconds. Default 0.
  open var instanceDelay: CFTimeInterval {
    get { replicator.instanceDelay }
    set {
      change(.instanceDelay, replicator.instanceDelay != newValue) { replicator.instanceDelay = newValue }
    }
  }

  /// The transform from each copy to the next, about the center of the bounds. Default identity.
  open var instanceTransform: CATransform3D {
    get { replicator.instanceTransform }
    set {
      change(.instanceTransform, !CATransform3DEqualToTransform(replicator.instanceTransform, newValue)) {
        replicator.instanceTransform = newValue
      }
    }
  }

  /// Whether the copies share a 3D space with the layers around this one instead of being flattened. Default false.
  ///
  /// If true, the layer acts as a ``CATransformLayer``, which shows only its sublayers.
  open var preservesDepth: Bool {
    get { replicator.preservesDepth }
    set {
      change(.preservesDepth, replicator.preservesDepth != newValue) { replicator.preservesDepth = newValue }
    }
  }

  /// The color by which the first copy is multiplied; nil counts as white. Default opaque white.
  open var instanceColor: CGColor? {
    get { replicator.instanceColor }
    set {
      change(.instanceColor, replicator.instanceColor != newValue) { replicator.instanceColor = newValue }
    }
  }

  /// The offset that each copy adds to the previous copy's red component. Default 0.
  open var instanceRedOffset: Float {
    get { replicator.instanceRedOffset }
    set {
      change(.instanceRedOffset, replicator.instanceRedOffset != newValue) {
        replicator.instanceRedOffset = newValue
      }
    }
  }

  /// The offset that each copy adds to the previous copy's green component. Default 0.
  open var instanceGreenOffset: Float {
    get { replicator.instanceGreenOffset }
    set {
      change(.instanceGreenOffset, replicator.instanceGreenOffset != newValue) {
        replicator.instanceGreenOffset = newValue
      }
    }
  }

  /// The offset that each copy adds to the previous copy's blue component. Default 0.
  open var instanceBlueOffset: Float {
    get { replicator.instanceBlueOffset }
    set {
      change(.instanceBlueOffset, replicator.instanceBlueOffset != newValue) {
        replicator.instanceBlueOffset = newValue
      }
    }
  }

  /// The offset that each copy adds to the previous copy's alpha component. Default 0.
  open var instanceAlphaOffset: Float {
    get { replicator.instanceAlphaOffset }
    set {
      change(.instanceAlphaOffset, replicator.instanceAlphaOffset != newValue) {
        replicator.instanceAlphaOffset = newValue
      }
    }
  }
}
