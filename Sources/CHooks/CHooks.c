#include "CHooks.h"
