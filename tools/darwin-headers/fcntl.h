#pragma once

#define F_GETPATH 50

int fcntl(int, int, ...);
