struct GitScreen {
  let scratch = ScratchFolder()
  static let name = "My Äpp/Main screen.xib"

  /// A repository with one commit; with the drivers of ibt if they are installed.
  init(installed: Bool = true) throws {
    try scratch.write(GitScreen.document(), GitScreen.name)
    try shell("git init -q -b main . && git add . && git commit -qm 1")
    if installed { try shell("$ibt git install && git add . && git commit -qm attributes") }
  }

  static func document(title: String = "Title", alpha: String = "1", frame: Int = 100, above: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <view alpha="\(alpha)" id="roo-t0-001">
                <rect key="frame" x="0.0" y="0.0" width="\(frame)" height="100"/>
                <subviews>
                    <label text="\(title)" id="lbl-00-001"/>
    \(above)            </subviews>
            </view>
        </objects>
    </document>

    """
  }

  @discardableResult func shell(_ command: String, code: Int32 = 0) throws -> Outcome {
    let outcome = try scratch.shell(command)
    if outcome.code != code { throw Failure(description: "\(command): \(outcome.text)\(outcome.complaint)") }
    return outcome
  }

  struct Failure: Error, CustomStringConvertible { var description: String }

  func commit(_ text: String, on branch: String, from base: String? = "main") throws {
    if let base { try shell("git checkout -q \(base) && git checkout -qB \(branch)") }
    try scratch.write(text, GitScreen.name)
    try shell("git commit -qam \(branch)")
  }

  func stop(ours: String = "Ours", theirs: String = "Theirs") throws {
    try commit(GitScreen.document(title: theirs, alpha: "0.5"), on: "theirs")
    try commit(GitScreen.document(title: ours), on: "ours")
    try shell("git merge --no-edit theirs", code: 1)
  }

  func text() throws -> String { try scratch.text(GitScreen.name) }

  func status() throws -> String { String(try shell("git status --porcelain -uno").text.prefix(2)) }
}
