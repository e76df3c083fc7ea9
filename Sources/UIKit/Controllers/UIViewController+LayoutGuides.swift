import QuartzCore

extension UIViewController {
  /// The part of the view that a bar at the top covers; the same as the top of its safe area.
  @available(*, deprecated, message: "use the view's safeAreaLayoutGuide")
  public var topLayoutGuide: any UILayoutSupport {
    barGuide("_UIViewControllerTop") { view in
      let bottom = AxisPoint(fraction: 0, offset: Double(view.safeAreaInsets.top))
      return AxisSpan(start: AxisPoint(fraction: 0, offset: 0), end: bottom)
    }
  }

  /// The part of the view that a bar at the bottom covers; the same as the bottom of its safe area.
  @available(*, deprecated, message: "use the view's safeAreaLayoutGuide")
  public var bottomLayoutGuide: any UILayoutSupport {
    barGuide("_UIViewControllerBottom") { view in
      let top = AxisPoint(fraction: 1, offset: -Double(view.safeAreaInsets.bottom))
      return AxisSpan(start: top, end: AxisPoint(fraction: 1, offset: 0))
    }
  }

  private func barGuide(
    _ identifier: String, _ span: @escaping @MainActor (UIView) -> AxisSpan
  ) -> any UILayoutSupport {
    let view: UIView = view
    return view.cachedGuide(identifier) {
      BarLayoutGuide(
        of: view, identifier: identifier, basis: .parentFrame,
        spans: { AxisSpans(horizontal: .whole, vertical: span($0)) })
    }
  }
}
