#ifndef QUARTZITE_EXPRESSION_SANDBOX_H
#define QUARTZITE_EXPRESSION_SANDBOX_H

#include <stdint.h>

/// Closes all descriptors but standard input, output and error, and restores the signals' own effects.
void sandbox_drop_inheritance(void);

/// Limits memory and processor time, and refuses calls of the system other than those for memory, time, and reading
/// and writing open descriptors.
///
/// The kernel may not support some of these limits; the other limits still apply.
void sandbox_enter(uint64_t memory, uint32_t seconds);

#endif
