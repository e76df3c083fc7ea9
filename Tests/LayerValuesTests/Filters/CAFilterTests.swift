import CoreGraphics
import LayerValues
import Testing

@Suite struct CAFilterTests {
  @Test func `inputs are set and read by key`() {
    let filter = CAFilter(type: "colorMonochrome")
    filter.setValue(0.25, forKey: "inputBias")
    filter.setValue(false, forKey: "enabled")
    #expect(filter.value(forKey: "inputBias") as? CGFloat == 0.25)
    #expect(!filter.isEnabled)
    filter.setDefaults()
    #expect(filter.value(forKey: "inputBias") as? CGFloat == 0 && !filter.isEnabled)
  }

  @Test func `a value of the wrong type is ignored and reported, and so is an unknown key`() {
    let filter = CAFilter(type: "gaussianBlur")
    let reports = CoreAnimationDiagnostics.reports {
      filter.setValue("wide", forKey: "inputRadius")
      filter.setValue(1, forKey: "inputDepth")
    }
    #expect(filter.value(forKey: "inputRadius") as? CGFloat == 10)
    #expect(reports.count == 2)
  }

  @Test func `filter types have Core Animation's names and Core Image's`() {
    let names = ["gaussianBlur", "CIGaussianBlur"]
    let reports = CoreAnimationDiagnostics.reports {
      for name in names { #expect(FilterValues(CAFilter(type: name))?.kind != nil) }
    }
    #expect(reports.isEmpty)
  }
}
