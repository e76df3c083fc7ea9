import LayerValues
import TestSupport
import Testing

/// Rows TF, within 1e-6 unless a row has another tolerance.
@Suite struct CAMediaTimingFunctionTests {
  private func points(_ function: CAMediaTimingFunction) -> [Double] {
    (0..<4).flatMap { index in
      var point: [Float] = [0, 0]
      function.getControlPoint(at: index, values: &point)
      return point.map { Double($0) }
    }
  }

  /// TF-CP-linear, TF-CP-easeIn, TF-CP-easeInEaseOut.
  @Test func `named curves have Core Animation's control points`() {
    let rows: [(CAMediaTimingFunctionName, [Double])] = [
      (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ]
    for (name, middle) in rows {
      let expected = [0, 0] + middle + [1, 1]
      #expect(isClose(points(CAMediaTimingFunction(name: name)), expected, within: 1e-6), "\(name.rawValue)")
    }
  }

  /// TF-easeIn-0.75, TF-easeInEaseOut-0.5, TF-linear-0.25, TF-linear-0.5, TF-custom-0.75.
  @Test func `values are Core Animation's, in single precision`() {
    let easeIn = CAMediaTimingFunction(name: .easeIn)
    #expect(isClose(Double(easeIn.value(at: 0.75)), 0.6218605, within: 1e-6))
    #expect(CAMediaTimingFunction(name: .easeInEaseOut).value(at: 0.5) == 0.5)
    #expect(CAMediaTimingFunction(name: .linear).value(at: 0.25) == 0.25)
    #expect(CAMediaTimingFunction(name: .linear).value(at: 0.5) == 0.5)
    let custom = CAMediaTimingFunction(controlPoints: 0.5, 0, 0.5, 1)
    #expect(isClose(Double(custom.value(at: 0.75)), 0.894111, within: 1e-5))
    #expect(easeIn.value(at: -1) == 0 && easeIn.value(at: 7) == 1)
  }

  @Test func `functions are equal if their control points are`() {
    let (a, b) = (CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1))
    #expect(a == b && a.hash == b.hash)
    #expect(a != CAMediaTimingFunction(name: .easeOut))
  }

  @Test func `NaN control points and unknown names are harmless`() async {
    let odd = CAMediaTimingFunction(controlPoints: .nan, .infinity, -4, 9)
    #expect(odd.value(at: 0.5).isFinite)
    let reports = CoreAnimationDiagnostics.reports {
      let unknown = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: "easeOutIn"))
      #expect(unknown == CAMediaTimingFunction(name: .linear))
    }
    #expect(reports == ["no timing function is called 'easeOutIn'"])
    await #expect(processExitsWith: .failure) {
      var point: [Float] = [0, 0]
      CAMediaTimingFunction(name: .linear).getControlPoint(at: 4, values: &point)
    }
  }
}
