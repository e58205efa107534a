import Foundation
import TestSupport
import Testing

/// A red box pinned to the top left corner, and a blue one that fills the width below it but is stored elsewhere.
private let boxes = """
  <subviews> <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="red" userLabel="Red">
  <rect key="frame" x="20" y="30" width="100" height="50"/>
  <constraints> <constraint firstAttribute="width" constant="100" id="rwi"/>
  <constraint firstAttribute="height" constant="50" id="rhe"/> </constraints> </view>
  <view contentMode="scaleToFill" misplaced="YES" translatesAutoresizingMaskIntoConstraints="NO" id="blu" \
  userLabel="Blue"> <rect key="frame" x="20" y="90" width="100" height="40"/>
  <constraints> <constraint firstAttribute="height" constant="40" id="bhe"/> </constraints> </view> </subviews>
  <constraints>
  <constraint firstItem="red" firstAttribute="leading" secondItem="vie-wv-iew" secondAttribute="leading" constant="20" \
  id="rle"/>
  <constraint firstItem="red" firstAttribute="top" secondItem="vie-wv-iew" secondAttribute="top" constant="30" id="rto"/>
  <constraint firstItem="blu" firstAttribute="leading" secondItem="vie-wv-iew" secondAttribute="leading" constant="20" \
  id="ble"/> <constraint firstAttribute="trailing" secondItem="blu" secondAttribute="trailing" constant="20" id="btr"/>
  <constraint firstItem="blu" firstAttribute="top" secondItem="red" secondAttribute="bottom" constant="10" id="bto"/>
  </constraints>
  """

private func scratch(_ view: String = boxes) -> ScratchFolder {
  ScratchFolder(["a.storyboard": Storyboard.text(view: view)])
}

