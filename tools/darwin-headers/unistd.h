#pragma once
#include <sys/types.h>

#define W_OK (1 << 1)
#define X_OK (1 << 0)

void _exit(int) __attribute__((noreturn));
int access(const char *, int);
int fchown(int, uid_t, gid_t);
int fsync(int);
int isatty(int);
int mkstemp(char *);
ssize_t readlink(const char *, char *, size_t);
int rmdir(const char *);
int unlink(const char *);
uid_t geteuid(void);
pid_t getpid(void);
pid_t getppid(void);
unsigned int sleep(unsigned int);
