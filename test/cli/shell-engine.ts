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

/**
 * A program like SHELL_ENGINE that plays on from game to game: it lists what that takes, adds the number of its process
 * to a file, STARTS, and counts its games.
 */
export const LASTING_ENGINE = `
echo $$ >> STARTS
games=0 timed=0
${SHELL_ENGINE.replace(
  'clear_board) ',
  `list_commands) said='boardsize
clear_board
genmove' ;;
    clear_board) games=$((games + 1)); `,
)}`

/** A program that plays the first empty node as at the CodeCup, and answers the first stone by a swap. */
export const CODECUP = `
empty=' a1 b1 b2 b3 b4 b5 ' turn=0
while read -r line; do
  [ "$line" != Quit ] || exit 0
  turn=$((turn + 1))
  case $line in
    Start|-1) ;;
    *) empty="\${empty%% $line *} \${empty#* $line }"
       if [ $turn = 1 ]; then echo -1; continue; fi ;;
  esac
  node=\${empty# }; node=\${node%% *}
  empty=" \${empty# $node }"
  echo "$node"
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
