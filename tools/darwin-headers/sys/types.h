#pragma once
#include <stddef.h>
#include <stdint.h>

typedef uint16_t mode_t;
typedef uint32_t uid_t;
typedef uint32_t gid_t;
typedef long ssize_t;
typedef int pid_t;
