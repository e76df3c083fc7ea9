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
}
