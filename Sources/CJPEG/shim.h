// jpeglib.h uses these without including them.
#include <stddef.h>
#include <stdio.h>

#include <jpeglib.h>
