#ifndef IBT_CLIBXML2_SHIM_H
#define IBT_CLIBXML2_SHIM_H

#include <libxml/encoding.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/relaxng.h>
#include <libxml/xmlerror.h>
#include <string.h>

#endif
