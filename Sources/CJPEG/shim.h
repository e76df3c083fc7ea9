// jpeglib.h wants these before it.
#include <stddef.h>
#include <stdio.h>

#include <jpeglib.h>
