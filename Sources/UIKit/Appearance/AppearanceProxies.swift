import LayerTree
import ObjectiveCRuntime
import QuartzCore

/// The appearance proxies of the current thread.
@MainActor
final class AppearanceProxies {
  private var proxies: [AppearanceProxy] = []
  /// Whether settings of proxies are being applied, or a proxy is being created.
  private var isPaused = false

  nonisolated init() {}

  static var current: AppearanceProxies { state.value }
  private static let state = ThreadLocal { AppearanceProxies() }

  var isEmpty: Bool { proxies.isEmpty }

  /// Returns the proxy of a scope, which is made on first use.
  func proxy(for scope: AppearanceScope) -> AppearanceProxy {
    if let proxy = proxies.first(where: { $0.scope.isSame(as: scope) }) { return proxy }
    let proxy = paused { AppearanceProxy(scope) }
    // Proxies of equal precedence keep their order.
    let index = proxies.firstIndex { $0.scope.precedence > scope.precedence } ?? proxies.endIndex
    proxies.insert(proxy, at: index)
    return proxy
  }

  /// Records that the program has set a property of a view.
  func record(
    _ key: AppearanceKey, of view: UIView, _ apply: @escaping @MainActor (UIView) -> Void
  ) {
    guard !isPaused else { return }
    if let proxy = proxies.first(where: { $0.object === view }) {
      proxy.record(key, apply)
    } else {
      view.traits.ownAppearance.insert(key)
    }
  }

  /// Applies the settings for a view, except for those that the program has set on it.
  func apply(to view: UIView) {
    for proxy in proxies where !proxy.settings.isEmpty && proxy.scope.contains(view) {
      paused {
        for (key, apply) in proxy.settings where !view.traits.ownAppearance.contains(key) { apply(view) }
      }
    }
  }

  private func paused<Result>(_ body: () -> Result) -> Result {
    let wasPaused = isPaused
    isPaused = true
    defer { isPaused = wasPaused }
    return body()
  }
}

// MARK: - Views

extension UIView {
  /// Records that the program has set a property, for appearance proxies.
  func recordAppearance<View: UIView, Value>(
    _ property: @autoclosure () -> ReferenceWritableKeyPath<View, Value>, _ value: Value
  ) {
    let proxies = AppearanceProxies.current
    guard !proxies.isEmpty else { return }
    let path = property()
    proxies.record(.property(path), of: self) { ($0 as? View)?[keyPath: path] = value }
  }

  /// Records that the program has set a value for a state, for appearance proxies.
  func recordAppearance<View: UIView, Value>(
    _ name: String, _ value: Value, for state: UIControl.State,
    _ set: @escaping @MainActor (View) -> (Value, UIControl.State) -> Void
  ) {
    let proxies = AppearanceProxies.current
    guard !proxies.isEmpty else { return }
    proxies.record(.state(name, state.rawValue), of: self) { ($0 as? View).map { set($0)(value, state) } }
  }
}

extension UIView: NamedSettingRecorder {
  package nonisolated func didSetProperty(_ key: String) {
    withViews((self, key)) { view, key in
      let proxies = AppearanceProxies.current
      guard !proxies.isEmpty, let value = ListedProperties.value(forKey: key, of: view) else { return }
      proxies.record(.named(key), of: view) { $0.setValue(value, forKey: key) }
    }
  }
}
