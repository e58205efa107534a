/// Tables and texts of this package, embedded as they are: the bytes of a file are bytes of the program.
///
/// Swift has nothing like `#embed`, and a literal with the same text would be a second form of the file. Each file stays
/// in the folder `Tables` of a module. One that is changed is embedded again by the next build.
#ifndef CTABLES_H
#define CTABLES_H

#include <stddef.h>
#include <stdint.h>

/// The bytes of a file, which live as long as the program.
typedef struct {
  const uint8_t *_Nonnull bytes;
  size_t count;
} EmbeddedFile;

/// Declares a file that Swift calls `EmbeddedFile.name`.
#define EMBEDDED_FILE(name) \
  EmbeddedFile embedded_##name(void) __attribute__((swift_name("getter:EmbeddedFile." #name "()")))

// Sources/IBModel/Tables
EMBEDDED_FILE(vocabulary);
EMBEDDED_FILE(kinds);
EMBEDDED_FILE(places);
EMBEDDED_FILE(attributes);
EMBEDDED_FILE(attributeTypes);
EMBEDDED_FILE(attributeOrder);
EMBEDDED_FILE(children);
EMBEDDED_FILE(childOrder);
EMBEDDED_FILE(keyPaths);
EMBEDDED_FILE(classes);
EMBEDDED_FILE(members);
EMBEDDED_FILE(newObjects);
EMBEDDED_FILE(localizableProperties);

// Sources/IBLayout/Scene/Tables
EMBEDDED_FILE(appKit);
EMBEDDED_FILE(uiKit);
EMBEDDED_FILE(bars);
EMBEDDED_FILE(margins);
EMBEDDED_FILE(symbols);
EMBEDDED_FILE(fonts);
EMBEDDED_FILE(rules);
EMBEDDED_FILE(devices);
EMBEDDED_FILE(advances);

// Sources/IBDrawing/Tables
EMBEDDED_FILE(colors);
EMBEDDED_FILE(symbolShapes);
EMBEDDED_FILE(bidirectional);
EMBEDDED_FILE(glyphsRegular);
EMBEDDED_FILE(glyphsMedium);
EMBEDDED_FILE(glyphsSemibold);
EMBEDDED_FILE(glyphsBold);

// Documents/Rules, with a zero byte after each page
EMBEDDED_FILE(rulePages);

// Sources/IBLint/Tables, Documents/Presets
EMBEDDED_FILE(availability);
EMBEDDED_FILE(knownNames);
EMBEDDED_FILE(systemSymbols);
EMBEDDED_FILE(tastePreset);

#endif
