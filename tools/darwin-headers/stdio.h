#pragma once
#include <stddef.h>
int snprintf(char *, size_t, const char *, ...);
int rename(const char *, const char *);
