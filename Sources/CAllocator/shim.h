#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>

/// Keeps memory that is given back for the next request, and asks the system for 4 MB at a time. With 1 MB, a run over
/// 2,228 documents took 4 % longer, with the usual settings 9 %; more than the largest document needs is kept.
static inline void keep_freed_memory(void) {
  mallopt(M_TOP_PAD, 4 << 20);
  mallopt(M_TRIM_THRESHOLD, 128 << 20);
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
}
#else
static inline void keep_freed_memory(void) {}
#endif
