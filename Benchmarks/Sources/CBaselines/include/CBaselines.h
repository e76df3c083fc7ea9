#ifndef CBASELINES_H
#define CBASELINES_H

#include <stdint.h>

#include "keyframes.h"

/// Blurs 8-bit values in place with three boxes in each direction, the usual approximation of a Gaussian.
/// `scratch` must hold stride * height bytes; the width is at most 4096.
void baseline_box_blur(uint8_t *values, int width, int height, int stride, int boxWidth, uint8_t *scratch);

/// Blurs 8-bit values with a Gaussian that is cut off at `radius`, in plain separable loops of float.
/// `target` and `scratch` must hold (width + 2 radius) * (height + 2 radius) values.
void baseline_gaussian_blur(
    const uint8_t *source, int width, int height, double sigma, int radius, uint8_t *target, float *scratch);

/// The rates and amplitudes of an underdamped spring.
typedef struct {
    double decay, frequency, cosine, sine;
} BaselineSpring;

/// Evaluates the displacements of springs at a time by the plain formula, with the C library's functions.
void baseline_springs(const BaselineSpring *springs, int count, double time, double *displacements);

/// Evaluates a timing curve with control points p = (x1, y1, x2, y2) at each of `count` values of x, by Newton's method
/// to 1e-7 with bisection as the fallback.
void baseline_bezier(const double p[4], const double *places, double *results, int count);

/// Evaluates a timing curve by three steps of Halley's method each, without branches.
void baseline_bezier_batch(const double p[4], const double *places, double *results, int count);

/// Starts to count the allocations of the process.
void baseline_start_counting_allocations(void);

/// Ends counting, and returns the number of allocations since it started.
unsigned long baseline_stop_counting_allocations(void);

/// Returns the number of heap bytes in use.
unsigned long baseline_allocated_bytes(void);

/// Restricts the calling thread, and the threads that it starts from now on, to one processor.
void baseline_begin_one_processor(void);

/// Removes the restriction of the calling thread to one processor.
void baseline_end_one_processor(void);

#endif
