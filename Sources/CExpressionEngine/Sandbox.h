#ifndef QUARTZITE_EXPRESSION_SANDBOX_H
#define QUARTZITE_EXPRESSION_SANDBOX_H

#include <stdint.h>

/// Closes all descriptors but standard input and restores the signals' own effects.
void sandbox_drop_inheritance(void);

/// Limits memory and processor time, and refuses every call of the system but those that pure computation needs.
void sandbox_enter(uint64_t memory, uint32_t seconds);

#endif
