// The model is a reading of the tree, and its types are written in terms of the tree's: `object.element`, names, byte
// ranges, splices. A file that imports the model can therefore use the tree without importing it by name. The
// alternative, an accessor for each attribute, would repeat the format and could not reach unknown attributes.
@_exported import IBXML
