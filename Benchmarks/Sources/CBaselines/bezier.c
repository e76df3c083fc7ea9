#include "CBaselines.h"

#include <math.h>

typedef struct {
  double a, b, c;
} cubic;

static cubic coordinate(double first, double second) {
  double c = 3 * first, b = 3 * (second - first) - c;
  return (cubic){1 - c - b, b, c};
}

static inline double value(cubic p, double t) { return ((p.a * t + p.b) * t + p.c) * t; }
static inline double slope(cubic p, double t) { return (3 * p.a * t + 2 * p.b) * t + p.c; }

static double parameter(cubic p, double x) {
  double t = x;
  for (int i = 0; i < 8; i++) {
    double error = value(p, t) - x;
    if (fabs(error) < 1e-7) return t;
    double rise = slope(p, t);
    if (fabs(rise) < 1e-6) break;
    t -= error / rise;
  }
  double low = 0, high = 1;
  t = x;
  while (low < high) {
    double error = value(p, t) - x;
    if (fabs(error) < 1e-7) return t;
    if (error < 0) low = t; else high = t;
    t = low + (high - low) / 2;
  }
  return t;
}

void baseline_bezier(const double p[4], const double *places, double *results, int count) {
  cubic x = coordinate(p[0], p[2]), y = coordinate(p[1], p[3]);
  for (int i = 0; i < count; i++) results[i] = value(y, parameter(x, places[i]));
}

void baseline_bezier_batch(const double p[4], const double *places, double *restrict results, int count) {
  cubic x = coordinate(p[0], p[2]), y = coordinate(p[1], p[3]);
  for (int i = 0; i < count; i++) {
    double t = places[i];
    for (int step = 0; step < 3; step++) {
      double error = value(x, t) - places[i], rise = slope(x, t);
      t -= error * rise / (rise * rise - error * (3 * x.a * t + x.b));
    }
    results[i] = value(y, t);
  }
}
