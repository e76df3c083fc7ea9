import Testing
import UIKit

struct UITraitCollectionTests {
  @Test func `the last specified trait of several collections counts`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(displayScale: 3),
    ])
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.displayScale == 3)
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(traits.hasDifferentColorAppearance(comparedTo: light))
  }

  @MainActor @Test func `a view's background color is dynamic until the layer's color is changed directly`() {
    let view = UIView()
    func isRule() -> Bool {
      let shown = UIColor.systemBackground.resolvedColor(with: view.traitCollection).cgColor
      return view.backgroundColor == .systemBackground && view.layer.backgroundColor == shown
    }
    view.backgroundColor = .systemBackground
    view.overrideUserInterfaceStyle = .dark
    #expect(isRule())
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.backgroundColor == .red)
    view.overrideUserInterfaceStyle = .light
    #expect(view.backgroundColor == .red && view.layer.backgroundColor == UIColor.red.cgColor)
    view.layer.backgroundColor = nil
    #expect(view.backgroundColor == nil)
    view.backgroundColor = .systemBackground
    #expect(isRule())
  }

  @Test func `performAsCurrent restores the current collection`() {
    let before = UITraitCollection.current
    #expect(before.userInterfaceStyle == .light)
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(UITraitCollection.current == before)
  }
}
