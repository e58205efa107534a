import Foundation

/// How work grows with its input.
public enum Growth {
  /// The size is multiplied by this.
  public static let factor = 4

  /// Work that grows more than this when its input is 4 times as large is not linear: n log n grows by less than 5,
  /// n² by 16.
  public static let limit = 9.0

  /// How many times the processor time of some work grows from an input of a size to one of 4 times the size.
  ///
  /// Only the time of the current thread counts, and the least of several runs. Other work on the machine also takes its
  /// caches, so a growth above the limit is returned only if it stays in many runs.
  /// - Parameter prepare: Makes the input of a size; its time does not count.
  public static func measured(
    from size: Int, runs: Int = 3, prepare: (Int) throws -> () throws -> Void
  ) throws -> Double {
    let (small, large) = (try prepare(size), try prepare(factor * size))
    var (leastSmall, leastLarge) = (Double.infinity, Double.infinity)
    for _ in 0..<5 * runs {
      for _ in 0..<runs { leastSmall = min(leastSmall, try time(small)) }
      leastLarge = min(leastLarge, try time(large))
      if leastLarge < limit * leastSmall { break }
    }
    return leastLarge / leastSmall
  }

  /// Seconds of processor time of the current thread.
  private static func time(_ work: () throws -> Void) rethrows -> Double {
    let start = seconds()
    try work()
    return seconds() - start
  }

  private static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
