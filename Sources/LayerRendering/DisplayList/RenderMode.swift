/// The Core Animation renderer that a picture matches.
///
/// Apple's systems have two renderers for layers, and their pictures differ. A stage uses ``screen`` by default;
/// `CALayer.render(in:)` always uses ``context``. The article <doc:TwoWaysToDraw> lists every difference.
public enum RenderMode: Hashable, Sendable, CaseIterable {
  /// The render server, which draws to the screen.
  ///
  /// Gradients are interpolated in encoded sRGB. Shadows have long tails, scale and rotate with their layer, and
  /// follow `shadowPath`.
  case screen

  /// The renderer of `CALayer.render(in:)`, which draws into a Core Graphics context.
  ///
  /// Gradients are interpolated in the Generic RGB color space of gamma 1.8. Pictures are enlarged with Core
  /// Graphics' coarse weights, which leaves them sharper. Shadows are cut off at two standard deviations, keep their
  /// size under transforms and ignore `shadowPath`. Perspective, particles, transitions and filters aren't drawn.
  case context
}
