/// The drawing commands for one picture, in painter's order and in device pixels.
///
/// A list is a complete description: equal lists produce equal pixels, regardless of the executor and the number of
/// threads.
package struct DisplayList: Equatable, Sendable {
  package var commands: [DrawCommand] = []

  package init(commands: [DrawCommand] = []) { self.commands = commands }
}
