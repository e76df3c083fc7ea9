import Foundation

/// The interface of the program to its process, apart from files.
package struct Console {
  package var output: Output
  package var errors: Output
  /// Returns the seconds since a fixed time.
  package var now: () -> Double
  /// Returns the exit code for the signal that requested the program to end; nil if there was none.
  package var interruption: () -> ExitCode?

  package init(
    output: Output, errors: Output, now: @escaping () -> Double, interruption: @escaping () -> ExitCode?
  ) {
    self.output = output
    self.errors = errors
    self.now = now
    self.interruption = interruption
  }
}

extension Console {
  /// Returns the console of the process, and installs signal handlers.
  package static func process() -> Console {
    Interruption.install()
    openMissingFiles()
    return Console(
      output: Output(fileDescriptor: STDOUT_FILENO, name: "standard output"),
      errors: Output(fileDescriptor: STDERR_FILENO, name: "standard error"),
      now: { ProcessInfo.processInfo.systemUptime },
      interruption: { Interruption.exitCode })
  }

  /// Opens the standard files that are closed, for reading only, so that writing to them fails.
  ///
  /// The next file to be opened would take their descriptors, and text meant for standard output would end up in a
  /// picture.
  private static func openMissingFiles() {
    for file in STDIN_FILENO...STDERR_FILENO where fcntl(file, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
  }
}
