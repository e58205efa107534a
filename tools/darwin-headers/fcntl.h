#pragma once

#define F_GETFL 3
#define F_SETFL 4
#define F_GETPATH 50
#define O_NONBLOCK 0x00000004

int fcntl(int, int, ...);
