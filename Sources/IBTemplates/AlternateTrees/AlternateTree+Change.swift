import IBModel

extension AlternateTree {
  /// Gives the counterparts the frames, masks and `hidden` of the views, as TPMultiLayoutViewController does. Bounds
  /// follow from the frame. Nothing changes for the tree that is shown.
  public func change(_ options: ApplyOptions, among constraints: RunTimeConstraints) -> LayoutChange {
    var change = LayoutChange(ConstraintSwap())
    change.skipped = unmatchedSkips
    guard options.scope != .constraints, root != live else { return change }
    for participant in participants { copyValues(of: participant, to: &change) }
    if let liveVariant {
      change.skipped.append(
        Plan.Skip(
          object: live.id, keyPath: nil,
          reason: "`\(liveVariant)` leads to this view too, so that its layout is overwritten"))
    }
    return change
  }

  /// An obstacle only if no view of the tree has a counterpart.
  public var problems: [TemplateProblem] {
    guard match.isEmpty else { return [] }
    return [
      TemplateProblem(message: "none of the views in \(root.reference) has a counterpart in \(live.reference)")
    ]
  }

  /// In the order of transfer.
  private static let keyPaths = ["frame", "hidden", "autoresizingMask"]

  private func copyValues(of participant: Participant, to change: inout LayoutChange) {
    for keyPath in AlternateTree.keyPaths {
      var reasons: [String] = []
      do throws(TransferError) {
        let transfer = try transfer(of: keyPath, participant)
        change.transfers.append(transfer)
        reasons = transfer.varyingTraits.map { "it has another value for \($0), which is not changed" }
      } catch {
        reasons = [error.description]
      }
      change.skipped += reasons.map { Plan.Skip(object: participant.target.id, keyPath: keyPath, reason: $0) }
    }
  }

  private func transfer(
    of keyPath: String, _ participant: Participant
  ) throws(TransferError) -> AttributeTransfer {
    let (view, target) = (participant.view, participant.target)
    if keyPath == "frame" {
      if view.frame == nil { throw TransferError("\(view.reference) has no frame") }
      if isPlacedByConstraints(target) {
        throw TransferError("constraints place it, so that layout would overwrite the frame")
      }
    }
    return try AttributeTransfer(keyPath, from: view, to: target, in: document)
  }

  private func isPlacedByConstraints(_ view: Object) -> Bool {
    document.usesAutoLayout && view.bool("translatesAutoresizingMaskIntoConstraints") == false
  }

  private var unmatchedSkips: [Plan.Skip] {
    match.unmatched.map { Plan.Skip(object: $0.view.id, keyPath: nil, reason: $0.reason) }
      + match.unclaimed.map {
        Plan.Skip(
          object: $0.id, keyPath: nil, reason: "it has no counterpart in `\(property)`, so that it is not changed")
      }
  }
}

extension TreeMatch.Unmatched {
  package var reason: String {
    isAmbiguous
      ? "\(candidateCount) views of its class in \(superview.reference) could be its counterpart; give both the same tag"
      : "it has no counterpart in \(superview.reference)"
  }
}
