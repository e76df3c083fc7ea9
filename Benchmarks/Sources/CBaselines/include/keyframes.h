#ifndef CBASELINES_KEYFRAMES_H
#define CBASELINES_KEYFRAMES_H

#include <stdint.h>

/// Samples linear keyframes, whose segment is found by bisection.
void baseline_linear_keyframes(
    const double *times, const double *values, int32_t keyframeCount, const double *progress, int32_t count,
    double *samples);

/// Samples cubic keyframes, whose tangents are relative to a parameter in 0...1 in each segment.
void baseline_cubic_keyframes(
    const double *times, const double *values, const double *leaving, const double *arriving,
    int32_t keyframeCount, const double *progress, int32_t count, double *samples);

#endif
