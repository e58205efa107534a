// Swift's library takes random numbers from `arc4random`, which the C library has since 2.36. With this one, packages run
// on 2.35, which Ubuntu 22.04 has.

#include <stdint.h>
#include <sys/random.h>

uint32_t arc4random(void) {
  uint32_t number;
  while (getrandom(&number, sizeof number, 0) != sizeof number) {
  }
  return number;
}
