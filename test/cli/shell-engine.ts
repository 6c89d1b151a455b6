/** A program that plays the first empty node of six by GTP. The shell starts it in a few milliseconds. */
export const SHELL_ENGINE = `
while read -r command colour node; do
  said=
  case $command in
    clear_board) empty=' a1 b1 b2 b3 b4 b5 ' ;;
    genmove) node=\${empty# }; node=\${node%% *}; said=$node ;;
  esac
  case $command in
    play|genmove) empty="\${empty%% $node *} \${empty#* $node }" ;;
  esac
  printf '= %s\\n\\n' "$said"
  [ "$command" != quit ] || exit 0
done
`

const startedBy = (command: string) => JSON.stringify({ command })

/** Two engines as they are handed in for a course, by their paths. */
export const HANDED_IN = {
  'engines/ada/engine.json': startedBy('sh engine.sh'),
  'engines/ada/engine.sh': SHELL_ENGINE,
  'engines/bob/engine.json': startedBy('sh parts/engine.sh'),
  'engines/bob/parts/engine.sh': SHELL_ENGINE,
}

/** Two that cannot be started. */
export const UNSTARTABLE = {
  'engines/ada/engine.json': startedBy('nowhere-to-be-found'),
  'engines/ada/parts/notes': 'of the author',
  'engines/bob/notes': 'without a manifest',
}
