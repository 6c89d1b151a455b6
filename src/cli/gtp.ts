/** `polyy gtp`: our players as an engine for the referees of the Go Text Protocol, which write to it line by line. */
import { Option, type Command } from 'commander'
import packageFile from '../../package.json' with { type: 'json' }
import { MEGABYTE } from '../contract/text-file.ts'
import { LEVEL_COUNT, type Contestant } from '../engine/arena/contestant.ts'
import type { BoardSize } from '../engine/game/board.ts'
import type { CornersToWin } from '../engine/game/corners.ts'
import { lastStoneOf } from '../engine/game/game.ts'
import { GTP_SIZES } from '../engine/game/gtp.ts'
import { EMPTY, only } from '../engine/game/node-set.ts'
import { now } from '../engine/math/clock.ts'
import { boardText } from './board-text.ts'
import { CONTESTANT_HELP, readContestant, readLevel } from './contestants.ts'
import { answerGtp } from './gtp/commands.ts'
import { GtpError, isInterrupt } from './gtp/line.ts'
import { GtpSession, type GtpPlan } from './gtp/session.ts'
import { Thinking } from './gtp/thinking.ts'
import { InputError, systemReason } from './input.ts'
import { readsStdin } from './lines.ts'
import { readAnySize, readRule } from './options.ts'
import { plain } from './terminal.ts'

const EXAMPLES = `
Examples:
  polyy gtp --size 4 --rule three-sides --level 3
  polyy gtp --size 7
  polyy gtp --player report-4
  gogui-twogtp -black 'polyy gtp --level 3' -white 'polyy gtp --level 5' -size 15 -games 10 -auto -sgffile games

The referee's boardsize is ${GTP_SIZES.join(', ')} for boards of 2 to 7 rings. Red is black and moves first, Blue is white.
Without --level and --player a search by f plays up to 31 nodes by three sides, and level 10 elsewhere; with limits
of time they search as long as these allow.
A player is ${CONTESTANT_HELP}`

interface Options {
  size: BoardSize
  rule?: CornersToWin
  level?: Contestant
  player?: Contestant
  swap?: boolean
}

export function addGtp(program: Command): void {
  program
    .command('gtp')
    .description('Our players as an engine of the Go Text Protocol, for referees such as gogui-twogtp.')
    .option('--size <rings>', 'board size at the start: 2 to 7', readAnySize, 4)
    .option('--rule <name>', 'three-sides or three-corners; by default three-sides up to size 4', readRule)
    .addOption(
      new Option('--level <number>', `the strength, from 1 to ${LEVEL_COUNT}, on the board that is played on`)
        .argParser(readLevel)
        .conflicts('player'),
    )
    .option('--player <player>', 'who plays: a contestant or its file', readContestant)
    .option('--swap', 'its second player may answer the first stone by a swap, which most referees do not know')
    .addHelpText('after', EXAMPLES)
    .action(async ({ size, rule, level, player, swap: swaps = false }: Options) => {
      await serve({ size, rule: rule ?? null, player: level ?? player ?? null, swaps })
    })
}

/** Answers the lines of stdin until it ends, or until `quit`. */
async function serve(plan: GtpPlan): Promise<void> {
  readsStdin()
  const thinking = new Thinking()
  const lines: { readonly text: string; isInterrupted: boolean }[] = []
  const { stdin } = process
  let [isOpen, wake] = [true, () => {}]
  const faults: InputError[] = []
  const reader = new LineReader((text) => {
    if (isInterrupt(text)) {
      // An interrupt ends the answers to all lines before it.
      for (const line of lines) line.isInterrupted = true
      thinking.interrupt()
    } else lines.push({ text, isInterrupted: false })
    wake()
  })
  const close = () => {
    isOpen = false
    wake()
  }
  const refuse = (reason: string) => {
    faults.push(new InputError(`cannot read stdin: ${reason}`))
    stdin.pause()
    close()
  }
  // Bytes above ASCII are of no command: whatever they mean, each is one character.
  stdin
    .setEncoding('latin1')
    .on('data', (text) => {
      if (!reader.take(String(text))) refuse(`a line has more than ${MAX_UNENDED / MEGABYTE} MB`)
      if (lines.length > MAX_WAITING) stdin.pause()
    })
    .on('end', () => {
      reader.end()
      close()
    })
    .on('error', (error) => refuse(systemReason(error)))
  try {
    const session = sessionOf(plan, thinking)
    for (;;) {
      const line = lines.shift()
      if (line === undefined) {
        if (faults.length > 0) throw faults[0]
        if (!isOpen) return
        stdin.resume()
        await new Promise<void>((resolve) => (wake = resolve))
        continue
      }
      const answering = answerGtp(session, line.text)
      if (line.isInterrupted) thinking.interrupt()
      const answer = await answering
      if (answer !== null) process.stdout.write(answer.text)
      if (answer?.isLast) return
    }
  } finally {
    thinking.end()
    stdin.destroy()
  }
}

function sessionOf(plan: GtpPlan, thinking: Thinking): GtpSession {
  try {
    const session: GtpSession = new GtpSession(plan, {
      version: packageFile.version,
      ready: () => thinking.ready,
      think: (question) => thinking.think(question),
      solve: (position, ms) => thinking.solve(position, ms),
      now,
      cpuSeconds() {
        const { user, system } = process.cpuUsage()
        return (user + system) / 1e6
      },
      boardLines(position) {
        const last = lastStoneOf(session.game)
        return boardText(position, last === null ? EMPTY : only(last), false).map(plain)
      },
    })
    return session
  } catch (error) {
    if (error instanceof GtpError) throw new InputError(error.message)
    throw error
  }
}

/** Characters kept of a line; no command has as many. */
const MAX_LINE = 10_000
/** Characters of a line after which none is expected to end it: the input is a device without an end. */
const MAX_UNENDED = 100 * MEGABYTE
/** Lines that wait while one is answered; no referee writes as many, and none behind them is heard as an interrupt. */
const MAX_WAITING = 10_000

/** Splits a stream at line feeds and carriage returns; no command is longer than what is kept of a line. */
class LineReader {
  private rest = ''
  /** Characters of the last line, of which `rest` is the beginning. */
  private length = 0

  constructor(private readonly heard: (line: string) => void) {}

  /** @returns false when a line goes on too long */
  take(text: string): boolean {
    const lines = text.split(/[\r\n]/)
    const last = lines.pop() as string
    for (const line of lines) {
      this.rest += line
      this.end()
    }
    this.rest = (this.rest + last).slice(0, MAX_LINE)
    this.length += last.length
    return this.length <= MAX_UNENDED
  }

  /** Ends the last line. */
  end(): void {
    // An empty line is dropped: a carriage return and a line feed together end one line.
    if (this.rest !== '') this.heard(this.rest)
    this.rest = ''
    this.length = 0
  }
}
