/**
 * A referee of GTP for the tests, written from the text of the protocol: it knows the answers' form, keeps a board of
 * its own, and takes nothing from the program under test but the rules of the game.
 */
import { startCli } from '../run-cli.ts'
import { choiceOf } from '../../../src/engine/arena/choice.ts'
import { emptyPosition, legalMoves, play, winnerOf } from '../../../src/engine/game/position.ts'
import type { BoardSize } from '../../../src/engine/game/board.ts'
import type { CornersToWin } from '../../../src/engine/game/corners.ts'
import { Random } from '../../../src/engine/math/random.ts'
import { oracleOf } from '../../../src/engine/solver/oracle.ts'
import { answerGtp } from '../../../src/cli/gtp/commands.ts'
import { GtpSession, type GtpPlan } from '../../../src/cli/gtp/session.ts'

/** A whole answer: a mark, the number, text without an empty line, and the empty line. */
const WELL_FORMED = /^([=?])(\d*)(?:[ \n]([^\n]+(?:\n[^\n]+)*))?\n\n$/

export interface Engine {
  /** Writes a line and reads its answer. */
  ask(line: string): Promise<string>
  close(): Promise<void>
}

/** The text of an answer that begins with `=`. */
export async function told(engine: Engine, line: string): Promise<string> {
  const answer = await engine.ask(line)
  const [, mark, , text = ''] = WELL_FORMED.exec(answer) ?? []
  if (mark !== '=') throw new Error(`${line}: ${JSON.stringify(answer)}`)
  return text
}

export function isWellFormed(answer: string, id = ''): boolean {
  return WELL_FORMED.exec(answer)?.[2] === id
}

const plan = (changes: Partial<GtpPlan> = {}): GtpPlan => ({
  size: 4,
  rule: null,
  player: null,
  swaps: false,
  ...changes,
})

/** A session in this process, whose players think in it too. */
export function sessionOf(changes: Partial<GtpPlan> = {}, seed = 1): GtpSession {
  return new GtpSession(plan(changes), {
    version: '1.2.3',
    ready: async () => undefined,
    think: async ({ contestant, position, number, swapper, ms }) =>
      choiceOf(
        contestant,
        position,
        {
          random: Random.numbered(seed, number),
          oracle: () => oracleOf(position.board.size),
          ...(ms !== null && { time: ms }),
        },
        swapper,
      ),
    solve: async (position) => (position.board.size > 3 ? null : oracleOf(position.board.size).truthOf(position)),
    now: () => performance.now(),
    cpuSeconds: () => 1.5,
    boardLines: () => ['  a board', '', 'of two lines'],
  })
}

export function inProcess(changes: Partial<GtpPlan> = {}, seed = 1): Engine {
  const session = sessionOf(changes, seed)
  return { ask: async (line) => (await answerGtp(session, line))?.text ?? '', close: async () => undefined }
}

/** The real command, as a process. */
export function asProcess(args: readonly string[]): Engine {
  const child = startCli(['gtp', ...args])
  let text = ''
  let heard = () => {}
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    text += piece
    heard()
  })
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  return {
    async ask(line) {
      child.stdin.write(`${line}\n`)
      for (;;) {
        const end = text.indexOf('\n\n')
        if (end >= 0) {
          const answer = text.slice(0, end + 2)
          text = text.slice(end + 2)
          return answer
        }
        await Promise.race([
          new Promise<void>((resolve) => (heard = resolve)),
          ended.then(() => {
            throw new Error('the engine has gone')
          }),
        ])
      }
    },
    async close() {
      child.stdin.end('quit\n')
      await ended
    },
  }
}

/** Plays a game as gogui-twogtp does: until one engine resigns. Returns the winner by the referee's own board. */
export async function referee(
  black: Engine,
  white: Engine,
  size: BoardSize,
  rule?: CornersToWin,
): Promise<'red' | 'blue'> {
  for (const engine of [black, white]) {
    await told(engine, `boardsize ${5 * (size - 1)}`)
    await told(engine, 'clear_board')
  }
  let position = emptyPosition(size, rule)
  for (;;) {
    const isRed = position.toMove === 'red'
    const [letter, mover, other] = isRed ? ['b', black, white] : ['w', white, black]
    const word = await told(mover, `genmove ${letter}`)
    const winner = winnerOf(position)
    if (word === 'resign') {
      if (winner === null) throw new Error('resigned an open game')
      for (const engine of [black, white])
        if ((await told(engine, 'final_score')) !== (winner === 'red' ? 'B+' : 'W+')) throw new Error('another winner')
      return winner
    }
    const node = position.board.names.indexOf(word)
    if (!legalMoves(position).includes(node)) throw new Error(`illegal move ${word}`)
    position = play(position, node)
    await told(other, `play ${letter} ${word}`)
  }
}
