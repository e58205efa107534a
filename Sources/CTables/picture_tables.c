// The font of pictures.
#include "embedded_file.h"

static const uint8_t glyphsRegular[] = {
#embed "../IBDrawing/Tables/GlyphsRegular.txt"
};
DEFINE_EMBEDDED_FILE(glyphsRegular)

static const uint8_t glyphsMedium[] = {
#embed "../IBDrawing/Tables/GlyphsMedium.txt"
};
DEFINE_EMBEDDED_FILE(glyphsMedium)

static const uint8_t glyphsSemibold[] = {
#embed "../IBDrawing/Tables/GlyphsSemibold.txt"
};
DEFINE_EMBEDDED_FILE(glyphsSemibold)

static const uint8_t glyphsBold[] = {
#embed "../IBDrawing/Tables/GlyphsBold.txt"
};
DEFINE_EMBEDDED_FILE(glyphsBold)

static const uint8_t symbolShapes[] = {
#embed "../IBDrawing/Tables/SymbolShapes.tsv"
};
DEFINE_EMBEDDED_FILE(symbolShapes)

static const uint8_t bidirectional[] = {
#embed "../IBDrawing/Tables/Bidirectional.tsv"
};
DEFINE_EMBEDDED_FILE(bidirectional)
