#pragma once
#include <stdint.h>
extern int _NSGetExecutablePath(char *, uint32_t *);
