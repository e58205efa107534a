/// Examples with one page, whose only subview is a title unless the rule gives others. Rules show only what differs.
extension Example {
  private static let title = #"<label userLabel="Title" id="lb1"/>"#

  /// A page without findings.
  static func good(subviews: String = title, constraints: String? = nil) -> Example {
    .good(page(subviews, constraints))
  }

  /// A page with a finding at each mark, and its constraints after the fix of the rule.
  static func bad(subviews: String = title, constraints: String? = nil, fixed: String? = nil) -> Example {
    .bad(page(subviews, constraints), fixed: fixed.map { page(subviews, $0) })
  }

  private static func page(_ subviews: String, _ constraints: String?) -> String {
    let lists = list("subviews", of: subviews) + (constraints.map { list("constraints", of: $0) } ?? [])
    return """
      <viewController id="vc1">
        <view key="view" userLabel="Page" id="vw1">
      \(lists.map { "    " + $0 }.joined(separator: "\n"))
        </view>
      </viewController>
      """
  }

  /// The lines of an element that contains only other elements.
  private static func list(_ name: String, of elements: String) -> [String] {
    ["<\(name)>"] + elements.split(separator: "\n").map { "  " + $0 } + ["</\(name)>"]
  }
}