@Suite struct LayoutCommandTests {
  @Test func jsonIsOneLineADocument() throws {
    let outcome = try scratch().ibt("layout", "--format", "json", "a.storyboard")
    #expect(outcome.code == 0 && outcome.complaint.isEmpty)
    #expect(
      outcome.text == """
        {"version":1,"file":"a.storyboard","views":[\
        {"id":"vie-wv-iew","name":"View","kind":"view","line":7,"frame":[0,0,393,852]},\
        {"id":"red","name":"Red","kind":"view","line":10,"frame":[20,30,100,50]},\
        {"id":"blu","name":"Blue","kind":"view","line":17,"frame":[20,90,353,40],"misplaced":true,"confidence":"certain"}],\
        "conflicts":[],"broken":[],"configuration":{"mode":"canvas","content":"stored"},"problems":[]}

        """)
  }

  @Test func textIsATreeWithMarks() throws {
    let outcome = try scratch().ibt("layout", "a.storyboard")
    #expect(outcome.code == 0 && outcome.complaint.isEmpty)
    #expect(
      outcome.text == """
        a.storyboard: canvas, stored content
        a.storyboard:7:21: View (vie-wv-iew) of View Controller (con-tr-oll): 1 misplaced view
                              x   y  width  height
          View (vie-wv-iew)   0   0    393     852
            Red (red)        20  30    100      50
            Blue (blu)       20  90    353      40  misplaced; stored 20 90 100 40

        """)
  }

  private func frames(_ arguments: String...) throws -> [String: [Double]] {
    let outcome = try scratch().ibt(["layout", "--format", "json", "a.storyboard"] + arguments)
    let report = try #require(JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
    let views = try #require(report["views"] as? [[String: Any]])
    return Dictionary(uniqueKeysWithValues: views.map { ($0["id"] as? String ?? "", $0["frame"] as? [Double] ?? []) })
  }

  @Test func aSizeIsThatOfTheRootView() throws {
    let frames = try frames("--size", "500x400")
    #expect(frames["vie-wv-iew"] == [0, 0, 500, 400] && frames["blu"] == [20, 90, 460, 40])
  }

  @Test func fromRightToLeftLeadingIsAtTheRight() throws {
    let outcome = try scratch().ibt("layout", "--right-to-left", "a.storyboard")
    #expect(outcome.code == 0 && outcome.text.contains("stored content, right to left\n"))
    #expect(outcome.text.contains(/Red \(red\) +273 +30 +100 +50\n/) && !outcome.text.contains("misplaced"))
    let json = try scratch().ibt("layout", "--right-to-left", "--format", "json", "a.storyboard").text
    #expect(json.contains(#""layoutDirection":"rightToLeft""#))
  }

  @Test func aDeviceIsFilled() throws {
    #expect(try frames("--device", "iPhone SE 1")["vie-wv-iew"] == [0, 0, 320, 568])
    let turned = try frames("--device", "iPhone SE 1", "--orientation", "landscape")
    #expect(turned["vie-wv-iew"] == [0, 0, 568, 320] && turned["blu"] == [20, 90, 528, 40])
  }

  @Test func anEarlierSystemIsChosen() throws {
    let line = try scratch().ibt("layout", "--device", "iPhone 15", "--ios", "18", "a.storyboard").text
    #expect(line.contains("run-time, iPhone 15 in portrait, iOS 18, 393×852"))
    let json = try scratch().ibt("layout", "--device", "iPhone 15", "--ios", "18", "--format", "json", "a.storyboard")
    #expect(json.text.contains(#""ios":"18""#))
  }

  @Test func elsewhereThanOnTheCanvasNothingIsMisplaced() throws {
    #expect(try !scratch().ibt("layout", "--device", "iPhone 17", "a.storyboard").text.contains("misplaced"))
  }

  @Test(arguments: [
    (["--device", "iPhone 17 Prp"], "there is no device `iPhone 17 Prp`; did you mean `iPhone 17 Pro`?"),
    (["--device", "iPhone 17", "--ios", "18"], "iPhone 17 does not run iOS 18"),
    (["--ios", "26"], "the canvas shows no version of iOS: use --ios with --device or --mode run-time"),
    (
      ["--size", "0x5"],
      "The value '0x5' is invalid for '--size <size>': specify a width and a height in points, such as 400x300 (see `ibt layout --help`)"
    ),
    (
      ["--size", "nan"],
      "The value 'nan' is invalid for '--size <size>': specify a width and a height in points, such as 400x300 (see `ibt layout --help`)"
    ),
    (["--template", "landscape"], "a.storyboard: no template `landscape`; the document has no layout templates"),
  ]) func wrongOptionsAreExplained(_ options: [String], _ message: String) throws {
    let outcome = try scratch().ibt(["layout", "a.storyboard"] + options)
    #expect(outcome.isPlainFailure && outcome.complaint == "ibt: error: \(message)\n")
  }

  @Test func aTemplateIsAppliedFirst() throws {
    let folder = ScratchFolder(examples: "scene.xml")
    let outcome = try folder.ibt(
      "layout", "--template", "landscape", "--scene", "liv-vw-all", "--size", "852x393", "scene.xml")
    let photo = try #require(outcome.lines.dropFirst(4).first)
    #expect(photo.split(separator: " ").dropFirst(2).joined(separator: " ") == "0 0 426 393")
    #expect(try folder.bytes("scene.xml") == Package.example("scene.xml"))
  }

  @Test(arguments: [
    (#"secondAttribute="leeding""#, "`leeding` is not a layout attribute (`secondAttribute`); did you mean `leading`?"),
    (#"secondAttribute="leading" priority="1900""#, "the priority 1900 is not in the range from 1 to 1000"),
  ]) func whatCannotBeUsedIsNamed(_ attributes: String, _ message: String) throws {
    let item = #"firstItem="red" firstAttribute="leading" secondItem="vie-wv-iew""#
    let view = boxes.replacing(
      #"<constraint firstItem="red" firstAttribute="leading" secondItem="vie-wv-iew" secondAttribute="leading" "#
        + #"constant="20" id="rle"/>"#, with: #"<constraint \#(item) \#(attributes) id="rle"/>"#)
    #expect(view != boxes)
    let outcome = try scratch(view).ibt("layout", "a.storyboard")
    let line = try #require(outcome.lines.last)
    #expect(line.hasPrefix("a.storyboard:") && line.contains(": warning: constraint `"), "\(line)")
    #expect(line.hasSuffix("` (rle): \(message)"), "\(line)")
    let json = try scratch(view).ibt("layout", "--format", "json", "a.storyboard")
    #expect(json.text.contains(#""problems":[{"line":"#) && json.text.contains(#""id":"rle""#))
  }

  @Test func imagesAreMeasuredFromTheCatalogueOfTheProject() throws {
    let image = """
      <subviews>
      <imageView contentMode="scaleToFill" image="star" translatesAutoresizingMaskIntoConstraints="NO" id="ima">
      <rect key="frame" x="0.0" y="0.0" width="10" height="10"/> </imageView> </subviews> <constraints>
      <constraint firstItem="ima" firstAttribute="leading" secondItem="vie-wv-iew" secondAttribute="leading" id="i01"/>
      <constraint firstItem="ima" firstAttribute="top" secondItem="vie-wv-iew" secondAttribute="top" id="i02"/>
      </constraints>
      """
    let set = "App/Images.xcassets/star.imageset"
    let folder = ScratchFolder([
      "App/a.storyboard": Storyboard.text(view: image), "App.xcodeproj/project.pbxproj": "",
      "\(set)/Contents.json": #"{"images": [{"filename": "star.svg", "idiom": "universal"}]}"#,
      "\(set)/star.svg": #"<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>"#,
    ])
    let outcome = try folder.ibt("layout", "--content", "measured", "--format", "json", "App/a.storyboard")
    #expect(outcome.text.contains(#""frame":[0,0,30,20]"#), "\(outcome.text)")
    let explanation = try folder.ibt("layout", "--content", "measured", "--explain", "ima", "App/a.storyboard").lines
    #expect(explanation.contains("  width 30:") && explanation.contains("  height 20:"), "\(explanation)")
  }

  @Test(arguments: [(nil, 21), ("xs", 17), ("xxxl", 28), ("ax5", 64)] as [(String?, Int)])
  func textStylesFollowTheTextSize(name: String?, height: Int) throws {
    let label = """
      <subviews> <label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="lab">
      <rect key="frame" x="0.0" y="0.0" width="40" height="20.5"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/> </label> </subviews> <constraints>
      <constraint firstItem="lab" firstAttribute="leading" secondItem="vie-wv-iew" secondAttribute="leading" id="l01"/>
      <constraint firstItem="lab" firstAttribute="top" secondItem="vie-wv-iew" secondAttribute="top" id="l02"/>
      </constraints>
      """
    let folder = scratch(label)
    let chosen = name.map { ["--text-size", $0] } ?? ["--content", "measured"]
    let outcome = try folder.ibt(["layout", "--format", "json"] + chosen + ["a.storyboard"])
    #expect(outcome.text.contains(",\(height)]"), "\(outcome.text)")
    #expect(outcome.text.contains(#""textSize""#) == (name != nil))
  }

  @Test func storedContentHasNoTextSize() throws {
    let outcome = try scratch().ibt("layout", "--content", "stored", "--text-size", "xl", "a.storyboard")
    #expect(outcome.code == 2 && outcome.complaint.contains("use --text-size with --content measured"))
    #expect(try scratch().ibt("layout", "--text-size", "huge", "a.storyboard").code != 0)
  }
}
