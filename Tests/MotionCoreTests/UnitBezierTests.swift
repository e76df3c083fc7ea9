import Testing

@testable import MotionCore

@Suite struct UnitBezierTests {
}
