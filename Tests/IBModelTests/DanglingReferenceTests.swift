import IBModel
import IBXML
import Testing

/// Verifying an edit looks up only the references that a change can leave dangling. What all references of the result
/// say must be the same.
@Suite struct DanglingReferenceTests {
  private static let text = """
    <document><objects><viewController id="vc"><view key="view" id="top"><subviews>
    <view id="a"/><view id="b"><subviews><view id="c"/></subviews></view></subviews><constraints>
    <constraint firstItem="a" firstAttribute="top" secondItem="c" secondAttribute="top" id="top1"/></constraints></view>
    <connections><outlet property="a" destination="a" id="o1"/><outlet property="was" destination="lost" id="o2"/>
    </connections></viewController></objects></document>
    """

  private static let changes: [String: @Sendable (inout ModelEdit, Document) -> Void] = [
    "remove a view": { $0.remove($1.element("a")) }, "remove what is around a view": { $0.remove($1.element("b")) },
    "remove a view and what refers to it": {
      for id in ["a", "top1", "o1"] as [ObjectID] { $0.remove($1.element(id)) }
    },
    "replace a view by one with its id": {
      $0.replace($1.element("a"), with: NewElement("label", [NewAttribute(.id, "a")]))
    },
    "replace a view by one with another id": {
      $0.replace($1.element("a"), with: NewElement("label", [NewAttribute(.id, "x")]))
    }, "rename a view": { $0.setAttribute(.id, to: "x", on: $1.element("a")) },
    "rename a view and what refers to it": {
      $0.setAttribute(.id, to: "x", on: $1.element("c"))
      $0.setAttribute(.secondItem, to: "x", on: $1.element("top1"))
    }, "connect to nothing": { $0.setAttribute(.destination, to: "x", on: $1.element("o1")) },
    "connect to the file's owner": { $0.setAttribute(.destination, to: "-1", on: $1.element("o1")) },
    "connect what is dangling": { $0.setAttribute(.destination, to: "b", on: $1.element("o2")) },
    "remove what is dangling": { $0.remove($1.element("o2")) },
    "add an outlet to nothing": { $0.add(outlet(to: "x"), to: .connections, of: $1.element("vc")) },
    "add an outlet to what is dangling": { $0.add(outlet(to: "lost"), to: .connections, of: $1.element("vc")) },
    "add a list with an outlet to nothing": { $0.add(outlet(to: "x"), to: .connections, of: $1.element("a")) },
    "add a view and an outlet to it": {
      $0.add(NewElement(.view, [NewAttribute(.id, "x")]), to: .subviews, of: $1.element("top"))
      $0.add(outlet(to: "x"), to: .connections, of: $1.element("vc"))
    },
    "remove what a moved view comes from": {
      guard let view = $1.object("c"), let top = $1.object("top") else { return }
      try? $0.move(view, to: top)
      $0.remove($1.element("b"))
    },
  ]

  private static func outlet(to id: String) -> NewElement {
    NewElement(.outlet, [NewAttribute(.property, "new"), NewAttribute(.destination, id), NewAttribute(.id, "new")])
  }

  @Test(arguments: changes.keys.sorted()) func `exactly the new ones are found`(name: String) throws {
    let document = try Document(parsing: Array(Self.text.utf8))
    var edit = ModelEdit(document)
    let change = try #require(Self.changes[name])
    change(&edit, document)
    var expected = try Document(parsing: try edit.unverifiedBytes()).danglingReferences().map(\.id)
    for id in document.danglingReferences().map(\.id) {
      if let known = expected.firstIndex(of: id) { expected.remove(at: known) }
    }
    do throws(EditError) {
      _ = try edit.verified()
      #expect(expected.isEmpty)
    } catch { #expect(error == .newProblems(dangling: Set(expected).sorted(), duplicate: [])) }
  }

  @Test func `some of these leave dangling references, and some do not`() throws {
    let failures = try Self.changes.filter { _, change in
      let document = try Document(parsing: Array(Self.text.utf8))
      var edit = ModelEdit(document)
      change(&edit, document)
      return (try? edit.verified()) == nil
    }
    #expect(failures.count == 9, "\(failures.keys.sorted())")
  }
}

extension Document { fileprivate func element(_ id: ObjectID) -> Element { object(id)?.element ?? tree.root } }
