import ObjectiveCRuntime
import Testing
import UIKit

@MainActor
struct TraitChangeTests {
  @Test func `observers are called for their traits only`() {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    var changes: [UIUserInterfaceStyle] = []
    var directions = 0
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, previous: UITraitCollection) in
      changes.append(previous.userInterfaceStyle)
    }
    view.registerForTraitChanges([UITraitLayoutDirection.self, UITraitDisplayScale.self]) {
      (_: UIView, _: UITraitCollection) in directions += 1
    }
    root.traitOverrides.userInterfaceStyle = .dark
    #expect(changes == [.light] && directions == 0)
    root.traitOverrides.layoutDirection = .rightToLeft
    #expect(changes == [.light] && directions == 1)
    view.unregisterForTraitChanges(registration)
    root.overrideUserInterfaceStyle = .light
    #expect(changes == [.light])
  }

  @Test func `a controller overrides the traits of its view, and observes them`() {
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.traitCollection.userInterfaceStyle == .light)
    controller.view = UIView()
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    var calls = 0
    controller.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (_: UIViewController, _) in
      calls += 1
    }
    controller.traitOverrides.verticalSizeClass = .compact
    #expect(calls == 1 && controller.traitCollection.verticalSizeClass == .compact)
    controller.view.traitOverrides.verticalSizeClass = .regular
    #expect(calls == 2 && controller.traitCollection.verticalSizeClass == .regular)
  }

  @Test func `an override shields a view from its superview's traits`() {
    let (root, view) = (UIView(), UIView())
    view.traitOverrides.layoutDirection = .leftToRight
    root.addSubview(view)
    var calls = 0
    view.registerForTraitChanges([UITraitLayoutDirection.self]) { (_: UIView, _) in calls += 1 }
    root.traitOverrides.layoutDirection = .rightToLeft
    #expect(calls == 0 && view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.traitOverrides.remove(UITraitLayoutDirection.self)
    #expect(calls == 1 && view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(!view.traitOverrides.contains(UITraitLayoutDirection.self))
    #expect(root.traitOverrides.contains(UITraitLayoutDirection.self))
  }

  @Test func `collections combine all traits`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(preferredContentSizeCategory: .small),
    ])
    #expect(traits.layoutDirection == .rightToLeft && traits.horizontalSizeClass == .regular)
    #expect(traits.verticalSizeClass == .unspecified && traits.preferredContentSizeCategory == .small)
    let changed = traits.modifyingTraits { $0.accessibilityContrast = .high }
    #expect(changed.accessibilityContrast == .high && changed.containsTraits(in: traits) && changed != traits)
    #expect(UITraitCollection { $0.userInterfaceIdiom = .pad }.userInterfaceIdiom == .pad)
    let current = UITraitCollection.current
    #expect(current.layoutDirection == .leftToRight && current.userInterfaceIdiom == .phone)
    #expect(
      UIContentSizeCategory.small < .large && UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory
    )
  }

  @Test func `the semantic attribute decides about the direction, or else the traits do`() {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    root.traitOverrides.layoutDirection = .rightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    for attribute in [UISemanticContentAttribute.playback, .spatial, .forceLeftToRight] {
      view.semanticContentAttribute = attribute
      #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }
    view.semanticContentAttribute = .forceRightToLeft
    root.traitOverrides.layoutDirection = .leftToRight
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
    #expect(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
  }
}
