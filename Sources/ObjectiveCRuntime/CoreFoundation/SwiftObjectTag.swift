/// The first stored property of classes whose objects are values in attributed strings.
///
/// Core Foundation on Linux reads bits 8 to 17 of the first property of every object that it compares as the identifier of
/// one of its own types. 0, which is a valid beginning of a Swift object, ends the program.
package struct SwiftObjectTag: Sendable {
  private let identifier: UInt64 = 0x3ff00

  package init() {}
}
