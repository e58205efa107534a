import Foundation
import IBLayout
import IBModel
import TestSupport
import Testing

@Suite struct ConflictCorpusTests {
  /// A part of each conflict is enough, as some have dozens of constraints.
  private static let (mostConflicts, mostConstraints) = (4, 8)

  @Test(
    arguments: ConflictDocuments.paths.filter { FileManager.default.fileExists(atPath: ConflictDocuments.url($0).path) }
  ) func `without one of its constraints a conflict is none`(path: String) throws {
    let document = try Document(parsing: [UInt8](try Data(contentsOf: ConflictDocuments.url(path))))
    let engine = LayoutEngine()
    for layout in engine.layouts(of: ResolvedDocument(document), options: .faults).solved {
      for conflict in layout.conflicts.prefix(Self.mostConflicts) {
        let ids = Set(conflict.constraints.map(\.id))
        for constraint in conflict.constraints.prefix(Self.mostConstraints) {
          var edit = ModelEdit(document)
          edit.remove(constraint)
          let rest = ids.subtracting([constraint.id])
          let resolved = ResolvedDocument(try edit.verified()) { $0.id == layout.root.id }
          let left = engine.layouts(of: resolved, options: .faults).solved.flatMap(\.conflicts)
            .map { Set($0.constraints.map(\.id)) }.filter { !$0.isEmpty && $0.isSubset(of: rest) }
          #expect(left.isEmpty, "without \(constraint.id) of \(ids.sorted())")
        }
      }
    }
  }
}

/// Documents of up to 150 KB with conflicts: those for which `ibt layout --problems` lists some. The real ones are
/// relative to `../shared`.
private enum ConflictDocuments {
  static func url(_ path: String) -> URL {
    publicPaths.contains(path) ? Corpus.url(of: path) : Corpus.folder.deletingLastPathComponent().appending(path: path)
  }

  static let paths = publicPaths + list.split(separator: "\n").map(String.init)

  private static let publicPaths = ["Tests/Corpus/Alpine/WeatherStrip.xib", "Tests/Corpus/Ledger/ReportOptions.xib"]

  private static let list = """
    corpus/Esri__arcgis-runtime-samples-ios/arcgis-ios-sdk-samples__Layers__Edit KML ground overlay__EditKMLGroundOverlay.storyboard
    corpus/LoopKit__Loop/Loop__Base.lproj__Main.storyboard
    corpus/LoopKit__LoopKit/LoopKitUI__Views__ReservoirVolumeHUDView.xib
    corpus/artsy__energy/Classes__Controllers__Settings__ARSettings.storyboard
    corpus/googleads__googleads-mobile-ios-examples/Objective-C__advanced__APIDemo__APIDemo__CustomControls.xib
    corpus/googleads__googleads-mobile-ios-examples/Objective-C__advanced__APIDemo__APIDemo__PreloadView.xib
    corpus/googleads__googleads-mobile-ios-examples/Swift__admanager__AdManagerCustomRenderingExample__AdManagerCustomRenderingExample__Base.lproj__LaunchScreen.storyboard
    corpus/googleads__googleads-mobile-ios-examples/Swift__advanced__APIDemo__APIDemo__CustomControls.xib
    corpus/googleads__googleads-mobile-ios-examples/Swift__advanced__APIDemo__APIDemo__PreloadView.xib
    corpus/home-assistant__iOS/Sources__App__Settings__HomeAssistantLogoView.xib
    corpus/nicklockwood__SwiftFormat/EditorExtension__Application__Base.lproj__Main.storyboard
    corpus/openfoodfacts__openfoodfacts-ios/Sources__Views__Products__Detail__Common__IngredientsAnalysisView.xib
    corpus/openfoodfacts__openfoodfacts-ios/Sources__Views__Products__Detail__ProductAttributes__AttributeTableViewCell.xib
    corpus/openfoodfacts__openfoodfacts-ios/Sources__Views__Products__Detail__ProductDetailWebViewTableViewCell.xib
    corpus/quicksilver__Quicksilver/Quicksilver__Nibs__QSApplicationPrefPane.xib
    corpus/tuist__XcodeProj/Fixtures__iOS__AppWithExtensions__TodayViewExtension__Base.lproj__MainInterface.storyboard
    recent/ForgeRock__forgerock-ios-sdk/e2e__FRAuthenticatorExample__FRAuthenticatorExample__Base.lproj__Main.storyboard
    recent/ReseauEntourage__entourage-ios/entourage__Scenes__Events__Cells__Feed__EventDetailTopFullCell.xib
    recent/ReseauEntourage__entourage-ios/entourage__Scenes__HomeV2__homev2cells__HomeInitialPedagoCell.xib
    recent/awslabs__amazon-kinesis-video-streams-webrtc-sdk-ios/Swift__KVSiOSApp__Main.storyboard
    recent/bradhowes__SoundFonts/SoundFontsFramework__SoundFontsFramework__UI__Tutorial__Pages__TagsList.storyboard
    recent/bryceco__GoMap/src__iOS__Settings__Base.lproj__Settings.storyboard
    recent/dagronf__DSFFloatLabelledTextControl/Demos__Demos__DSFFloatLabelledTextControls__Base.lproj__MainMenu.xib
    recent/dagronf__DSFSparkline/Demos__Samples__macOS Sparkline Demo Objc__Base.lproj__Main.storyboard
    recent/duckduckgo__macos-browser/DuckDuckGo__JSAlert__JSAlert.storyboard
    recent/duckduckgo__macos-browser/DuckDuckGo__Permissions__View__PermissionAuthorization.storyboard
    recent/eu-digital-green-certificates__dgca-verifier-app-ios/history-337a3c2__DGCAVerifier__Storyboards__EUID.storyboard
    recent/prebid__prebid-mobile-ios/InternalTestApp__PrebidMobileDemoRendering__Resources__Base.lproj__Main.storyboard
    recent/tuya__tuya-home-ios-sdk-sample-swift/TuyaAppSDKSample-iOS-Swift__StoryBoard__Base.lproj__DeviceList.storyboard
    recent/weiran__Hackers/history-8853065__App__Main.storyboard
    """
}
