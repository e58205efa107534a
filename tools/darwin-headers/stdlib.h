#pragma once
#include <stddef.h>

void *malloc(size_t);
void *calloc(size_t, size_t);
void free(void *);
void abort(void) __attribute__((noreturn));
void exit(int) __attribute__((noreturn));
char *getenv(const char *);
char *realpath(const char *, char *);
int setenv(const char *, const char *, int);
int unsetenv(const char *);
long strtol(const char *, char **, int);
long atol(const char *);
