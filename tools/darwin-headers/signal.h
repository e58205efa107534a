#pragma once
#include <sys/types.h>

#define SIGHUP 1
#define SIGINT 2
#define SIGPIPE 13
#define SIGTERM 15
#define SIG_DFL ((void (*)(int))0)
#define SIG_IGN ((void (*)(int))1)
#define SIG_ERR ((void (*)(int))-1)

void (*signal(int, void (*)(int)))(int);
int raise(int);

typedef unsigned int sigset_t;
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIGKILL 9

int kill(pid_t, int);
int pthread_sigmask(int, const sigset_t *, sigset_t *);
int sigemptyset(sigset_t *);
int sigaddset(sigset_t *, int);
