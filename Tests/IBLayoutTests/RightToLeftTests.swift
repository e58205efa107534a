import IBLayout
import IBModel
import TestSupport
import Testing

@Suite struct RightToLeftTests {
  private static let rect = #"<rect key="frame" x="20" y="40" width="100" height="50"/>"#

  private func frames(_ text: String, _ direction: LayoutDirection, _ device: Device? = nil) throws -> [ObjectID: Rect]
  {
    let document = try Document(parsing: Array(text.utf8))
    let situation = Situation(
      mode: device == nil ? .canvas : .runTime, content: .measured, device: device,
      orientation: device == nil ? nil : .landscape, layoutDirection: direction)
    var frames: [ObjectID: Rect] = [:]
    for scene in ResolvedDocument(document, in: situation).scenes {
      let solved = try LayoutEngine().layout(of: scene, options: .framesOnly)
      for view in scene.indices { frames[scene[view].object.id] = solved.framesInRoot[view] }
    }
    return frames
  }

  /// Everything that follows the direction: leading and trailing edges, margins, the safe area, stack views, multipliers.
  private static let natural = Storyboard.text(
    view: """
      <subviews> <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="nam">\(rect)</label>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">\(rect)
      <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="30" bottom="2" trailing="5"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inn">\(rect)</view></subviews> <constraints>
      <constraint firstItem="inn" firstAttribute="leading" secondItem="box" secondAttribute="leadingMargin" id="i1"/>
      <constraint firstItem="inn" firstAttribute="top" secondItem="box" secondAttribute="top" id="i2"/>
      <constraint firstItem="inn" firstAttribute="width" constant="9" id="i3"/>
      <constraint firstItem="inn" firstAttribute="height" constant="9" id="i4"/> </constraints> </view>
      <stackView translatesAutoresizingMaskIntoConstraints="NO" spacing="7" alignment="top" id="row">\(rect)
      <subviews> <label text="One" translatesAutoresizingMaskIntoConstraints="NO" id="one">\(rect)</label>
      <stackView axis="vertical" alignment="trailing" translatesAutoresizingMaskIntoConstraints="NO" id="col">\(rect)
      <subviews> <label text="Two" translatesAutoresizingMaskIntoConstraints="NO" id="two">\(rect)</label>
      <label text="Twenty" translatesAutoresizingMaskIntoConstraints="NO" id="twe">\(rect)</label> </subviews>
      </stackView> </subviews> </stackView>
      <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="fix">\(rect)</view> </subviews>
      <viewLayoutGuide key="safeArea" id="saf"/> <constraints>
      <constraint firstItem="nam" firstAttribute="leading" secondItem="saf" secondAttribute="leading" constant="11" id="c1"/>
      <constraint firstItem="nam" firstAttribute="top" secondItem="saf" secondAttribute="top" id="c2"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="nam" secondAttribute="trailing" constant="8" id="c3"/>
      <constraint firstItem="box" firstAttribute="trailing" secondItem="saf" secondAttribute="trailing" multiplier="0.75" id="c4"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="nam" secondAttribute="bottom" id="c5"/>
      <constraint firstItem="box" firstAttribute="height" constant="60" id="c6"/>
      <constraint firstAttribute="trailing" secondItem="row" secondAttribute="trailing" constant="13" id="c7"/>
      <constraint firstItem="row" firstAttribute="top" secondItem="box" secondAttribute="bottom" id="c8"/>
      </constraints>
      """)

  @Test(arguments: [nil, "iPhone 17"]) func whatFollowsTheDirectionIsReflected(name: String?) throws {
    let device = try name.map { try Device.named($0) }
    let leftToRight = try frames(Self.natural, .leftToRight, device)
    let rightToLeft = try frames(Self.natural, .rightToLeft, device)
    let width = try #require(leftToRight["vie-wv-iew"]?.width)
    #expect(leftToRight.count == 10)
    for (id, frame) in leftToRight {
      var other = try #require(rightToLeft[id])
      other.x = width - other.x - other.width
      #expect(frame.isSame(as: other), "\(id): \(frame) \(other)")
    }
  }

  /// A cell in a built-in style places its labels itself, and mirrors them.
  @Test func builtInCellsAreReflected() throws {
    let text = Storyboard.text(
      view: """
        <subviews><tableView id="tab"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <prototypes><tableViewCell style="IBUITableViewCellStyleDefault" textLabel="lab" id="cel">
        <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
        <tableViewCellContentView key="contentView" id="con"><rect key="frame" x="0.0" y="0.0" width="360" height="44"/>
        <subviews><label text="Name" id="lab"><rect key="frame" x="16" y="0.0" width="300" height="44"/></label></subviews>
        </tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
        """)
    let frames = try frames(text, .rightToLeft)
    let content = try #require(frames["con"])
    let label = try #require(frames["lab"])
    #expect(abs(content.x - (393 - 360)) < 0.01 && abs(label.x - (393 - 16 - 300)) < 0.01)
  }

  /// Left and right, masks, and views that have a direction of their own.
  private static let physical = Storyboard.text(
    view: """
      <subviews> <view translatesAutoresizingMaskIntoConstraints="NO" id="lef">\(rect)</view>
      <view id="mas">\(rect)<autoresizingMask key="autoresizingMask" flexibleMaxX="YES"/></view>
      <view semanticContentAttribute="playback" translatesAutoresizingMaskIntoConstraints="NO" id="pla">\(rect)
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inn">\(rect)</view></subviews> <constraints>
      <constraint firstItem="inn" firstAttribute="leading" secondItem="pla" secondAttribute="leading" constant="4" id="i1"/>
      <constraint firstItem="inn" firstAttribute="width" constant="9" id="i3"/> </constraints> </view>
      <stackView semanticContentAttribute="forceLeftToRight" translatesAutoresizingMaskIntoConstraints="NO" id="row">\(rect)
      <subviews> <label text="One" translatesAutoresizingMaskIntoConstraints="NO" id="one">\(rect)</label>
      <label text="Three" translatesAutoresizingMaskIntoConstraints="NO" id="two">\(rect)</label> </subviews>
      </stackView> </subviews> <constraints>
      <constraint firstItem="lef" firstAttribute="left" secondItem="vie-wv-iew" secondAttribute="left" constant="31" id="c1"/>
      <constraint firstItem="lef" firstAttribute="width" constant="90" id="c2"/>
      <constraint firstItem="pla" firstAttribute="right" secondItem="vie-wv-iew" secondAttribute="right" constant="-3" id="c3"/>
      <constraint firstItem="pla" firstAttribute="width" constant="90" id="c4"/>
      <constraint firstItem="row" firstAttribute="left" secondItem="lef" secondAttribute="right" multiplier="0.5" constant="6" id="c5"/>
      </constraints>
      """)

  @Test func leftStaysLeft() throws {
    let leftToRight = try frames(Self.physical, .leftToRight)
    let rightToLeft = try frames(Self.physical, .rightToLeft)
    for (id, frame) in leftToRight { #expect(frame.isSame(as: try #require(rightToLeft[id])), "\(id)") }
  }
}

extension Rect {
  fileprivate func isSame(as other: Rect) -> Bool {
    zip([x, y, width, height], [other.x, other.y, other.width, other.height]).allSatisfy { abs($0 - $1) < 0.01 }
  }
}
