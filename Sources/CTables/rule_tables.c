// Tables of rules, and the preset of rules of taste.
#include "embedded_file.h"

static const uint8_t availability[] = {
#embed "../IBLint/Tables/Availability.tsv"
};
DEFINE_EMBEDDED_FILE(availability)

static const uint8_t knownNames[] = {
#embed "../IBLint/Tables/KnownNames.tsv"
};
DEFINE_EMBEDDED_FILE(knownNames)

static const uint8_t systemSymbols[] = {
#embed "../IBLint/Tables/SystemSymbols.txt"
};
DEFINE_EMBEDDED_FILE(systemSymbols)

static const uint8_t tastePreset[] = {
#embed "../../Documents/Presets/taste.yml"
};
DEFINE_EMBEDDED_FILE(tastePreset)
