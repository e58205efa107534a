/// Examples with one page, whose only subview is a title unless the rule gives others. Rules show only what differs.
extension Example {
  private static let title = #"<label userLabel="Title" id="lb1"/>"#

  /// A page without findings.
  @inline(never) static func good(
    subviews: String = title, constraints: String? = nil, files: [String: String] = noFiles
  ) -> Example {
    .good(page(subviews, constraints), files: files)
  }

  /// A page with a finding at each mark, and what the fix of the rule changes.
  @inline(never) static func bad(
    subviews: String = title, constraints: String? = nil, fixed: String? = nil, fixedSubviews: String? = nil,
    files: [String: String] = noFiles
  ) -> Example {
    let isFixed = fixed != nil || fixedSubviews != nil
    return .bad(
      page(subviews, constraints),
      fixed: isFixed ? page(fixedSubviews ?? subviews.withoutMarks, fixed ?? constraints?.withoutMarks) : nil,
      files: files)
  }

  /// A page with frames and without findings.
  @inline(never) static func good(laidOut subviews: String, constraints: String? = nil) -> Example {
    .good(page(subviews, constraints, frame: frame))
  }

  /// A page with frames and with a finding at each mark, and its subviews after the fix of the rule.
  @inline(never) static func bad(laidOut subviews: String, constraints: String? = nil, fixed: String? = nil) -> Example
  {
    .bad(
      page(subviews, constraints, frame: frame), fixed: fixed.map { page($0, constraints, frame: frame) })
  }

  /// A labelled page of a labelled controller, without findings.
  @inline(never) static func good(onLoginPage subviews: String, files: [String: String] = noFiles) -> Example {
    .good(page(subviews, in: "Login", label: "Page"), files: files)
  }

  /// A labelled page of a labelled controller with a finding at each mark, and its subviews after the fix of the rule.
  @inline(never) static func bad(
    onLoginPage subviews: String, fixed: String? = nil, files: [String: String] = noFiles
  ) -> Example {
    .bad(
      page(subviews, in: "Login", label: "Page"), fixed: fixed.map { page($0, in: "Login", label: "Page") },
      files: files)
  }

  /// The view of a labelled controller, without findings.
  @inline(never) static func good(inLogin subviews: String, files: [String: String] = noFiles) -> Example {
    .good(page(subviews, in: "Login"), files: files)
  }

  /// The view of a labelled controller with a finding at each mark, and its subviews after the fix of the rule.
  @inline(never) static func bad(
    inLogin subviews: String, fixed: String? = nil, files: [String: String] = noFiles
  ) -> Example {
    .bad(page(subviews, in: "Login"), fixed: fixed.map { page($0, in: "Login") }, files: files)
  }

  private static let frame = #"<rect key="frame" x="0.0" y="0.0" width="375" height="160"/>"#

  @inline(never) private static func page(_ subviews: String, _ constraints: String?, frame: String? = nil) -> String {
    let lists =
      (frame.map { [$0] } ?? []) + list("subviews", of: subviews)
      + (constraints.map { $0.isEmpty ? [] : list("constraints", of: $0) } ?? [])
    return """
      <viewController id="vc1">
        <view key="view" userLabel="Page" id="vw1">
      \(lists.map { "    " + $0 }.joined(separator: "\n"))
        </view>
      </viewController>
      """
  }

  @inline(never) private static func page(_ subviews: String, in controller: String, label: String? = nil) -> String {
    """
    <viewController userLabel="\(controller)" id="vc1">
      <view key="view"\(label.map { " userLabel=\"\($0)\"" } ?? "") id="vw1">
    \(list("subviews", of: subviews).map { "    " + $0 }.joined(separator: "\n"))
      </view>
    </viewController>
    """
  }

  /// The lines of an element that contains only other elements.
  @inline(never) private static func list(_ name: String, of elements: String) -> [String] {
    ["<\(name)>"] + elements.split(separator: "\n").map { "  " + $0 } + ["</\(name)>"]
  }
}

extension String {
  fileprivate var withoutMarks: String { MarkedText(self).text }
}
