import Testing
import UIKit

struct UITraitCollectionTests {
  @Test func `of several collections the last that says something counts`() {
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

  @Test func `the current collection is put back after actions`() {
    let before = UITraitCollection.current
    #expect(before.userInterfaceStyle == .light)
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(UITraitCollection.current == before)
  }
}
