/// Examples with several scenes, whose objects are separated by empty lines. The scenes are `sc1`, `sc2` and so on.
extension Example {
  /// Scenes without findings.
  @inline(never) static func good(scenes: String, files: [String: String] = noFiles) -> Example {
    .good(storyboardScenes(scenes), files: files)
  }

  /// Scenes with a finding at each mark, and what the fix of the rule makes of them.
  @inline(never) static func bad(scenes: String, fixed: String? = nil, files: [String: String] = noFiles) -> Example {
    .bad(storyboardScenes(scenes), fixed: fixed.map(storyboardScenes), files: files)
  }

  @inline(never) private static func storyboardScenes(_ scenes: String) -> String {
    scenes.split(separator: "\n\n").enumerated().map { index, objects in
      """
      <scene sceneID="sc\(index + 1)">
        <objects>
      \(objects.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))
        </objects>
      </scene>
      """
    }.joined(separator: "\n")
  }
}
