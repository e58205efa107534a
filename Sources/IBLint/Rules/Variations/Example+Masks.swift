/// Examples with a page and a title in it, which variations install or not. Rules show only what differs.
extension Example {
  private static let title = #"<label userLabel="Title" id="lb1"/>"#

  /// A page without findings.
  /// - Parameter masks: the members of the mask of each variation, by its key.
  @inline(never) static func good(title: String = title, masks: KeyValuePairs<String, String>) -> Example {
    .good(page(title, masks))
  }

  /// A page with a finding at each mark, and its masks after the fix of the rule.
  @inline(never) static func bad(
    title: String = title, masks: KeyValuePairs<String, String>, fixed: KeyValuePairs<String, String>? = nil
  ) -> Example {
    .bad(page(title, masks), fixed: fixed.map { page(title, $0) })
  }

  @inline(never) private static func page(_ title: String, _ masks: KeyValuePairs<String, String>) -> String {
    let variations = masks.flatMap { key, members in
      ["<variation key=\"\(key)\">", "  <mask key=\"subviews\">"]
        + members.split(separator: "\n").map { "    " + $0 } + ["  </mask>", "</variation>"]
    }
    return """
      <viewController id="vc1">
        <view key="view" id="vw1">
          <subviews>
            \(title)
          </subviews>
      \(variations.map { "    " + $0 }.joined(separator: "\n"))
        </view>
      </viewController>
      """
  }
}
