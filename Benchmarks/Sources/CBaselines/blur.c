#include "CBaselines.h"

#include <math.h>
#include <string.h>

static void box_row(const uint8_t *source, uint8_t *target, int count, int before, int after) {
  int boxWidth = before + after + 1, sum = 0;
  for (int i = 0; i <= after && i < count; i++) sum += source[i];
  for (int i = 0; i < count; i++) {
    target[i] = (uint8_t)((sum + boxWidth / 2) / boxWidth);
    if (i + after + 1 < count) sum += source[i + after + 1];
    if (i - before >= 0) sum -= source[i - before];
  }
}

/// Blurs all columns at once, which is vectorized and much faster than blurring one column after
/// another.
static void box_columns(
    const uint8_t *source, uint8_t *target, int width, int height, int stride, int before, int after) {
  unsigned sums[4096] = {0};
  unsigned boxWidth = (unsigned)(before + after + 1), reciprocal = 65536 / boxWidth + 1;
  for (int y = 0; y <= after && y < height; y++)
    for (int x = 0; x < width; x++) sums[x] += source[y * stride + x];
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) target[y * stride + x] = (uint8_t)((sums[x] * reciprocal) >> 16);
    if (y + after + 1 < height)
      for (int x = 0; x < width; x++) sums[x] += source[(y + after + 1) * stride + x];
    if (y - before >= 0)
      for (int x = 0; x < width; x++) sums[x] -= source[(y - before) * stride + x];
  }
}

void baseline_box_blur(uint8_t *values, int width, int height, int stride, int boxWidth, uint8_t *scratch) {
  int before = boxWidth / 2, after = boxWidth - before - 1;
  for (int pass = 0; pass < 3; pass++) {
    for (int y = 0; y < height; y++) box_row(values + y * stride, scratch + y * stride, width, before, after);
    box_columns(scratch, values, width, height, stride, before, after);
  }
}

void baseline_gaussian_blur(
    const uint8_t *source, int width, int height, double sigma, int radius, uint8_t *target, float *scratch) {
  float weights[2 * 128 + 1];
  float total = 0;
  for (int k = -radius; k <= radius; k++) {
    weights[k + radius] = (float)exp(-k * k / (2 * sigma * sigma));
    total += weights[k + radius];
  }
  for (int k = 0; k <= 2 * radius; k++) weights[k] /= total;

  int outWidth = width + 2 * radius, outHeight = height + 2 * radius;
  memset(scratch, 0, sizeof(float) * (size_t)outWidth * (size_t)outHeight);
  for (int y = 0; y < height; y++) {
    float *row = scratch + (y + radius) * outWidth;
    for (int k = 0; k <= 2 * radius; k++)
      for (int x = 0; x < width; x++) row[x + k] += weights[k] * source[y * width + x];
  }
  for (int y = 0; y < outHeight; y++) {
    float sums[4096];
    memset(sums, 0, sizeof(float) * (size_t)outWidth);
    for (int k = -radius; k <= radius; k++) {
      if (y + k < radius || y + k >= radius + height) continue;
      const float *row = scratch + (y + k) * outWidth;
      for (int x = 0; x < outWidth; x++) sums[x] += weights[k + radius] * row[x];
    }
    for (int x = 0; x < outWidth; x++) target[y * outWidth + x] = (uint8_t)(sums[x] + 0.5f);
  }
}
