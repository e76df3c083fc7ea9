import Foundation

extension Output {
  /// Creates the output to an open file of the process.
  ///
  /// - Parameter name: The name of the file for error messages.
  init(fileDescriptor: CInt, name: String) {
    self.init(
      isTerminal: isatty(fileDescriptor) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb",
      columns: { Self.columns(of: fileDescriptor) },
      sink: { try Self.write($0, to: fileDescriptor, name: name) })
  }

  private static func columns(of fileDescriptor: CInt) -> Int {
    var size = winsize()
    guard ioctl(fileDescriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Writes all the data, in several steps if the file accepts less at a time. A signal that ends the program also
  /// ends the wait.
  private static func write(_ data: Data, to fileDescriptor: CInt, name: String) throws {
    try data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          fileDescriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          throw CommandError.failure("can't write to \(name): \(reason(errno))")
        } else if let exitCode = Interruption.exitCode {
          throw CommandError(exitCode: exitCode, message: "interrupted while writing to \(name)")
        }
      }
    }
  }

  private static func reason(_ code: CInt) -> String {
    code == EPIPE ? "the reader closed it" : String(cString: strerror(code))
  }
}
