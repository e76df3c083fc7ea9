/// The frame that a tick is for.
struct DisplayFrame {
  var time = 0.0
  var nextTime = 0.0
  var period = 0.0
}
