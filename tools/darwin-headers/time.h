#pragma once
typedef long time_t;
struct timespec {
  time_t tv_sec;
  long tv_nsec;
};
time_t time(time_t *);
int nanosleep(const struct timespec *, struct timespec *);
