#include "keyframes.h"

/// Returns the segment of a progress in 0...1, which is the last one for 1.
static int32_t segment_at(const double *times, int32_t keyframeCount, double progress) {
  int32_t low = 0, high = keyframeCount - 1;
  while (high - low > 1) {
    int32_t middle = (low + high) / 2;
    if (times[middle] <= progress) low = middle; else high = middle;
  }
  return low;
}

void baseline_linear_keyframes(
    const double *times, const double *values, int32_t keyframeCount, const double *progress, int32_t count,
    double *samples) {
  for (int32_t index = 0; index < count; index++) {
    int32_t segment = segment_at(times, keyframeCount, progress[index]);
    double u = (progress[index] - times[segment]) / (times[segment + 1] - times[segment]);
    samples[index] = values[segment] + (values[segment + 1] - values[segment]) * u;
  }
}

void baseline_cubic_keyframes(
    const double *times, const double *values, const double *leaving, const double *arriving,
    int32_t keyframeCount, const double *progress, int32_t count, double *samples) {
  for (int32_t index = 0; index < count; index++) {
    int32_t segment = segment_at(times, keyframeCount, progress[index]);
    double u = (progress[index] - times[segment]) / (times[segment + 1] - times[segment]);
    double change = values[segment + 1] - values[segment];
    double square = 3 * change - 2 * leaving[segment] - arriving[segment];
    double cube = leaving[segment] + arriving[segment] - 2 * change;
    samples[index] = values[segment] + u * (leaving[segment] + u * (square + u * cube));
  }
}
