import Raster

/// A command with the pixels that it can touch.
struct BoundedCommand {
  let command: DrawCommand
  let bounds: PixelRect
}

extension BoundedCommand {
  init(_ command: DrawCommand) { self.init(command: command, bounds: command.deviceBounds) }
}
