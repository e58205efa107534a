#pragma once
extern int *__error(void);
#define EINTR 4
#define errno (*__error())
