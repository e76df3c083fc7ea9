import Testing

@testable import QuartziteCommand

@Suite struct PreviewCommandTests {
  @Test(arguments: [
    (["ring", "--scale", "2"], "--scale doesn't apply: the zoom of the page determines it"),
    (["ring", "--build", "make"], "--build doesn't apply: it's for --watch"),
    (["ring", "--port", "0"], "--port '0': expected a whole number from 1 to 65535"),
    (["ring", "--port", "65536"], "--port '65536': expected a whole number from 1 to 65535"),
    (["ring", "--speed", "2"], "--speed doesn't apply: it's for Lottie files, and ring is a scene"),
    (["ring", "--set", "width=99"], "--set: width '99': expected a number from 1 to 20"),
    (["ring", "--set", "widht=9"], "did you mean 'width'?"),
    (["rnig"], "unknown scene 'rnig'; did you mean 'ring'?"),
    (["-"], "a preview can't show standard input; expected a scene or a Lottie file"),
  ])
  func `mistakes are found before anything is started`(_ words: [String], _ message: String) {
    let recorder = RecordedConsole()
    #expect(Program(console: recorder.console).run(["preview"] + words) == .badArguments)
    #expect(recorder.errors.contains(message) && recorder.output.isEmpty, "\(recorder.errors)")
  }
}
