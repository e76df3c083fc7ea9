import RasterBenchmarking

let picture = RasterBenchmark(width: 320, height: 240)
picture.fillRoundedRectangle(
  width: 120, height: 80, radius: 12, matrix: (1, 0.2, -0.2, 1, 160, 120), color: (0.9, 0.3, 0.1, 1))
print(picture.pixel(x: 160, y: 120) != 0)
