/// The times of the display frame for which a display link ticks.
struct DisplayFrame {
  var time = 0.0
  var nextTime = 0.0
  var period = 0.0
}
