#include "CTables.h"

/// Defines the file whose bytes are in the array `name`.
#define DEFINE_EMBEDDED_FILE(name) \
  EmbeddedFile embedded_##name(void) { return (EmbeddedFile){name, sizeof(name)}; }
