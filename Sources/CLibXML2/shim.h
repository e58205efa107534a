#ifndef IBT_CLIBXML2_SHIM_H
#define IBT_CLIBXML2_SHIM_H

// The headers of ICU that libxml2 includes contradict headers of Foundation in one module. Only the last members of an
// opaque structure are lost.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/encoding.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
#include <string.h>

#endif
