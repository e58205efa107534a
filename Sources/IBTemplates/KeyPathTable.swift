import IBModel
import IBXML

/// Where the values of key paths stand in the XML. The data is in `KeyPaths+Table.swift`.
public enum KeyPathTable {}
