#pragma once

#define LOCK_EX 0x02
int flock(int, int);
