public import CoreGraphics

/// A layer that shows its sublayers many times, each copy a step further than the one before.
///
/// Its own background, contents and border show once.
open class CAReplicatorLayer: CALayer {
  override class func makeStore() -> LayerStore { ContentStore<ReplicatorValues>() }

  final var replicator: ReplicatorValues {
    _read { yield unsafeDowncast(store, to: ContentStore<ReplicatorValues>.self).details }
    _modify { yield &unsafeDowncast(ownStore, to: ContentStore<ReplicatorValues>.self).details }
  }

  /// How many times the sublayers show, the first included; none below 1. Default 1.
  open var instanceCount: Int {
    get { replicator.instanceCount }
    set {
      change(.instanceCount, replicator.instanceCount != newValue) { replicator.instanceCount = newValue }
    }
  }

  /// How much later the animations of each copy run than those of the one before, in seconds. Default 0.
  open var instanceDelay: CFTimeInterval {
    get { replicator.instanceDelay }
    set {
      change(.instanceDelay, replicator.instanceDelay != newValue) { replicator.instanceDelay = newValue }
    }
  }

  /// The step from each copy to the next, about the centre of the bounds. Default identity.
  open var instanceTransform: CATransform3D {
    get { replicator.instanceTransform }
    set {
      change(.instanceTransform, !CATransform3DEqualToTransform(replicator.instanceTransform, newValue)) {
        replicator.instanceTransform = newValue
      }
    }
  }

  /// Whether the copies share one space of depth with what lies around the layer, instead of being pressed flat: the layer
  /// then is as a ``CATransformLayer``, which shows its sublayers alone. Default false.
  open var preservesDepth: Bool {
    get { replicator.preservesDepth }
    set {
      change(.preservesDepth, replicator.preservesDepth != newValue) { replicator.preservesDepth = newValue }
    }
  }

  /// The colour that the first copy is multiplied by; nil counts as white. Default opaque white.
  open var instanceColor: CGColor? {
    get { replicator.instanceColor }
    set {
      change(.instanceColor, replicator.instanceColor != newValue) { replicator.instanceColor = newValue }
    }
  }

  /// What each copy adds to the red of the one before. Default 0.
  open var instanceRedOffset: Float {
    get { replicator.instanceRedOffset }
    set {
      change(.instanceRedOffset, replicator.instanceRedOffset != newValue) {
        replicator.instanceRedOffset = newValue
      }
    }
  }

  /// What each copy adds to the green of the one before. Default 0.
  open var instanceGreenOffset: Float {
    get { replicator.instanceGreenOffset }
    set {
      change(.instanceGreenOffset, replicator.instanceGreenOffset != newValue) {
        replicator.instanceGreenOffset = newValue
      }
    }
  }

  /// What each copy adds to the blue of the one before. Default 0.
  open var instanceBlueOffset: Float {
    get { replicator.instanceBlueOffset }
    set {
      change(.instanceBlueOffset, replicator.instanceBlueOffset != newValue) {
        replicator.instanceBlueOffset = newValue
      }
    }
  }

  /// What each copy adds to the alpha of the one before. Default 0.
  open var instanceAlphaOffset: Float {
    get { replicator.instanceAlphaOffset }
    set {
      change(.instanceAlphaOffset, replicator.instanceAlphaOffset != newValue) {
        replicator.instanceAlphaOffset = newValue
      }
    }
  }
}
