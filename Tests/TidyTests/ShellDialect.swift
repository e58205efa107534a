/// Features that bash 3.2 and the tools of BSD lack, which macOS has: scripts of this package run there too.
struct ShellDialect {
  /// Something that only newer shells or GNU's tools understand.
  struct Novelty {
    var name: String
    /// A regular expression for one line.
    var pattern: String
    var substitute: String

    init(_ name: String, _ pattern: String, write substitute: String) {
      self.name = name
      self.pattern = pattern
      self.substitute = substitute
    }
  }

  /// A novelty where it occurs.
  struct Occurrence: Equatable, CustomStringConvertible {
    var line: Int
    var name: String
    var substitute: String
    var description: String { "line \(line): macOS does not have \(name), write: \(substitute)" }
  }

  static let novelties = [
    // bash 4 and later.
    Novelty("`mapfile`", #"\b(mapfile|readarray)\b"#, write: "`while IFS= read -r`"),
    Novelty("associative arrays", #"\b(declare|local|typeset) +-[a-zA-Z]*A"#, write: "`case`, or awk"),
    Novelty("name references", #"\b(declare|local|typeset) +-[a-zA-Z]*n\b"#, write: "a variable of the caller"),
    Novelty("`${x,,}`", #"\$\{[A-Za-z_0-9@*\[\]]+(,|\^)"#, write: "`tr`"),
    Novelty("`${x@Q}`", #"\$\{[A-Za-z_0-9*\[\]]+@[A-Za-z]\}"#, write: "`printf %q`"),
    Novelty("`${x[-1]}`", #"\$\{[A-Za-z_0-9]+\[ *-[0-9]"#, write: "an index from the start"),
    Novelty("`[[ -v x ]]`", #"\[\[ +-v "#, write: #"`[ -n "${x+set}" ]`"#),
    Novelty("`&>>` and `|&`", #"&>>|\|&"#, write: "`2>&1`"), Novelty("`coproc`", #"\bcoproc\b"#, write: "a named pipe"),
    Novelty("`wait -n`", #"\bwait -n"#, write: "`wait`"),
    Novelty("`printf '%(…)T'`", #"printf .*%\("#, write: "`date`"),
    // GNU's tools.
    Novelty("`sed -i` without a suffix", #"\bsed +(-[a-zA-Z]* +)*-i( |$)"#, write: "another file and `mv`"),
    Novelty("`\\?`, `\\+` and `\\|` of sed and grep", #"\b(sed|grep) [^|]*\\[?+|]"#, write: "`-E`"),
    Novelty("`readlink -f` and `-m`", #"\breadlink +-"#, write: "`cd … && pwd -P`"),
    Novelty("`realpath`", #"(^|[ (`])realpath "#, write: "`cd … && pwd -P`"),
    Novelty("`sha256sum`", #"\b(sha[0-9]+sum|md5sum)\b"#, write: "`shasum -a 256`"),
    Novelty("`grep -P`", #"\bgrep +(-[a-zA-Z]* +)*-[a-zA-Z]*P"#, write: "`grep -E`"),
    Novelty("`date -d`", #"\bdate +(-[a-zA-Z]* +)*(-d|--|-I)"#, write: "python3, or `date -r`"),
    Novelty("`stat -c`", #"\bstat +(-[a-zA-Z]* +)*(-c|--)"#, write: "`wc -c` or `ls -l`"),
    Novelty(
      "long options", #"\b(cp|mv|ln|rm|ls|sort|head|tail|tar|xargs|mktemp|touch|cut|du) +([^|;&]* )?--[a-z]"#,
      write: "short ones"), Novelty("`xargs -d` and `-r`", #"\bxargs +(-[a-zA-Z0-9]+ +)*-[dr]\b"#, write: "`xargs -0`"),
    Novelty("`mktemp -p`", #"\bmktemp +(-d +)?-p"#, write: "`mktemp FOLDER/name.XXXXXX`"),
    Novelty("`cp -t`", #"\b(cp|mv|ln) +-[a-zA-Z]*[tT] |\bln +-[a-zA-Z]*r"#, write: "the folder as the last operand"),
    Novelty("`head -n -N`", #"\bhead +-n? *-[0-9]+ *-|\bhead +-n +-"#, write: "`sed`"),
    Novelty("`find -printf`", #"-printf\b|-regextype\b"#, write: "`-exec` or `-print`"),
    Novelty("`sort -V`", #"\bsort +-[a-zA-Z]*V"#, write: "`sort -t. -k1,1n -k2,2n`"),
    Novelty("`touch -d`", #"\btouch +-d"#, write: "`touch -t`"),
    Novelty("`tac`", #"(^|[|( ])tac\b"#, write: "`tail -r`, or awk"),
    Novelty("`timeout`", #"(^|[|(;] *)timeout "#, write: "`perl -e 'alarm …'`"),
    Novelty("`nproc`", #"\bnproc\b"#, write: "`getconf _NPROCESSORS_ONLN`"),
    Novelty("namespaces", #"\b(unshare|chroot|debootstrap)\b"#, write: "nothing: name the script as one for Linux"),
  ]

  /// The occurrences in a script, outside of its comments.
  static func occurrences(in script: String) -> [Occurrence] {
    var result: [Occurrence] = []
    let compiled = novelties.compactMap { novelty in (try? Regex(novelty.pattern)).map { (novelty, $0) } }
    for (index, line) in script.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.drop(while: \.isWhitespace).hasPrefix("#") { continue }
      for (novelty, regex) in compiled where line.contains(regex) {
        result.append(Occurrence(line: index + 1, name: novelty.name, substitute: novelty.substitute))
      }
    }
    return result + emptyArrays(in: script)
  }

  /// In bash before 4.4, `"${array[@]}"` of an array without elements is an error under `set -u`. Arrays that start empty are
  /// therefore written `${array[@]+"${array[@]}"}`, unless the script looks whether they are empty.
  private static func emptyArrays(in script: String) -> [Occurrence] {
    let lines = script.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.contains(where: { $0.hasPrefix("set -") && $0.contains("u") }) else { return [] }
    let empty = script.matches(of: /(?:^|[\s;])([A-Za-z_]+)=\(\s*\)/.anchorsMatchLineEndings())
    let names = Set(empty.map { String($0.1) }).filter { !script.contains("${#\($0)[@]}") }.sorted()
    return lines.enumerated().flatMap { index, line in
      names.filter { name in
        let whole = "\"${\(name)[@]}\""
        return line.contains(whole) && !line.contains("${\(name)[@]+\(whole)}")
      }.map { name in
        Occurrence(line: index + 1, name: "arrays without elements under `set -u`", substitute: "`${\(name)[@]+…}`")
      }
    }
  }
}
