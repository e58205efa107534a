import IBModel
import IBXML

extension Rule {
  static let windowWithoutContentView = Rule(
    id: "window_without_content_view", group: .layout, severity: .warning,
    summary: "window without a content view",
    reason: "The window of the app is empty, or Xcode does not open the document.",
    repair: "Delete the window and add it again from the library",
    examples: [
      .bad(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22155" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
            <objects>
                <customObject id="-2" userLabel="File's Owner" customClass="Panel"/>
                <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
                <customObject id="-3" userLabel="Application" customClass="NSObject"/>
                «<window title="Panel" id="wi1"/>»
            </objects>
        </document>
        """),
      .good(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22155" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
            <objects>
                <customObject id="-2" userLabel="File's Owner" customClass="Panel"/>
                <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
                <customObject id="-3" userLabel="Application" customClass="NSObject"/>
                <window title="Panel" id="wi1">
                    <view key="contentView" id="vw1"/>
                </window>
            </objects>
        </document>
        """),
    ],
    check: .elements(["window"]) { element, document, findings in
      guard document.platform == .macOS, document.kind == .xib, let window = Object(element),
        element.child(withKey: "contentView") == nil
      else { return }
      findings.report(element, "\(window.reference) has no content view")
    })
}
