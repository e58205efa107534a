#pragma once
extern double sin(double);
extern double cos(double);
