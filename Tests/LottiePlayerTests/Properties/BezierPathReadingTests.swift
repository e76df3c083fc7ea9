import Foundation
import Testing

@testable import LottiePlayer

@Suite struct BezierPathReadingTests {
  private typealias Vertex = BezierPath.Vertex

  /// Returns two vertices with the given tangents.
  private static func path(
    in inTangents: [SIMD2<Double>] = [.zero, .zero], out outTangents: [SIMD2<Double>] = [.zero, .zero],
    isClosed: Bool = false
  ) -> BezierPath {
    let vertices = [SIMD2<Double>(1, 2), SIMD2(3, 4)].enumerated().map { index, point in
      Vertex(point: point, inTangent: inTangents[index], outTangent: outTangents[index])
    }
    return BezierPath(vertices: vertices, isClosed: isClosed)
  }

  private static let readings: [(String, BezierPath)] = [
    (
      #""v":[[1,2],[3,4]],"i":[[5,6],[7,8]],"o":[[9,10],[11,12]],"c":true"#,
      path(in: [SIMD2(5, 6), SIMD2(7, 8)], out: [SIMD2(9, 10), SIMD2(11, 12)], isClosed: true)
    ),
    (#""v":[[1,2],[3,4]],"i":[[5,6]],"o":[]"#, path(in: [SIMD2(5, 6), .zero])),
    (#""v":[[1,2],[3,4]],"o":[[5,6],[7,8],[9,10]]"#, path(out: [SIMD2(5, 6), SIMD2(7, 8)])),
    (#""v":[[1,2],[3,4]],"i":[[5,6],"x"],"o":[[7,8],[9,10]]"#, path(out: [SIMD2(7, 8), SIMD2(9, 10)])),
    (#""v":[[1,2],[3,4]],"i":{"a":[1,2]},"o":5"#, path()),
    (#""v":[[1,2,9],[3,4],[5]]"#, BezierPath(vertices: path().vertices + [Vertex.origin], isClosed: false)),
    (#""v":[[1,2],"x"],"i":[[5,6],[7,8]]"#, .placeholder),
    (#""v":{"a":[1,2],"b":[3,4]},"i":[[5,6]]"#, .placeholder),
    (#""v":5"#, .placeholder), (#""v":null"#, .placeholder), (#""i":[[1,2]]"#, .placeholder),
  ]

  @Test(arguments: readings)
  func `vertices without a readable tangent have none, and unreadable vertices make no path`(
    members: String, path: BezierPath
  ) throws {
    let property = try Animated<BezierPath>(jsonText: Data(#"{"k":{\#(members)}}"#.utf8))
    #expect(property.first == path)
  }
}

extension BezierPath.Vertex {
  fileprivate static let origin = BezierPath.Vertex(point: .zero, inTangent: .zero, outTangent: .zero)
}
