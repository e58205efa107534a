import Testing

@Suite struct CompletionTests {
  private let scratch = ScratchFolder([
    "Main.storyboard": "", "My Cell.xib": "", "notes.txt": "", "scene.xml": "", "sub/scene.xml": "",
  ])

  enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    static let installed = allCases.filter { !Program.installed($0.rawValue).isEmpty }
  }

  private func offers(_ words: [String], in shell: Shell) throws -> [String] {
    let script =
      switch shell {
      case .bash: Self.bashScript
      case .zsh: Self.zshScript
      case .fish: Self.fishScript
      }
    try scratch.write([".complete": script, ".words": words.joined(separator: "\n")])
    let path = #"PATH="$(dirname "$ibt"):$PATH" HOME="$PWD""#
    let flags = shell == .zsh ? "-f" : shell == .fish ? "--no-config" : "--norc"
    let outcome = try scratch.shell("\(path) \(shell.rawValue) \(flags) .complete")
    try #require(outcome.code == 0, "\(outcome.text)\(outcome.complaint)")
    return outcome.lines.sorted()
  }

  private static let bashScript = #"""
    source <(ibt completion bash)
    mapfile -t COMP_WORDS <.words
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMP_LINE="${COMP_WORDS[*]}"
    COMP_POINT=${#COMP_LINE}
    _ibt ibt "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
    printf '%s\n' "${COMPREPLY[@]}"
    """#

  private static let fishScript = #"""
    ibt completion fish | source
    complete -C (string join ' ' <.words) | string split -f 1 \t
    true
    """#

  /// Types the line into an interactive zsh, whose completion function writes what it adds to a file.
  private static let zshScript = #"""
    rm -f .offers
    zmodload zsh/zpty
    cat >.setup <<'END'
    PS1= LISTMAX=10000
    autoload -Uz compinit && compinit -u -D
    source <(ibt completion zsh)
    compadd() {
      local -a hits
      if [[ ${argv[(r)-(O|A|D)]} == -(O|A|D) ]]; then builtin compadd "$@"; return; fi
      builtin compadd -A hits "$@"
      print -rl -- ${(Q)hits} >>.offers
      builtin compadd "$@"
    }
    finish() { zle list-choices; BUFFER=' exit'; zle accept-line }
    zle -N finish
    bindkey '^T' finish
    END
    zpty shell zsh -f -i
    zpty -w shell 'source ./.setup'
    words=("${(@f)$(<.words)}")
    zpty -w -n shell "${(j: :)words}"$'\x14'
    while zpty -r shell line; do :; done
    touch .offers
    sort -u .offers
    """#

  @Test(arguments: Shell.installed) func `documents and folders complete a path`(shell: Shell) throws {
    #expect(try offers(["ibt", "lint", "M"], in: shell) == ["Main.storyboard", "My Cell.xib"])
    for command in [["lint"], ["tree", "scene.xml"], ["refs", "x"], ["apply", "--template", "x"], ["format"]] {
      let offered = try offers(["ibt"] + command + ["s"], in: shell)
      #expect(offered.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 } == ["scene.xml", "sub"], "\(command)")
    }
    #expect(try offers(["ibt", "lint", "sub/"], in: shell).map { $0.hasSuffix("scene.xml") } == [true])
  }

  @Test(arguments: Shell.installed) func `any file completes an output`(shell: Shell) throws {
    #expect(try offers(["ibt", "apply", "-o", "n"], in: shell) == ["notes.txt"])
  }

  @Test(arguments: Shell.installed) func `rules and groups complete a selection`(shell: Shell) throws {
    #expect(try offers(["ibt", "rules", "dangling_e"], in: shell) == ["dangling_entry"])
    #expect(try offers(["ibt", "lint", "--select", "dangling_e"], in: shell) == ["dangling_entry"])
    #expect(try offers(["ibt", "lint", "--ignore", "hyg"], in: shell) == ["hygiene"])
  }

  @Test(arguments: Shell.installed) func `devices complete a device`(shell: Shell) throws {
    let devices = try offers(["ibt", "layout", "--device", #"iPhone\ 17"#], in: shell)
    #expect(devices.contains("iPhone 17") && devices.allSatisfy { $0.hasPrefix("iPhone 17") })
  }

  @Test(arguments: Shell.installed) func `commands and formats are completed`(shell: Shell) throws {
    #expect(try offers(["ibt", "lin"], in: shell) == ["lint"])
    #expect(try offers(["ibt", "lint", "--format", "j"], in: shell) == ["json", "json-lines", "junit"])
    #expect(try offers(["ibt", "completion", "z"], in: shell) == ["zsh"])
  }
}
