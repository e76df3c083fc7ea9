import ObjectiveCRuntime
import Testing
import UIKit

/// Proxies belong to a thread, on which tests of other suites may run later. Therefore each test uses different
/// classes.
@MainActor
struct UIAppearanceTests {
  private let staged = StagedWindow()

  private func show(_ view: UIView) { staged.add(view, CGRect(x: 0, y: 0, width: 50, height: 50)) }

  @Test func `settings apply when a view enters a window, and not before`() {
    final class Label: UILabel {}
    Label.appearance().textColor = .red
    Label.appearance().font = .systemFont(ofSize: 30)
    let label = Label()
    #expect(label.textColor == .label)
    show(label)
    #expect(label.textColor == .red)
    #expect(label.font.pointSize == 30)
  }

  @Test func `a value that the program sets wins, also if it equals the default`() {
    final class Label: UILabel {}
    Label.appearance().textColor = .red
    Label.appearance().shadowColor = .blue
    let label = Label()
    label.textColor = .label
    show(label)
    #expect(label.textColor == .label)
    #expect(label.shadowColor == .blue)
    label.removeFromSuperview()
    Label.appearance().shadowColor = .green
    show(label)
    #expect(label.shadowColor == .green)
  }

  @Test func `subclasses and containers take precedence`() {
    class Base: UIView {}
    final class Derived: Base {}
    final class Container: UIView {}
    Derived.appearance().backgroundColor = .blue
    Base.appearance().backgroundColor = .red
    Base.appearance(whenContainedInInstancesOf: [Container.self]).tintColor = .green
    Base.appearance().tintColor = .yellow
    let (base, derived, inner, container) = (Base(), Derived(), Base(), Container())
    container.addSubview(inner)
    for view in [base, derived, container] { show(view) }
    #expect(base.backgroundColor == .red)
    #expect(derived.backgroundColor == .blue)
    #expect(base.tintColor == .yellow)
    #expect(inner.tintColor == .green)
    #expect(container.backgroundColor == nil)
  }

  @Test func `containers are listed from the inside to the outside`() {
    final class Leaf: UIView {}
    final class Inner: UIView {}
    final class Outer: UIView {}
    Leaf.appearance(whenContainedInInstancesOf: [Inner.self, Outer.self]).backgroundColor = .red
    let leaves = [Leaf(), Leaf()]
    for (leaf, nesting) in zip(leaves, [[Inner(), Outer()], [Outer(), Inner()]]) {
      nesting[0].addSubview(leaf)
      nesting[1].addSubview(nesting[0])
      show(nesting[1])
    }
    #expect(leaves[0].backgroundColor == .red)
    #expect(leaves[1].backgroundColor == nil)
  }

  @Test func `values of states are recorded one by one`() {
    final class Button: UIButton {}
    Button.appearance().setTitleColor(.red, for: .normal)
    Button.appearance().setTitleColor(.green, for: .disabled)
    let button = Button()
    button.setTitleColor(.blue, for: .normal)
    show(button)
    #expect(button.titleColor(for: .normal) == .blue)
    #expect(button.titleColor(for: .disabled) == .green)
  }

  @Test func `traits limit a proxy`() {
    final class Leaf: UIView {}
    Leaf.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).backgroundColor = .red
    let (light, dark) = (Leaf(), Leaf())
    dark.overrideUserInterfaceStyle = .dark
    show(light)
    show(dark)
    #expect(light.backgroundColor == nil)
    #expect(dark.backgroundColor == .red)
  }

  /// The class is what `quartzite swift` makes of `@objc dynamic var barColor` and `@objc dynamic var barWidth`.
  final class Bar: UIView, _KeyedProperties {
    var barColor = UIColor.black { didSet { _propertyDidChange(self, "barColor") } }
    var barWidth: CGFloat = 1 { didSet { _propertyDidChange(self, "barWidth") } }

    nonisolated func _property(_ key: String) -> AnyKeyPath? {
      _keyPath {
        switch key {
        case "barColor": return \Bar.barColor
        case "barWidth": return \Bar.barWidth
        default: return nil
        }
      }
    }
  }

  @Test func `dynamic properties of the program's classes are recorded`() {
    Bar.appearance().barColor = .red
    Bar.appearance().barWidth = 3
    let bar = Bar()
    bar.barWidth = 2
    show(bar)
    #expect(bar.barColor == .red)
    #expect(bar.barWidth == 2)
  }

  @Test func `properties that a class lists are set by their keys`() {
    let bar = Bar()
    bar.setValue(5, forKey: "barWidth")
    bar.setValue(UIColor.blue, forKey: "barColor")
    #expect(bar.barWidth == 5)
    #expect(bar.value(forKey: "barWidth") as? CGFloat == 5)
    #expect(bar.barColor == .blue)
  }

  @Test func `a proxy is created by the class's own initializer`() {
    final class Custom: UIView {
      var count = 0
      override init(frame: CGRect) {
        super.init(frame: frame)
        count = 7
        backgroundColor = .green
      }
      required init?(coder: NSCoder) { nil }
    }
    let proxy = Custom.appearance()
    #expect(proxy.count == 7)
    #expect(Custom.appearance() === proxy)
    proxy.tintColor = .red
    let view = Custom()
    show(view)
    #expect(view.backgroundColor == .green)
    #expect(view.tintColor == .red)
  }
}
