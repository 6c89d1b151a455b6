/** The commands of GTP that a session answers: those of the standard, of GoGui's referees and of a course on games. */
import { gtpSizeOf } from '../../engine/game/gtp.ts'
import { nodesOf } from '../../engine/game/node-set.ts'
import { ownerOf, type Position } from '../../engine/game/position.ts'
import { rounded } from '../../engine/math/rounding.ts'
import { answerText, GtpError, parseGtpLine } from './line.ts'
import { colourIn, GTP_COLOURS, type GtpSession } from './session.ts'

type Answer = string | Promise<string>
type Command = (session: GtpSession, words: readonly string[]) => Answer

/** Milliseconds for `solve` where no `timelimit` is set. */
const SOLVE_MS = 10_000
const MAX_SECONDS = 1e6

/** A command without an answer. */
const doing =
  (act: (session: GtpSession, words: readonly string[]) => void): Command =>
  (session, words) => {
    act(session, words)
    return ''
  }

/** A command that sets a limit of time, which is answered once the time can be kept. */
const timing =
  (set: (session: GtpSession, words: readonly string[]) => void): Command =>
  async (session, words) => {
    set(session, words)
    await session.around.ready()
    return ''
  }

const MARKS = { red: 'X', blue: 'O' } as const

const finalScore = (session: GtpSession) => {
  const winner = session.winner()
  if (winner === null) throw new GtpError('cannot score')
  return winner === 'red' ? 'B+' : 'W+'
}

/** The commands by their names. */
const COMMANDS: Readonly<Record<string, Command>> = {
  protocol_version: () => '2',
  name: () => 'Poly-Y',
  version: ({ around }) => around.version,
  known_command: (_, [name]) => String(Object.hasOwn(COMMANDS, name ?? '')),
  list_commands: () => Object.keys(COMMANDS).join('\n'),
  quit: () => '',
  boardsize: doing((session, words) => session.resize(words)),
  clear_board: doing((session) => session.clear()),
  komi: doing((_, [komi]) => {
    if (komi === undefined || Number.isNaN(Number(komi))) throw new GtpError('syntax error')
  }),
  play: doing((session, words) => {
    if (words.length !== 2) throw new GtpError('syntax error')
    session.play(colourIn(words[0]), words[1])
  }),
  genmove: (session, [colour]) => session.move(colourIn(colour), true),
  reg_genmove: (session, [colour]) => session.move(colourIn(colour), false),
  undo: doing((session) => session.undo(1)),
  'gg-undo': doing((session, words) => session.undo(words.length === 0 ? 1 : numberIn(words[0], 1000))),
  showboard: (session) => `\n${session.around.boardLines(session.position).join('\n')}`,
  final_score: finalScore,
  time_settings: timing((session, words) => {
    const [main, period, stones] = [0, 1, 2].map((i) => numberIn(words[i]))
    session.setTime({ main: 1000 * main, period: 1000 * period, stones: Math.floor(stones) })
  }),
  time_left: timing((session, [colour, seconds, stones]) =>
    session.setTimeLeft(colourIn(colour), 1000 * numberIn(seconds), Math.floor(numberIn(stones))),
  ),
  cputime: ({ around }) => String(rounded(around.cpuSeconds(), 3)),
  timelimit: timing((session, [seconds]) => void (session.moveLimit = 1000 * numberIn(seconds))),
  solve: async (session) => {
    const { position, around } = session
    const winner = session.winner()
    const solved =
      winner === null ? await around.solve(position, session.moveLimit ?? SOLVE_MS) : { winner, move: null }
    if (solved === null) return 'unknown'
    return `${GTP_COLOURS[solved.winner]}${solved.move === null ? '' : ` ${position.board.names[solved.move]}`}`
  },
  all_legal_moves: (session) => session.legalNames(),
  'gogui-rules_game_id': () => 'Polyy',
  'gogui-rules_board_size': ({ game }) => String(gtpSizeOf(game.start.board.size)),
  'gogui-rules_board': ({ position }) => `\n${squareOf(position).join('\n')}`,
  'gogui-rules_legal_moves': (session) => session.legalNames(),
  'gogui-rules_side_to_move': ({ position }) => GTP_COLOURS[position.toMove],
  'gogui-rules_final_result': (session) => (session.winner() === null ? '' : finalScore(session)),
  'gogui-analyze_commands': () =>
    [
      'string/Side to Move/gogui-rules_side_to_move',
      'string/Winner With Best Play/solve',
      'plist/Legal Moves/all_legal_moves',
      'string/Board/showboard',
      'string/Final Score/final_score',
    ].join('\n'),
  'gogui-interrupt': () => '',
}

/** A number from 0, as GTP's integers and floats are written. */
function numberIn(word: string | undefined, most = MAX_SECONDS): number {
  const number = /^\d+(\.\d*)?$/.test(word ?? '') ? Number(word) : NaN
  if (!(number <= most)) throw new GtpError('syntax error')
  return number
}

/** The board on GoGui's square of points, the greatest number first: letters across, numbers up. */
function squareOf(position: Position): string[] {
  const { board } = position
  const size = gtpSizeOf(board.size)
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'))
  for (const node of nodesOf(board.all)) {
    const name = board.names[node]
    const owner = ownerOf(position, node)
    if (owner !== null) rows[size - Number(name.slice(1))][name.charCodeAt(0) - 'a'.charCodeAt(0)] = MARKS[owner]
  }
  return rows.map((row) => row.join(' '))
}

export interface GtpAnswer {
  readonly text: string
  /** Does the session end with it? */
  readonly isLast: boolean
}

/** The answer to a line; null where it says nothing. */
export async function answerGtp(session: GtpSession, line: string): Promise<GtpAnswer | null> {
  const command = parseGtpLine(line)
  if (command === null) return null
  try {
    if (!Object.hasOwn(COMMANDS, command.name)) throw new GtpError('unknown command')
    const text = await COMMANDS[command.name](session, command.words)
    return { text: answerText(command, '=', text), isLast: command.name === 'quit' }
  } catch (error) {
    if (!(error instanceof GtpError)) throw error
    return { text: answerText(command, '?', error.message), isLast: false }
  }
}
