/// `quartzite render`: a scene or a Lottie film as a GIF, as one picture or as numbered pictures.
struct RenderCommand: Command {
  let name = "render"
  let summary = "draw a scene or a Lottie film as a GIF or PNG pictures"
  let examples = [
    Example(
      line: "quartzite render login -o login.gif --fps 50 --scale 2 --from 0 --to 8",
      result: "the first eight seconds as an animated GIF, two pixels to a point"),
    Example(line: "quartzite render login -o frame.png --at 0.75", result: "the picture at 0.75 s"),
    Example(
      line: "quartzite render login -o 'frames/login-%04d.png' --fps 60",
      result: "every picture of the scene: frames/login-0000.png, frames/login-0001.png …"),
    Example(
      line: "quartzite render check.json -o check.gif --size 500x500",
      result: "a Lottie film, as large as fits into 500 × 500 points"),
    Example(
      line: "quartzite render check.lottie -o check.png --frame 12.5",
      result: "the picture in the middle of two frames"),
    Example(
      line: "quartzite render faces.lottie -o wink.gif --animation wink --theme dark",
      result: "one film of an archive, with a theme of it"),
    Example(
      line: "quartzite render x.json -o x.gif --features standard,merged-paths",
      result: "with paths merged, which the best-known player leaves out"),
    Example(line: "quartzite render login -o - --at 2 | display", result: "a picture for another program"),
    Example(line: "quartzite render ring -o ring.gif --json", result: "what was made, for scripts"),
  ]
  let operands = [StageOptions.scene]
  let options = RenderOptions.all
  let notes = [
    "Times are seconds, sizes points, y downward. The same command gives the same bytes, on any "
      + "number of threads.",
    "What a Lottie film asks for that isn't drawn is told on standard error, each layer and feature once; the rest is "
      + "drawn, or with --strict nothing. 'quartzite inspect' tells what is in a file, an archive's films and themes too.",
    "An archive (.lottie) may say of a film what is behind it, how fast it plays, backward too, or there and back, and how "
      + "often: that holds where --background, --speed and --loop don't say otherwise. --frame and --progress name "
      + "pictures of the film as it runs by itself.",
    "A file appears under its name when it is complete, in place of an older one; folders must exist. Where "
      + "standard error is a terminal a bar shows how far the work is; Ctrl-C stops it at the next picture.",
  ]

  func run(_ arguments: Arguments, console: Console) throws {
    let studio = try Studio(arguments, console: console)
    let product = try RenderRequest(arguments, plan: studio.plan).product()
    try arguments[RenderOptions.output].check(console, isJSON: arguments[CommonOptions.json])
    try Receipt(product.make(in: studio), by: name, in: studio).deliver(arguments, console: console)
  }
}
