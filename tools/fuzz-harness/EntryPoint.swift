import DocumentLaws
import IBXML
import TestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What libFuzzer calls with each input; a broken law ends the process, so that the input is kept.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let complaint = DocumentLaws(bytes).complaint() {
    print("broken law: \(complaint)")
    fflush(nil)
    abort()
  }
  return 0
}

@_silgen_name("LLVMFuzzerMutate")
private func mutatedByLibFuzzer(_ start: UnsafeMutablePointer<UInt8>?, _ count: Int, _ room: Int) -> Int

/// libFuzzer calls this to make a new input. Half of the time it exchanges elements and values, which random bytes never
/// do.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(_ start: UnsafeMutablePointer<UInt8>?, _ count: Int, _ room: Int, _ seed: CUnsignedInt) -> Int {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let start, !seed.isMultiple(of: 2), let tree = try? XMLTree(parsing: bytes) else {
    return mutatedByLibFuzzer(start, count, room)
  }
  var mutation = Mutation(seed: UInt64(seed))
  let result = mutation.mutated(tree)
  guard result != bytes, result.count <= room else { return mutatedByLibFuzzer(start, count, room) }
  result.withUnsafeBufferPointer { start.update(from: $0.baseAddress ?? UnsafePointer(start), count: $0.count) }
  return result.count
}

/// What libFuzzer calls first: with a folder in `IBT_FUZZ_SEEDS`, writes generated scenes there and ends.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_ count: UnsafeRawPointer?, _ arguments: UnsafeRawPointer?) -> CInt {
  guard let folder = getenv("IBT_FUZZ_SEEDS") else { return 0 }
  for seed in UInt64(0)..<12 {
    let path = String(cString: folder) + "/random-scene-\(seed).xml"
    guard let file = fopen(path, "w") else { exit(2) }
    let bytes = RandomScene(seed: seed).bytes
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count, fclose(file) == 0 else { exit(2) }
  }
  exit(0)
}
