#ifndef CBASELINES_H
#define CBASELINES_H

#include <stdint.h>

#include "keyframes.h"

/// Blurs 8-bit values in place with three boxes each way, as the usual stand-in for a Gaussian.
/// `scratch` has room for stride * height bytes; the width is at most 4096.
void baseline_box_blur(uint8_t *values, int width, int height, int stride, int boxWidth, uint8_t *scratch);

/// Blurs 8-bit values with a true Gaussian cut off at `radius`, plain separable loops in float.
/// `target` and `scratch` have room for (width + 2 radius) * (height + 2 radius) values.
void baseline_gaussian_blur(
    const uint8_t *source, int width, int height, double sigma, int radius, uint8_t *target, float *scratch);

/// A spring below critical damping, its rates and amplitudes worked out.
typedef struct {
    double decay, frequency, cosine, sine;
} BaselineSpring;

/// The displacements of springs at a time: the bare formula with the C library's functions.
void baseline_springs(const BaselineSpring *springs, int count, double time, double *displacements);

/// The y of a timing curve with control points p = (x1, y1, x2, y2) at each of `count` places, by Newton's method to
/// 1e-7 with bisection where it fails.
void baseline_bezier(const double p[4], const double *places, double *results, int count);

/// The same by three steps of Halley's method each, without any test.
void baseline_bezier_batch(const double p[4], const double *places, double *results, int count);

/// How many times the process has asked for memory so far.
unsigned long baseline_allocation_count(void);

/// How many bytes of the heap are in use.
unsigned long baseline_allocated_bytes(void);

/// Keeps the calling thread, and those that it starts from now on, on one processor.
void baseline_begin_one_processor(void);

/// Gives the calling thread all processors again.
void baseline_end_one_processor(void);

#endif
