#ifndef IBT_CLIBYAML_SHIM_H
#define IBT_CLIBYAML_SHIM_H

#include <yaml.h>

#endif
