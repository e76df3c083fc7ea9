package import Foundation

/// A program that reads a stream of bytes, and whose output and errors are collected while it runs.
///
/// The program ends no later than this object, and its exit status is always collected, so that no zombie remains.
/// Writing to a program that has ended is an error, not a signal. The program has its own process group, so that Ctrl-C
/// on the terminal reaches it only through this process.
package final class ChildProcess {
  /// The program's process and process group.
  package let identifier: pid_t
  private let path: String
  private let input: FileStream
  private let output: FileStream
  private let errors: FileStream
  private var status: CInt?
  /// The time of the last call of a closure while the program is busy.
  private var lastWait = ContinuousClock.now
  /// Receives what the program writes to standard output.
  private let receive: (Data) -> Void
  /// Receives what the program writes to standard error.
  private let receiveErrors: (Data) -> Void
  /// The end of what the program wrote to standard error.
  package private(set) var lastErrors = Data()

  /// The result of ``finish(while:)`` if the exit code was lost: this process ignores SIGCHLD, or other code waited for
  /// the program.
  package static let unknownStatus: CInt = -1
  /// The number of bytes of standard error that are retained.
  private static let errorLimit = 8192
  /// The time between two calls of a closure while the program is busy, in milliseconds.
  package static let interval: CInt = 50

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: The program's path.
  ///   - environment: The variables of its environment. By default, those of this process.
  ///   - receiveErrors: Receives what the program writes to standard error. By default, only its end is retained.
  ///   - receive: Receives what the program writes to standard output.
  /// - Throws: `ChildProcessError` if it can't be started.
  package init(
    path: String, arguments: [String],
    environment: [String: String] = ProcessInfo.processInfo.environment,
    receiveErrors: @escaping (Data) -> Void = { _ in }, receive: @escaping (Data) -> Void
  ) throws(ChildProcessError) {
    // Writing to a socket can report a closed end without a signal, unlike writing to a pipe.
    let (input, output, errors) = (try StreamPair(path), try StreamPair(path), try StreamPair(path))
    (self.path, self.receive, self.receiveErrors) = (path, receive, receiveErrors)
    identifier = try Self.spawn(
      path, arguments, environment,
      streams: [input.far.descriptor, output.far.descriptor, errors.far.descriptor])
    (self.input, self.output, self.errors) = (input.near, output.near, errors.near)
    // The program gets copies of its ends, which must stay open until it has started.
    for pair in [input, output, errors] { pair.far.close() }
  }

  deinit { kill() }
}

// MARK: - Running

