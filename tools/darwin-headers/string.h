#pragma once
#include <stddef.h>

int memcmp(const void *, const void *, size_t);
void *memmem(const void *, size_t, const void *, size_t);
int strcmp(const char *, const char *);
char *strdup(const char *);
