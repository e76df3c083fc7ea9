/// Which of Core Animation's two renderers a picture is to match.
///
/// Apple's systems draw layers in two ways, and the two differ; a stage shows ``screen`` unless asked otherwise, while
/// `CALayer.render(in:)` always draws as ``context`` says. The article Two ways to draw shows every difference.
public enum RenderMode: Hashable, Sendable, CaseIterable {
  /// What the render server shows on the screen.
  ///
  /// Gradients are mixed in encoded sRGB, shadows have long tails, scale and turn with their layer, and follow
  /// `shadowPath`.
  case screen

  /// What `CALayer.render(in:)` draws into a context.
  ///
  /// Gradients are mixed in the Generic RGB space of gamma 1.8, and pictures enlarged by Core Graphics' coarse weights,
  /// which leave them sharper; shadows are cut off at two standard deviations, keep their size under transforms and
  /// ignore `shadowPath`. Perspective, particles, transitions and filters don't show.
  case context
}