extension ChildProcess {
  /// Writes bytes, and reads what the program writes meanwhile.
  ///
  /// - Parameter wait: A closure that is called about every 0.05 s; an error ends the writing.
  /// - Returns: Whether all bytes were written; false if the program has closed its input.
  package func write(_ bytes: UnsafeRawBufferPointer, while wait: () throws -> Void) throws -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let isWritable = try poll(wantsToWrite: true, while: wait) else { return false }
      if !isWritable { continue }
      let count = input.write(UnsafeRawBufferPointer(rebasing: rest))
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE || errno == ECONNRESET {
        return false
      } else if errno != EINTR && errno != EAGAIN {
        throw ChildProcessError.lastSystemError("can't be written to", path: path)
      }
    }
    return true
  }

  /// Waits until the program writes something, ends, or an interval has passed.
  ///
  /// - Parameters:
  ///   - milliseconds: The interval.
  ///   - wait: A closure that is called about every 0.05 s; an error ends the waiting.
  /// - Returns: Whether the program can write more.
  package func read(within milliseconds: CInt = interval, while wait: () throws -> Void = {}) throws -> Bool {
    guard output.isOpen else { return false }
    return try poll(wantsToWrite: false, within: milliseconds, while: wait) != nil && output.isOpen
  }

  /// Closes the program's input, waits for its end, and returns its exit code; 128 and the signal's number if a signal
  /// ended it; ``unknownStatus`` if the exit code was lost.
  package func finish(while wait: () throws -> Void) throws -> CInt {
    input.close()
    while output.isOpen || errors.isOpen {
      if try poll(wantsToWrite: false, while: wait) == nil { break }
    }
    while status == nil {
      if hasExited() { break }
      try wait()
      usleep(useconds_t(Self.interval) * 1000)
    }
    return status ?? Self.unknownStatus
  }

  /// Ends the program and those that it started, and waits for it.
  package func kill() {
    input.close()
    guard status == nil else { return }
    Foundation.kill(-identifier, SIGKILL)
    collect(options: 0)
  }

  private func hasExited() -> Bool {
    collect(options: WNOHANG)
    return status != nil
  }

  private func collect(options: CInt) {
    var code: CInt = 0
    var result: pid_t
    repeat { result = waitpid(identifier, &code, options) } while result < 0 && errno == EINTR
    guard result != 0 else { return }
    let signal = code & 0x7F
    status = result < 0 ? Self.unknownStatus : signal == 0 ? code >> 8 & 0xFF : 128 + signal
  }

  /// Waits until the program reads, writes, or ends, and collects what it writes.
  ///
  /// - Returns: Whether the input takes bytes; nil if all streams are closed.
  private func poll(
    wantsToWrite: Bool, within milliseconds: CInt = interval, while wait: () throws -> Void
  ) throws -> Bool? {
    let streams = [wantsToWrite ? input : nil, output, errors].map { $0.flatMap { $0.isOpen ? $0 : nil } }
    guard streams.contains(where: { $0 != nil }) else { return nil }
    var polled = zip(streams, [POLLOUT, POLLIN, POLLIN]).map { stream, events in
      pollfd(fd: stream?.descriptor ?? -1, events: Int16(events), revents: 0)
    }
    let count = Foundation.poll(&polled, nfds_t(polled.count), milliseconds)
    if count < 0 && errno != EINTR {
      throw ChildProcessError.lastSystemError("can't be waited for", path: path)
    }
    try callIfDue(wait)
    guard count > 0 else { return false }
    if polled[1].revents != 0 { output.read(receive) }
    if polled[2].revents != 0 { errors.read(collectErrors) }
    return polled[0].revents != 0
  }

  private func collectErrors(_ data: Data) {
    lastErrors = (lastErrors + data).suffix(Self.errorLimit)
    receiveErrors(data)
  }

  /// Calls a closure if the last call was an interval ago.
  private func callIfDue(_ wait: () throws -> Void) throws {
    let now = ContinuousClock.now
    guard now - lastWait >= .milliseconds(Int(Self.interval)) else { return }
    lastWait = now
    try wait()
  }
}

// MARK: - Starting

extension ChildProcess {
  private static func spawn(
    _ path: String, _ arguments: [String], _ environment: [String: String], streams: [CInt]
  ) throws(ChildProcessError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (target, stream) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, stream, CInt(target))
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    configure(&attributes)
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var identifier: pid_t = 0
    let code = posix_spawn(&identifier, path, &actions, &attributes, words, variables)
    guard code == 0 else {
      throw ChildProcessError(path: path, message: "can't be started: \(String(cString: strerror(code)))")
    }
    return identifier
  }

  /// Gives the program a process group of its own and the default treatment of signals.
  private static func configure(_ attributes: inout posix_spawnattr_t) {
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigemptyset(&all)
    for signal in [SIGPIPE, SIGXFSZ, SIGINT, SIGTERM, SIGHUP] { sigaddset(&all, signal) }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }
}

/// The two ends of a connection: this process's end and the program's end.
private struct StreamPair {
  let near: FileStream
  let far: FileStream

  init(_ path: String) throws(ChildProcessError) {
    var descriptors: [CInt] = [0, 0]
    let kind = CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &descriptors) == 0 else {
      throw .lastSystemError("can't be connected to", path: path)
    }
    near = FileStream(descriptors[0])
    far = FileStream(descriptors[1])
    _ = fcntl(near.descriptor, F_SETFL, O_NONBLOCK)
  }
}

/// One end of a connection, which is closed no later than this object is deallocated.
private final class FileStream {
  let descriptor: CInt
  private(set) var isOpen = true

  init(_ descriptor: CInt) { self.descriptor = descriptor }

  deinit { close() }

  func close() {
    guard isOpen else { return }
    isOpen = false
    Foundation.close(descriptor)
  }

  /// Writes as many bytes as fit, and returns their number; a negative one and `errno` for an error.
  func write(_ bytes: UnsafeRawBufferPointer) -> Int {
    send(descriptor, bytes.baseAddress, bytes.count, CInt(MSG_NOSIGNAL))
  }

  /// Passes the available bytes to `body`; closes the stream at its end.
  func read(_ body: (Data) -> Void) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    if count > 0 {
      body(Data(buffer.prefix(count)))
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      close()
    }
  }
}
