import CDynamicInit
import CoreGraphics

extension CALayer {
  final func makePresentation() -> Self? {
    if presentedModel != nil { return self }
    guard let host else { return nil }
    host.evaluate()
    let presentation = duplicate()
    presentation.presentedModel = self
    applyAnimations(to: presentation.store, in: host)
    applyCustomAnimations(to: presentation, in: host)
    return presentation
  }

  /// A layer of this one's class, made by its `init(layer:)`.
  private func duplicate() -> Self {
    let argument = UnsafeMutablePointer<Any>.allocate(capacity: 1)
    defer { argument.deallocate() }
    // The initializer consumes what it's given.
    argument.initialize(to: self)
    let metadata = unsafeBitCast(Swift.type(of: self), to: UnsafeRawPointer.self)
    let layer = Unmanaged<CALayer>.fromOpaque(quartzite_layer_from_layer(metadata, argument))
    return unsafeDowncast(layer.takeRetainedValue(), to: Self.self)
  }
}
