#include "CBaselines.h"

#include <math.h>

void baseline_springs(const BaselineSpring *springs, int count, double time, double *displacements) {
    for (int index = 0; index < count; index++) {
        BaselineSpring spring = springs[index];
        double angle = spring.frequency * time;
        displacements[index] = exp(-spring.decay * time) * (spring.cosine * cos(angle) + spring.sine * sin(angle));
    }
}
